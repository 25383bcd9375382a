/** Every export that stands as a fixture, worked out by the fees of its platform without any help. */
import { toExactText } from '@formation/money';
import { expect, test } from 'vitest';
import { fixtures } from '../../tests/fixtures/reports/fixtures.ts';
import { knownReports } from '../reports/known-reports.ts';
import { recognised } from '../reports/recognise.ts';
import type { Settings } from './sale-answer.ts';
import { listed } from './testing.ts';

const known = fixtures.filter(({ rows }) => recognised(rows, knownReports));

test.each(known)('$name: every row is in an order, apart or a fault that names it', async ({ rows, expected }) => {
  const hasSemicolons = expected.delimiter === 'semicolon';
  const { report, summary } = await listed(rows, { hasSemicolons });
  const { at = 0 } = recognised(rows, knownReports) ?? {};
  const linesOf = (isSo: (row: (typeof report.rows)[number]) => boolean) =>
    report.rows.filter(isSo).map(({ line }) => line);

  expect(linesOf(() => true)).toEqual(rows.slice(at + 1).map((_, index) => at + 2 + index));
  const inFaults = report.orders.flatMap(({ lines, fault }) => (fault ? lines : []));
  const named = linesOf((row) => 'apart' in row || 'fault' in row);
  const withoutFees = report.orders.flatMap(({ lines, answer, fault }) => (answer || fault ? [] : lines));
  expect(summary.counted + inFaults.length + named.length + withoutFees.length).toBe(report.rows.length);
  if (recognised(rows, knownReports)?.report.platform) expect(withoutFees).toEqual([]);
  const unnamed = summary.problems.first.filter(({ fault: { column = '', detail = '' } }) => column + detail === '');
  expect(unnamed).toEqual([]);
});

/** What was charged above what is published, and the one answer that explains it, of files that are charged by rule. */
test.each<[string, Settings, readonly string[]]>([
  ['ebay-transactions-en', { registered: 'US' }, ['USD 0', 'USD 0', 'USD 0', 'USD 0']],
  ['stripe-balance-history-en', {}, ['USD 0', 'USD 0', 'USD -2.4, method', 'USD -357.8, method']],
  ['stripe-balance-activity-en', {}, ['USD 0', 'USD 0', 'USD -2.4, method']],
  ['amazon-settlement-v2-en', {}, ['USD 0']],
  ['amazon-date-range-en-us', {}, ['USD 0']],
  ['etsy-statement-en', { country: 'US' }, ['USD 0', 'USD 100, offsiteAds']],
  ['etsy-sold-orders-en', {}, []], // it says only what the payment cost
])('%s with %j: what was charged agrees with what is published, or is explained', async (name, settings, above) => {
  const rows = fixtures.find((one) => one.name.endsWith(name))?.rows ?? [];
  const { report } = await listed(rows, { settings });
  const found = report.orders.flatMap((order) => {
    const { lines, currency } = order;
    const charged = order.answer && order.charged;
    if (!charged || currency !== 'USD') return [];
    const why = report.differences.find((one) => one.lines === lines)?.why;
    return [`${currency} ${toExactText(charged.above)}${why ? `, ${why.key}` : ''}`];
  });
  expect(found).toEqual(above);
});
