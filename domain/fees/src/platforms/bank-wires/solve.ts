import { halfCoin } from '../../solve/cents.ts';
import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import { wireBreaks } from './fees.ts';
import type { QuestionRequest } from './question.ts';

/** The banks asked backwards: what must be sent, or arrive, for what is wanted to arrive or to be credited. */
export const goals = [
  receiveGoal<QuestionRequest>({
    id: 'send',
    field: 'amount',
    currency: ({ amount }) => amount.currency,
    arrivingIn: ({ what, account, amount }) => (what === 'credit' && account === 'rupees' ? 'LKR' : amount.currency),
    answer,
    breaks: wireBreaks,
    tolerance: () => halfCoin('LKR'),
  }),
];
