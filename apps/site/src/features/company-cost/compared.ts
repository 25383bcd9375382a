import { sumOf, type CompanyCost, type CostKey, type CostLine, type ShownCurrency } from '@formation/formation';
import { compare, minus, moneyText, type Money } from '@formation/money';
import { ratesOn } from '@formation/money/exchange-rates';
import { lineSum } from './line-sum.ts';

type Row = Readonly<{
  key: CostKey;
  /** One for each option, in their order; nothing where the option has no such line. */
  cells: readonly (CostLine | undefined)[];
  /** Not every option pays the same. */
  differs: boolean;
}>;

/**
 * What can be said about several totals: nothing where one of them leaves something out that it should hold; one is the
 * least whatever the prices are inside their ranges; or ranges overlap, and some lines decide.
 */
export type Verdict =
  | Readonly<{ says: 'incomplete'; left: readonly Readonly<{ index: number; lines: readonly CostKey[] }>[] }>
  | Readonly<{ says: 'least'; index: number; next: number; atLeast: Money<ShownCurrency> }>
  | Readonly<{ says: 'overlap'; between: readonly number[]; lines: readonly CostKey[] }>;

type In = Readonly<{ currency: ShownCurrency; day: string }>;

/** The lines of several costs side by side, in the order in which they first appear. */
export function comparedRows(costs: readonly CompanyCost[]): readonly Row[] {
  const keys = new Set(costs.flatMap(({ lines }) => lines.map(({ key }) => key)));
  return [...keys].map((key) => {
    const cells = costs.map(({ lines }) => lines.find((line) => line.key === key));
    return { key, cells, differs: new Set(cells.map(textOf)).size > 1 };
  });
}

function textOf(line: CostLine | undefined): string | undefined {
  const sum = line && lineSum(line);
  return typeof sum === 'object' ? `${line?.atLeast ?? ''} ${moneyText(sum)}` : sum;
}

/** What can be said about which of several costs is the least; nothing about a single one. */
export function verdict(costs: readonly CompanyCost[], { currency, day }: In): Verdict | undefined {
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
