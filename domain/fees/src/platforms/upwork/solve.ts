import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { Work } from './question.ts';

/** Upwork asked backwards: what to ask of the client for what is wanted to be left. */
export const goals = [
  receiveGoal<Work>({
    id: 'receive',
    field: 'amount',
    currency: () => 'USD',
    answer,
    tolerance: '0.01', // the fee and its VAT, each rounded by at most half a cent
  }),
];
