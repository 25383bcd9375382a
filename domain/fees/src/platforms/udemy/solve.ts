import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import type { Sales } from './question.ts';

/** Udemy asked backwards: what students must pay for what is wanted to be left. */
export const goals = [
  receiveGoal<Sales>({
    id: 'receive',
    field: 'amount',
    currency: () => 'USD',
    answer,
    tolerance: '0.02', // the service fee, Udemy's part, the tax and the VAT, each rounded by at most half a cent
  }),
];
