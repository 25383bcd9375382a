import { costGoal } from '../../solve/highest-goal.ts';
import { priceGoals } from '../../solve/price-goals.ts';
import { answer } from './answer.ts';

const currency = () => 'LKR' as const;

/** Daraz asked backwards: prices for what is wanted, and the most that the item may cost. */
export const goals = [
  ...priceGoals({ field: 'price', currency, answer, tolerance: '0.01' }), // two fees, each rounded by at most half a cent
  costGoal({ field: 'itemCost', currency, answer }),
];
