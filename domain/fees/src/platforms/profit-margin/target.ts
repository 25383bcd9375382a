import { compare, currencies, inCurrency, rate, type Decimal, type Money, type Rate } from '@formation/money';
import type { Unreachable } from '../../refusal.ts';
import { constant, input, line, type Figure, type Line } from '../../trace/figure.ts';
import { difference, dividedBy, product, roundedUp, sum } from '../../trace/operations.ts';

/** What a price should leave: an amount, a fraction of the price, or a fraction of the cost. */
export type Aim = 'margin' | 'markup' | 'profit';

/**
 * The lowest price in coins that leaves at least what is wanted above a cost.
 *
 *     profit: cost + profit;  markup: cost × (1 + markup);  margin: cost ÷ (1 − margin), the next coin up
 *
 * @returns the price; out of reach for a margin of 100% or more.
 */
export function targetPrice(costPaid: Money, aim: Aim, wanted: Decimal): Line<Money> | Unreachable {
  const cost = input('cost', costPaid);
  const exact = exactPrice(cost, aim, plain(wanted));
  return 'refused' in exact ? exact : line('price', roundedUp(exact, currencies[costPaid.currency].decimals));
}

function exactPrice(cost: Line<Money>, aim: Aim, wanted: Rate): Figure<Money> | Unreachable {
  if (aim === 'profit') return sum<Money>(cost, input('profit', inCurrency(wanted, cost.value.currency)));
  const one = constant(rate('1'));
  if (aim === 'markup') return product(cost, sum(one, input('markup', wanted)));
  if (compare(wanted, one.value) >= 0) return { refused: 'unreachable' };
  return dividedBy(cost, difference(one, input('margin', wanted)));
}

/**
 * The highest cost in coins that still leaves at least what is wanted under a price.
 *
 *     profit: price − profit;  margin: price × (1 − margin);  markup: price ÷ (1 + markup), the next coin down
 *
 * @returns the cost; out of reach when it would be below nothing, or for a markup of −100% or less.
 */
export function highestCost(priceAsked: Money, aim: Aim, wanted: Decimal): Line<Money> | Unreachable {
  const price = input('price', priceAsked);
  const remainder = remainderOf(price, aim, plain(wanted));
  if ('refused' in remainder) return remainder;
  const cost = difference<Money>(price, roundedUp(remainder, currencies[priceAsked.currency].decimals));
  return cost.value.units < 0n ? { refused: 'unreachable' } : line('cost', cost);
}

/** What the target takes out of a price, exactly. */
function remainderOf(price: Line<Money>, aim: Aim, wanted: Rate): Figure<Money> | Unreachable {
  if (aim === 'profit') return input('profit', inCurrency(wanted, price.value.currency));
  if (aim === 'margin') return product(price, input('margin', wanted));
  if (compare(wanted, rate('-1')) <= 0) return { refused: 'unreachable' };
  const markup = input('markup', wanted);
  return dividedBy(product(price, markup), sum(constant(rate('1')), markup));
}

function plain({ units, scale }: Decimal): Rate {
  return { units, scale };
}
