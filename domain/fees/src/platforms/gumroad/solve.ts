import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { Sale } from './question.ts';

/** Gumroad asked backwards: the price for what is wanted to be left. */
export const goals = [
  receiveGoal<Sale>({
    id: 'receive',
    field: 'price',
    currency: () => 'USD',
    answer,
    tolerance: '0.015', // the fee, the card's payment and the VAT, each rounded by at most half a cent
  }),
];
