import { moneyText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roles } from '../answer.ts';
import { loadPlatform, platformNames, type PlatformName } from '../platforms.ts';
import { answerList, type ListReport, type ListTask } from './answer-list.ts';
import { pricesBy } from './quantity.ts';
import { summaryOf } from './summary.ts';

const calculators = new Map(
  await Promise.all(platformNames.map(async (name) => [name, await loadPlatform(name)] as const)),
);

type Row = readonly string[];

/** Works out rows whose columns are named by the keys of the platform's fields. */
function reportOf(
  name: PlatformName,
  [headers = [], ...rows]: readonly Row[],
  { prices = 'each', settings = {} }: Partial<ListTask> = {},
): ListReport {
  const calculator = calculators.get(name);
  if (!calculator) throw new Error(name);
  const records: ListTask['records'] = (onRecord) => {
    for (const [at, cells] of [headers, ...rows].entries()) onRecord({ cells, line: at + 1, isBroken: false }, 1);
  };
  const mapping = Object.fromEntries(headers.map((key, at) => [key, at]));
  const task = { records, headerLine: 1, mapping, settings, prices, day: '2026-11-21' } as const;
  return answerList(calculator, task, () => undefined);
}

const sumsIn = ({ byCurrency }: ListReport) => byCurrency.map(({ sums }) => roles.map((role) => moneyText(sums[role])));

test.each<[PlatformName, readonly Row[], 'each' | 'all', readonly string[]]>([
  // 2 × 20 at 13.6 % and 0.40 for the order, 2 × 5 for the items, 3 for the label
  [
    'ebay',
    [
      ['soldPrice', 'quantity', 'itemCost', 'shippingCost', 'registered'],
      ['20', '2', '5', '3', 'US'],
    ],
    'each',
    ['$40.00', '$5.84', '$13.00', '$21.16'],
  ],
  // each unit by itself: 15 % of 1.00 is less than the 0.30 that one costs at least
  [
    'amazon',
    [
      ['sellingPrice', 'quantity', 'fulfilment', 'productCost'],
      ['3', '3', 'fbm', '0.30'],
    ],
    'all',
    ['$3.00', '$0.90', '$0.30', '$1.80'],
  ],
  // 40 at 6.5 % and at 3 % + 0.25, and a listing fee for each of two
  [
    'etsy',
    [
      ['itemPrice', 'pieces'],
      ['40', '2'],
    ],
    'all',
    ['$40.00', '$4.45', '$0.00', '$35.55'],
  ],
])('%s: %j, prices for %s, comes to %j', (name, list, prices, sums) => {
  expect(sumsIn(reportOf(name, list, { prices }))).toEqual([sums]);
});

test('a row that cannot be read is named with its column and stops nothing', () => {
  const { rows, byCurrency } = reportOf('ebay', [['soldPrice'], ['ten'], ['10'], ['-1']]);
  expect(rows.map((row) => ('fault' in row ? row.fault.code : 'counted'))).toEqual([
    'not-a-number',
    'counted',
    'negative',
  ]);
  expect(byCurrency.map(({ rows: counted }) => counted)).toEqual([1]);
});

test('payouts and refunds are no sales', () => {
  const report = reportOf('ebay', [
    ['soldPrice', 'kind'],
    ['10', 'Order'],
    ['10', 'Payout'],
    ['10', 'Refund'],
  ]);
  expect(summaryOf(report.rows).noSales).toEqual({ count: 2, kinds: ['Payout', 'Refund'] });
});

test.each([
  ['Order total', 'all'],
  ['Amount', 'all'],
  ['Sold for', 'each'],
  ['Price', 'each'],
] as const)('a price under %j is for %s', (header, prices) => {
  expect(pricesBy(header)).toBe(prices);
});

const cents = fc.integer({ min: 1, max: 500_000 }).map((value) => (value / 100).toFixed(2));

test('a list comes to the sum of its rows, and so many for one piece to as much as for all of them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 30 }), (rows) => {
      const each = rows.map(([price, pieces]) => [price, String(pieces)]);
      const all = rows.map(([price, pieces]) => [
        ((Math.round(Number(price) * 100) * pieces) / 100).toFixed(2),
        String(pieces),
      ]);
      const head = ['itemPrice', 'pieces'];
      const report = reportOf('etsy', [head, ...each]);
      const profits = report.rows.map((row) =>
        'sums' in row ? Number(moneyText(row.sums.profit).replace(/[$,]/g, '')) : 0,
      );
      const [sums] = report.byCurrency;
      expect(Number(sums?.sums.profit.units) / 10 ** (sums?.sums.profit.scale ?? 0)).toBeCloseTo(
        profits.reduce((a, b) => a + b),
        6,
      );
      expect(sumsIn(reportOf('etsy', [head, ...all], { prices: 'all' }))).toEqual(sumsIn(report));
    }),
  );
});
