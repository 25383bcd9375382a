import type { Refusal } from '../../refusal.ts';
import { halfCoin } from '../../solve/cents.ts';
import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { Asked } from './question.ts';

const unreachable: Refusal = { refused: 'unreachable' };
const arrivingIn = ({ what, to }: Asked) => (what === 'convertedPayment' ? to : 'USD');

/** Mercury asked backwards: what must be sent or invoiced for what is wanted to arrive; nothing arrives of a plan. */
export const goals = [
  receiveGoal<Asked>({
    id: 'send',
    field: 'amount',
    currency: () => 'USD',
    arrivingIn,
    answer: (asked, day) => (asked.what === 'plan' ? unreachable : answer(asked, day)),
    tolerance: (asked) => halfCoin(arrivingIn(asked)),
  }),
];
