import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { Month } from './question.ts';

/** Patreon asked backwards: the price of a membership for what is wanted to be left of the month. */
export const goals = [
  receiveGoal<Month>({
    id: 'receive',
    field: 'price',
    currency: () => 'USD',
    answer,
    tolerance: '0.02', // four fees, each rounded by at most half a cent
  }),
];
