import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { Order } from './question.ts';

/** Fiverr asked backwards: the price of an order for what is wanted to be left. */
export const goals = [
  receiveGoal<Order>({
    id: 'receive',
    field: 'amount',
    currency: () => 'USD',
    answer,
    tolerance: '0.01', // the fee and its VAT, each rounded by at most half a cent
  }),
];
