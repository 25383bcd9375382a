import type { IsoDate } from '@formation/calendar';
import { totals, type CompanyCost, type CostKey, type ShownCurrency } from '@formation/formation';
import { compare, minus, moneyText, type Money } from '@formation/money';
import { ratesOn } from '@formation/money/exchange-rates';
import { lineSum, type LineSum } from './line-sum.ts';

type Row = Readonly<{
  key: CostKey;
  /** One for each option, in their order; nothing where the option has no such line. */
  cells: readonly (LineSum | undefined)[];
  /** Not every option pays the same. */
  differs: boolean;
}>;

export type Cheapest = Readonly<{
  index: number;
  amount: Money<ShownCurrency>;
  /** The next option in order of price, how much more it costs, and the line that makes most of it. */
  next?: Readonly<{ index: number; difference: Money<ShownCurrency>; mostly?: CostKey }>;
}>;

type In = Readonly<{ currency: ShownCurrency; day: IsoDate }>;

/** The lines of several costs side by side, in the order in which they first appear. */
export function comparedRows(costs: readonly CompanyCost[]): readonly Row[] {
  const keys = new Set(costs.flatMap(({ lines }) => lines.map(({ key }) => key)));
  return [...keys].map((key) => {
    const cells = costs.map(({ lines }) => {
      const line = lines.find((candidate) => candidate.key === key);
      return line && lineSum(line);
    });
    return { key, cells, differs: new Set(cells.map(textOf)).size > 1 };
  });
}

const textOf = (sum: LineSum | undefined) => (typeof sum === 'object' ? moneyText(sum) : sum);

/** Which of several costs is least, and what makes the next one dearer. */
export function cheapest(costs: readonly CompanyCost[], { currency, day }: In): Cheapest | undefined {
  const order = costs
    .map((cost, index) => ({ index, cost, amount: cost.total[currency] }))
    .toSorted((a, b) => compare(a.amount, b.amount));
  const [first, second] = order;
  if (!first) return undefined;
  const { index, amount } = first;
  if (!second) return { index, amount };
  const mostly = dearestLine(second.cost, first.cost, { currency, day });
  const difference = minus(second.amount, first.amount);
  return { index, amount, next: { index: second.index, difference, ...(mostly ? { mostly } : {}) } };
}

/** The line for which one option pays most beyond what the other pays for it. */
function dearestLine(dear: CompanyCost, cheap: CompanyCost, { currency, day }: In): CostKey | undefined {
  const rates = ratesOn(day);
  const paid = ({ lines }: CompanyCost, key: CostKey) =>
    totals(
      lines.filter((line) => line.key === key).flatMap((line) => line.payments.flatMap(({ amount }) => amount ?? [])),
      rates,
    )[currency];
  const [most] = dear.lines
    .map(({ key }) => ({ key, more: minus(paid(dear, key), paid(cheap, key)) }))
    .toSorted((a, b) => compare(b.more, a.more));
  return most && most.more.units > 0n ? most.key : undefined;
}
