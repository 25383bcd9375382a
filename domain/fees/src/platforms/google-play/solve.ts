import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { Sale } from './question.ts';

/** Google Play asked backwards: the price for what is wanted to be left. */
export const goals = [
  receiveGoal<Sale>({
    id: 'receive',
    field: 'price',
    currency: () => 'USD',
    answer,
    tolerance: '0.015', // service fee, billing fee and the VAT, each rounded by at most half a cent
  }),
];
