import { exchanged, rate, rounded, total, type Currency, type Rate } from '@formation/money';
import type { Sums } from './sale-answer.ts';
import type { GroupSums } from './tally.ts';

/** What orders of all currencies come to in one of them; or the currencies whose rate is missing. */
export type Together = Readonly<{ orders: number; sums: Sums }> | Readonly<{ missing: readonly Currency[] }>;

/**
 * Adds sums of several currencies up in one.
 *
 *     each amount × its rate, rounded to the coin, then added
 *
 * @param rateOf - units of `into` for one of a currency; undefined where it is not known.
 */
export function together(
  sums: readonly GroupSums[],
  into: Currency,
  rateOf: (currency: Currency) => Rate | undefined,
): Together {
  const found = sums.map((sum) => ({ sum, rate: sum.currency === into ? one : rateOf(sum.currency) }));
  const missing = found.flatMap(({ sum, rate }) => (rate ? [] : [sum.currency]));
  if (missing.length > 0) return { missing };
  const allOf = (role: keyof Sums) => {
    const amounts = found.map(({ sum, rate = one }) => rounded(exchanged(sum.sums[role], rate, into)));
    return amounts.reduce((all, amount) => total(all, amount));
  };
  return {
    orders: found.reduce((all, { sum }) => all + sum.orders, 0),
    sums: { revenue: allOf('revenue'), fees: allOf('fees'), costs: allOf('costs'), profit: allOf('profit') },
  };
}

const one = rate('1');
