import type { Refusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { halfCoin } from '../../solve/cents.ts';
import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { Asked } from './question.ts';

const unreachable: Refusal = { refused: 'unreachable' };
const arrivingIn = ({ what, to, amount }: Asked) =>
  what === 'convertedWithdrawal' || what === 'exchange' ? to : amount.currency;
const isYear = ({ what }: Asked) => what === 'year';

/** Payoneer asked backwards: what must be paid in, or withdrawn, for what is wanted to be left. */
export const goals = [
  receiveGoal<Asked>({
    id: 'receive',
    field: 'amount',
    applies: (asked) => !isYear(asked), // nothing arrives
    currency: ({ amount }) => amount.currency,
    arrivingIn,
    answer: (asked, day: IsoDate) => (isYear(asked) ? unreachable : answer(asked, day)),
    tolerance: (asked) => halfCoin(arrivingIn(asked)),
  }),
];
