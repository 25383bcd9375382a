import { compare, currencies, rate, type Currency, type Money, type Rate } from '@formation/money';
import { constant, input, line, type Figure, type Line } from '../figure/figure.ts';
import { difference, dividedBy, product, roundedUp, sum } from '../figure/operations.ts';
import type { Unreachable } from '../published/refusal.ts';

/** What a price should leave: an amount, a fraction of the price, or a fraction of the cost. */
export type Target<C extends Currency> =
  Readonly<{ profit: Money<C> }> | Readonly<{ margin: Rate }> | Readonly<{ markup: Rate }>;

/**
 * The lowest price in coins that leaves at least what is wanted above a cost.
 *
 *     profit: cost + profit;  markup: cost × (1 + markup);  margin: cost ÷ (1 − margin), the next coin up
 *
 * @returns the price; out of reach for a margin of 100% or more.
 */
export function targetPrice<C extends Currency>(
  costPaid: Money<C>,
  target: Target<NoInfer<C>>,
): Line<Money<C>> | Unreachable {
  const exact = exactPrice(input('cost', costPaid), target);
  if ('refused' in exact) return exact;
  return line('price', roundedUp(exact, currencies[costPaid.currency].decimals));
}

function exactPrice<C extends Currency>(cost: Line<Money<C>>, target: Target<C>): Figure<Money<C>> | Unreachable {
  if ('profit' in target) return sum(cost, input('profit', target.profit));
  const one = constant(rate('1'));
  if ('markup' in target) return product(cost, sum(one, input('markup', target.markup)));
  if (compare(target.margin, rate('1')) >= 0) return { refused: 'unreachable' };
  return dividedBy(cost, difference(one, input('margin', target.margin)));
}

/**
 * The highest cost in coins that still leaves at least what is wanted under a price.
 *
 *     profit: price − profit;  margin: price × (1 − margin);  markup: price ÷ (1 + markup), the next coin down
 *
 * @returns the cost; out of reach when it would be below nothing, or for a markup of −100% or less.
 */
export function highestCost<C extends Currency>(
  priceAsked: Money<C>,
  target: Target<NoInfer<C>>,
): Line<Money<C>> | Unreachable {
  const price = input('price', priceAsked);
  const kept = keptOf(price, target);
  if ('refused' in kept) return kept;
  const cost = difference(price, roundedUp(kept, currencies[priceAsked.currency].decimals));
  return cost.value.units < 0n ? { refused: 'unreachable' } : line('cost', cost);
}

/** What the target takes out of a price, exactly. */
function keptOf<C extends Currency>(price: Line<Money<C>>, target: Target<C>): Figure<Money<C>> | Unreachable {
  if ('profit' in target) return input('profit', target.profit);
  if ('margin' in target) return product(price, input('margin', target.margin));
  if (compare(target.markup, rate('-1')) <= 0) return { refused: 'unreachable' };
  const markup = input('markup', target.markup);
  return dividedBy(product(price, markup), sum(constant(rate('1')), markup));
}
