import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { Month } from './question.ts';

/** YouTube asked backwards: what must be earned for what is wanted to be left. */
export const goals = [
  receiveGoal<Month>({
    id: 'receive',
    field: 'amount',
    currency: () => 'USD',
    answer,
    tolerance: '0.01', // YouTube's part and the tax, each rounded by at most half a cent
  }),
];
