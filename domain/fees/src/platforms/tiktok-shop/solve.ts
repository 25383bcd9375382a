import { costGoal } from '../../solve/highest-goal.ts';
import { priceGoals } from '../../solve/price-goals.ts';
import { answer } from './answer.ts';
import type { Order } from './question.ts';

const currency = ({ market }: Order) => (market === 'us' ? 'USD' : 'GBP');

/** TikTok Shop asked backwards: prices for what is wanted, and the most that the item may cost. */
export const goals = [
  // The commission and the VAT on it, each rounded by at most half a cent.
  ...priceGoals({ field: 'price', currency, answer, tolerance: '0.02' }),
  costGoal({ field: 'itemCost', currency, answer }),
];
