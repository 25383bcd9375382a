import type { Refusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { halfCoin } from '../../solve/cents.ts';
import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { QuestionRequest } from './question.ts';

const unreachable: Refusal = { refused: 'unreachable' };
const arrivingIn = ({ what, to, amount }: QuestionRequest) =>
  what === 'convertedWithdrawal' || what === 'exchange' ? to : amount.currency;
const isYear = ({ what }: QuestionRequest) => what === 'year';

/** Payoneer asked backwards: what must be paid in, or withdrawn, for what is wanted to be left. */
export const goals = [
  receiveGoal<QuestionRequest>({
    id: 'receive',
    field: 'amount',
    applies: (request) => !isYear(request), // nothing arrives
    currency: ({ amount }) => amount.currency,
    arrivingIn,
    answer: (request, day: IsoDate) => (isYear(request) ? unreachable : answer(request, day)),
    tolerance: (request) => halfCoin(arrivingIn(request)),
  }),
];
