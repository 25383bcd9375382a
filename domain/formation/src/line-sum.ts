import { plus, type Money } from '@formation/money';
import type { CostLine } from './cost-line.ts';
import type { ShownCurrency } from './totals.ts';

/** What a line comes to: an amount, covered by a package, left out, or a price that nobody publishes. */
export type LineSum = Money<ShownCurrency> | 'included' | 'off' | 'unknown';

/** What a line comes to over the years, in the currency it is paid in. */
export function lineSum({ payments, status }: CostLine): LineSum {
  if (status === 'off') return 'off';
  const amounts = payments.flatMap(({ amount }) => amount ?? []);
  // A year that a package covers is a zero in dollars, whatever the others are paid in.
  const [first, ...rest] = amounts.filter(({ units }) => units !== 0n);
  if (first) return rest.reduce((sum, amount) => plus(sum, amount), first);
  if (amounts.length < payments.length) return 'unknown';
  return status === 'included' ? 'included' : (amounts[0] ?? 'unknown');
}
