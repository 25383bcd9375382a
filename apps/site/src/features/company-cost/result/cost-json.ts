import { sourceTitle } from '@formation/content';
import type { CostLine, Sum } from '@formation/formation';
import { toExactText, toText, type Money } from '@formation/money';
import type { SavedFile } from '../../../lib/sharing/save-file.ts';
import type { Column } from '../compare/column.ts';
import type { CostSettings } from '../form/count-option.ts';
import type { CostWords } from './cost-words.ts';

const amountOf = (amount: Money) => ({ amount: toExactText(amount), currency: amount.currency });

type Names = CostWords['sources'];

/** Where a line was read, by what a reader calls it. */
const sourceOf = (source: NonNullable<CostLine['source']>, names: Names) => ({
  title: sourceTitle(source, names),
  ...(source.href && { href: source.href }),
  checked: source.checked,
});

function lineOf({ payments, ...line }: CostLine, names: Names) {
  const { key, status, certainty, atLeast, required, remarks, source } = line;
  const paid = payments.map(({ amount, between, ...when }) => ({
    ...when,
    ...(amount && amountOf(amount)),
    ...(between && { low: toExactText(between.low), ...(between.high && { high: toExactText(between.high) }) }),
  }));
  return {
    key,
    status,
    certainty,
    atLeast,
    required,
    remarks,
    source: source && sourceOf(source, names),
    payments: paid,
  };
}

/** Everything that the page shows of each option, for a program to read. Sums are rounded to two decimals. */
export function costJson(columns: readonly Column[], settings: CostSettings, names: Names): SavedFile {
  const { currency, day, today, exists, years } = settings;
  const sumOf = (sum: Sum) => ({
    typical: toText(sum[currency]),
    low: toText(sum.low[currency]),
    ...(!sum.isOpen && { high: toText(sum.high[currency]) }),
  });
  const options = columns.map(({ title, cost }) => ({
    title,
    lines: cost.lines.map((line) => lineOf(line, names)),
    years: cost.years.map(sumOf),
    total: sumOf(cost.total),
    without: cost.without,
    notCounted: cost.notCounted,
    openEnded: cost.openEnded,
    rates: cost.rates,
  }));
  const text = JSON.stringify({ formed: day, countedOn: today, exists, years, currency, options }, undefined, 2);
  return { name: 'company-costs.json', type: 'application/json', text };
}
