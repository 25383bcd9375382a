import type { Refusal } from '../published/refusal.ts';
import { flatPrice } from '../flat-price.ts';
import type { FlatSale, SaleInputs } from '../flat-sale.ts';
import type { IsoDate } from '../schedule.ts';
import type { Goal } from '../solve/goal.ts';
import type { Solution } from '../solve/lowest-reaching.ts';
import { sale } from './sale.ts';

/** The lowest sold price that reaches a goal by the quick estimate: see {@link flatPrice}. */
export function priceFor(inputs: SaleInputs<'USD'>, goal: Goal, day: IsoDate): Solution<FlatSale<'USD'>> | Refusal {
  return flatPrice((priced) => sale(priced, day), inputs, goal);
}
