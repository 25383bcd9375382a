import type { Currency, Money, Rate } from '@formation/money';
import { input, line, type Line } from '../figure/figure.ts';
import { difference, quotient } from '../figure/operations.ts';

export type Margin<C extends Currency = Currency> = Readonly<{
  lines: Readonly<Record<'price' | 'cost' | 'profit', Line<Money<C>>>> &
    Readonly<Record<'margin' | 'markup', Line<Rate>>>;
}>;

/**
 * What a price leaves above a cost.
 *
 *     profit = price − cost;  margin = profit ÷ price;  markup = profit ÷ cost
 *
 * @returns exact amounts; a fraction of nothing is 0.
 */
export function margin<C extends Currency>(priceAsked: Money<C>, costPaid: Money<NoInfer<C>>): Margin<C> {
  const price = line('price', input('price', priceAsked));
  const cost = line('cost', input('cost', costPaid));
  const profit = line('profit', difference(price, cost));
  return {
    lines: {
      price,
      cost,
      profit,
      margin: line('margin', quotient(profit, price)),
      markup: line('markup', quotient(profit, cost)),
    },
  };
}
