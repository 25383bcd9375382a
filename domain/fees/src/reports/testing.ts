import { toExactText, type Decimal } from '@formation/money';
import type { Commas } from '../question/number-in-file.ts';
import { currencyAbove } from './currency-said.ts';
import { dayOrderIn } from './day-in.ts';
import { entryReader } from './entry.ts';
import { knownReports } from './known-reports.ts';
import { ordersOf } from './order.ts';
import { recognised } from './recognise.ts';
import { reportSums } from './report-sums.ts';
import { headerOf } from './report.ts';
import { sortedEntries } from './sorted-entries.ts';

/** For tests: the report that rows of cells are, and what its rows are. */
export function readRows(rows: readonly (readonly string[])[], commas: Commas = 'either') {
  const found = recognised(rows, knownReports);
  if (!found) throw new Error('no report is recognised');
  const { report, at } = found;
  const headers = rows[at] ?? [];
  const ofDays = headers.findIndex((header) => headerOf(header) === report.day?.column);
  const dayOrder = dayOrderIn(rows.slice(at + 1).map((cells) => cells[ofDays] ?? ''));
  const reader = entryReader(report, headers, { commas, dayOrder, currency: currencyAbove(rows.slice(0, at)) });
  const entries = rows.slice(at + 1).map((cells, index) => reader({ cells, line: at + 2 + index }));
  const { sales, apart, faults } = sortedEntries(entries, report);
  return { report, sales, orders: ordersOf(sales, report), apart, faults };
}

/** For tests: amounts by currency as plain texts, without those that come to nothing. */
export const saidAmounts = (amounts: Iterable<readonly [string, Decimal]>) =>
  Object.fromEntries(
    [...amounts].filter(([, { units }]) => units !== 0n).map(([code, one]) => [code, toExactText(one)]),
  );

/** What a file comes to, as plain texts and numbers. */
export function sumsIn(rows: readonly (readonly string[])[]) {
  const { report, orders, apart, faults } = readRows(rows);
  const { sales, apart: sums } = reportSums(orders, apart);
  const { others, ...rest } = sums;
  return {
    faults,
    rows: orders.flatMap(({ lines }) => lines).length + apart.filter(({ is }) => is !== 'note').length,
    unknown: apart.flatMap(({ is, entry }) => (is === 'unknown' ? [entry.said] : [])),
    sales: Object.fromEntries(
      [...sales].map(([code, { orders: count, pieces, revenue, tax, charged }]) => [
        code,
        {
          orders: count,
          pieces: report.pieces === undefined ? null : Number(toExactText(pieces)),
          revenue: toExactText(revenue),
          tax: toExactText(tax),
          charged: charged ? toExactText(charged) : null,
        },
      ]),
    ),
    ...Object.fromEntries(Object.entries(rest).map(([name, amounts]) => [name, saidAmounts(amounts)])),
    others: { count: apart.filter(({ is }) => is === 'other').length, sums: saidAmounts(others) },
  };
}

/** Rows whose cells are parted by a bar. */
export const barred = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
