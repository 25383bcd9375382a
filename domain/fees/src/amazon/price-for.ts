import { decimal, type Currency } from '@formation/money';
import type { Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { ofCents } from '../solve/cents.ts';
import { surplusOver, type Goal } from '../solve/goal.ts';
import { lowestReaching, type Solution } from '../solve/lowest-reaching.ts';
import { sale, type Sale, type SaleInputs } from './sale.ts';

/** The lowest selling price that reaches a goal by the quick estimate. */
export function priceFor<C extends Currency>(
  inputs: SaleInputs<C>,
  goal: Goal,
  day: IsoDate,
): Solution<Sale<C>> | Refusal {
  return lowestReaching({
    at: (cents) => sale({ ...inputs, sellingPrice: ofCents(cents, inputs.sellingPrice.currency) }, day),
    surplus: ({ lines }) =>
      surplusOver(goal, { profit: lines.netProfit, revenue: lines.revenue, costs: lines.yourCosts }),
    breaks: [],
    wobble: decimal('0'), // the one rounded fee does not depend on the price
  });
}
