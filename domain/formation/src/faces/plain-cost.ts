import type { Source } from '@formation/deadlines';
import { toExactText, toText, type Money } from '@formation/money';
import type { CompanyCost } from '../company-cost.ts';
import type { CostLine } from '../cost-line.ts';
import type { ShownCurrency, Sum } from '../totals.ts';

const amountOf = (amount: Money) => ({ amount: toExactText(amount), currency: amount.currency });

type TitleOf = (source: Source) => string;

/** Where a line was read, by what a reader calls it. */
const sourceOf = (source: Source, titleOf: TitleOf) => ({
  title: titleOf(source),
  ...(source.href !== undefined && { href: source.href }),
  checked: source.checked,
});

/** A line of a cost as plain JSON, its amounts in full. */
export function plainCostLine({ payments, ...line }: CostLine, titleOf: TitleOf) {
  const { key, status, certainty, atLeast, required, remarks, source } = line;
  return {
    key,
    status,
    ...(certainty && { certainty }),
    ...(atLeast && { atLeast }),
    ...(required && { required }),
    ...(remarks && { remarks }),
    ...(source && { source: sourceOf(source, titleOf) }),
    payments: payments.map(({ amount, between, ...when }) => ({
      ...when,
      ...(amount && amountOf(amount)),
      ...(between && { low: toExactText(between.low), ...(between.high && { high: toExactText(between.high) }) }),
    })),
  };
}

/** A sum in a currency, rounded to two decimals; without the most where nobody knows it. */
export const plainSum = (sum: Sum, currency: ShownCurrency) => ({
  typical: toText(sum[currency]),
  low: toText(sum.low[currency]),
  ...(!sum.isOpen && { high: toText(sum.high[currency]) }),
});

/** What is said of a cost beside its lines and sums. */
export const plainGaps = ({ without, notCounted, openEnded, rates }: CompanyCost) => ({
  without,
  notCounted,
  openEnded,
  rates,
});
