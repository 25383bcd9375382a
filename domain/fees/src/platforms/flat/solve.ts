import type { IsoDate } from '../../schedule/schedule.ts';
import { priceGoals } from '../../solve/price-goals.ts';
import type { FlatSale } from './answer.ts';
import type { Sale } from './question.ts';

/** The lowest sold prices that reach what is wanted by a quick estimate, eBay's or PayPal's. */
export function flatGoals(answer: (sale: Sale, day: IsoDate) => FlatSale) {
  return priceGoals({ field: 'soldPrice', currency: () => 'USD', answer, tolerance: '0' }); // nothing is rounded
}
