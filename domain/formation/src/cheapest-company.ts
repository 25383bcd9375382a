import { compare, minus, type Money } from '@formation/money';
import { ratesOn } from '@formation/money/exchange-rates';
import type { CompanyCost } from './company-cost.ts';
import type { CostKey } from './cost-line.ts';
import { sumOf, type ShownCurrency } from './totals.ts';

/**
 * What can be said about several totals: nothing where one of them leaves something out that it should hold; one is the
 * least whatever the prices are inside their ranges; or ranges overlap, and some lines decide.
 */
export type CheapestCompany =
  | Readonly<{ says: 'incomplete'; left: readonly Readonly<{ index: number; lines: readonly CostKey[] }>[] }>
  | Readonly<{ says: 'least'; index: number; next: number; atLeast: Money<ShownCurrency> }>
  | Readonly<{ says: 'overlap'; between: readonly number[]; lines: readonly CostKey[] }>;

type In = Readonly<{ currency: ShownCurrency; day: string }>;

/** What can be said about which of several costs is the least; nothing about a single one. */
export function cheapestCompany(costs: readonly CompanyCost[], { currency, day }: In): CheapestCompany | undefined {
  if (costs.length < 2) return undefined;
  const left = costs.flatMap(({ without }, index) => (without.length > 0 ? [{ index, lines: without }] : []));
  if (left.length > 0) return { says: 'incomplete', left };

  const all = costs
    .map((cost, index) => ({ index, cost, low: cost.total.low[currency], high: cost.total.high[currency] }))
    .toSorted((a, b) => compare(a.high, b.high));
  const [first, ...others] = all;
  const [next] = others.toSorted((a, b) => compare(a.low, b.low));
  if (!first || !next) return undefined;
  if (first.cost.openEnded.length === 0 && compare(first.high, next.low) < 0)
    return { says: 'least', index: first.index, next: next.index, atLeast: minus(next.low, first.high) };

  const near = [first, ...others.filter(({ low }) => first.cost.openEnded.length > 0 || compare(low, first.high) <= 0)];
  return {
    says: 'overlap',
    between: near.map(({ index }) => index).toSorted((a, b) => a - b),
    lines: widest(
      near.map(({ cost }) => cost),
      { currency, day },
    ),
  };
}

const DECIDING = 2;

/** The lines whose ranges are the widest: what one really pays for them decides. */
function widest(costs: readonly CompanyCost[], { currency, day }: In): readonly CostKey[] {
  const rates = ratesOn(day);
  const widths = costs.flatMap(({ lines }) =>
    lines.map(({ key, payments }) => {
      const { low, high } = sumOf(
        payments.flatMap(({ amount, between }) => (amount ? [{ amount, ...(between && { between }) }] : [])),
        rates,
      );
      return { key, width: minus(high[currency], low[currency]) };
    }),
  );
  const open = costs.flatMap(({ openEnded }) => openEnded);
  const wide = widths
    .filter(({ width }) => width.units > 0n)
    .toSorted((a, b) => compare(b.width, a.width))
    .map(({ key }) => key);
  return [...new Set([...open, ...wide])].slice(0, DECIDING);
}
