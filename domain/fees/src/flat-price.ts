import { decimal, type Currency } from '@formation/money';
import { sum } from './figure/operations.ts';
import type { FlatSale, SaleInputs } from './flat-sale.ts';
import type { Refusal } from './published/refusal.ts';
import { ofCents } from './solve/cents.ts';
import { surplusOver, type Goal } from './solve/goal.ts';
import { lowestReaching, type Solution } from './solve/lowest-reaching.ts';

/** The lowest sold price that reaches a goal by a quick estimate, eBay's or PayPal's. */
export function flatPrice<C extends Currency>(
  saleOf: (inputs: SaleInputs<C>) => FlatSale<C>,
  inputs: SaleInputs<C>,
  goal: Goal,
): Solution<FlatSale<C>> | Refusal {
  return lowestReaching({
    at: (cents) => saleOf({ ...inputs, soldPrice: ofCents(cents, inputs.soldPrice.currency) }),
    surplus: ({ lines: { profit, base, itemCost, shippingCost } }) =>
      surplusOver(goal, { profit, revenue: base, costs: sum(itemCost, shippingCost) }),
    breaks: [],
    wobble: decimal('0'), // nothing is rounded
  });
}
