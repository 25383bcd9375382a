import { halfCoin } from '../../solve/cents.ts';
import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { QuestionRequest } from './question.ts';

const arrivingIn = ({ what, to }: QuestionRequest) => (what === 'convertedPayment' ? to : 'USD');

/** Mercury asked backwards: what must be sent or invoiced for what is wanted to arrive; nothing arrives of a plan. */
export const goals = [
  receiveGoal<QuestionRequest>({
    id: 'send',
    field: 'amount',
    currency: () => 'USD',
    arrivingIn,
    answer,
    tolerance: (request) => halfCoin(arrivingIn(request)),
  }),
];
