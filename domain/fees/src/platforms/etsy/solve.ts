import { costGoal } from '../../solve/highest-goal.ts';
import { priceGoals } from '../../solve/price-goals.ts';
import { answer } from './answer.ts';
import type { Order } from './question.ts';

const currency = ({ itemPrice }: Order) => itemPrice.currency;

/** Etsy asked backwards: prices for what is wanted, and the most that the item may cost. */
export const goals = [
  // Five lines rise with the price, each rounded by at most half a cent, and two kinds of VAT on them.
  ...priceGoals({ field: 'itemPrice', currency, answer, tolerance: '0.05' }),
  costGoal({ field: 'itemCost', currency, answer }),
];
