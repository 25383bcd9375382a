import { decimal, moneyText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roles } from '../answer.ts';
import { loadPlatform, platformNames, type PlatformName } from '../platforms.ts';
import { headerOf } from '../reports/report.ts';
import { answerList, type ListReport } from './answer-list.ts';
import type { ListTask } from './list-task.ts';
import { pricesBy } from './quantity.ts';
import { summaryOf } from './summary.ts';

const calculators = new Map(
  await Promise.all(platformNames.map(async (name) => [name, await loadPlatform(name)] as const)),
);

type Row = readonly string[];

/** Works out rows whose columns are named by the keys of the platform's fields, and by `list …` where they are ours. */
function reportOf(
  name: PlatformName,
  [headers = [], ...rows]: readonly Row[],
  { prices = 'each', settings = {}, ticked = [] }: Partial<ListTask> = {},
): ListReport {
  const calculator = calculators.get(name);
  if (!calculator) throw new Error(name);
  const records: ListTask['records'] = (onRecord) => {
    for (const [at, cells] of [headers, ...rows].entries()) onRecord({ cells, line: at + 1, isBroken: false });
  };
  const columnsWith = (isOwn: boolean) =>
    Object.fromEntries(
      headers.flatMap((key, at) =>
        headerOf(key).startsWith('list ') === isOwn ? [[key.replace('list ', ''), at]] : [],
      ),
    );
  const columns = { fields: columnsWith(false), own: columnsWith(true) };
  const task = {
    records,
    headerLine: 1,
    columns,
    settings,
    prices,
    day: '2026-11-21',
    isOwnDay: true,
    ticked,
  } as const;
  return answerList(calculator, task, () => undefined);
}

const sumsIn = (report: ListReport) =>
  summaryOf(report).byCurrency.map(({ sums }) => roles.map((role) => moneyText(sums[role])));

test.each<[PlatformName, readonly Row[], 'each' | 'all', readonly string[]]>([
  // 2 × 20 at 13.6 % and 0.40 for the order, 2 × 5 for the items, 3 for the label
  [
    'ebay',
    [
      ['soldPrice', 'pieces', 'itemCost', 'shippingCost', 'registered'],
      ['20', '2', '5', '3', 'US'],
    ],
    'each',
    ['$40.00', '$5.84', '$13.00', '$21.16'],
  ],
  // each unit by itself: 15 % of 1.00 is less than the 0.30 that one costs at least
  [
    'amazon',
    [
      ['sellingPrice', 'list quantity', 'fulfilment', 'productCost'],
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

test('a row that cannot be read is named with its column and stops nothing; money that went out is no sale', () => {
  const report = reportOf('ebay', [['soldPrice'], ['ten'], ['10'], ['-1']]);
  const { problems, orders, apart } = summaryOf(report);
  expect(problems).toEqual({
    count: 1,
    first: [{ line: 2, fault: { column: 'soldPrice', code: 'not-a-number', detail: 'ten' } }],
  });
  expect(orders).toBe(1);
  expect(apart).toEqual([{ is: 'other', word: '', currency: '', count: 1, sum: decimal('-1') }]);
});

test('payouts and refunds are no sales, and stand apart with their sums', () => {
  const report = reportOf('ebay', [
    ['soldPrice', 'list kind'],
    ['10', 'Order'],
    ['10', 'Payout'],
    ['-4.50', 'Refund'],
    ['-5.50', 'Refund'],
  ]);
  expect(summaryOf(report).apart).toEqual([
    { is: 'payout', word: 'Payout', currency: '', count: 1, sum: decimal('10') },
    { is: 'refund', word: 'Refund', currency: '', count: 2, sum: decimal('-10.00') },
  ]);
});

test('a word that we do not know is asked, and counts as a sale once it is ticked', () => {
  const list = [
    ['soldPrice', 'list kind', 'list state'],
    ['10', 'Order', 'Completed'],
    ['20', 'Zap', 'Completed'],
    ['40', 'Order', 'Wobbly'],
    ['80', 'Order', 'Denied'],
  ];
  const revenue = (ticked: readonly string[]) => sumsIn(reportOf('ebay', list, { ticked }))[0]?.[0];
  expect(revenue([])).toBe('$10.00');
  expect(revenue(['zap'])).toBe('$30.00');
  expect(revenue(['Zap', 'WOBBLY'])).toBe('$70.00');
  const { apart } = summaryOf(reportOf('ebay', list));
  expect(apart.map(({ is, word }) => [is, word])).toEqual([
    ['unknown', 'Zap'],
    ['unknown', 'Wobbly'],
    ['failed', 'Denied'],
  ]);
});

test('rows with one order number are one order: 13.6 % of 40 and 0.40 once', () => {
  const list = [
    ['soldPrice', 'pieces', 'list order', 'registered'],
    ['10', '2', 'A', 'US'],
    ['20', '1', 'A', 'US'],
    ['10', '1', '', 'US'],
  ];
  expect(sumsIn(reportOf('ebay', list))).toEqual([['$50.00', '$7.50', '$0.00', '$42.50']]); // 5.84 and 1.66
  expect(summaryOf(reportOf('ebay', list))).toMatchObject({ rows: 3, orders: 2, counted: 3 });
});

test('another currency beside the amount is said, never added', () => {
  const report = reportOf('ebay', [
    ['soldPrice', 'list currency'],
    ['50', 'USD'],
    ['50', 'GBP'],
  ]);
  expect(sumsIn(report)[0]?.[0]).toBe('$50.00');
  expect(summaryOf(report).problems.first).toEqual([
    { line: 3, fault: { code: 'currency-of-row', detail: 'GBP', limit: 'USD' } },
  ]);
});

test('each row is worked out by the fees of its own day, or all by one', () => {
  const list = [
    ['soldPrice', 'registered', 'list day'],
    ['100', 'US', '2025-01-10'],
    ['100', 'US', '2026-11-05'],
  ];
  // 13.25 % until February 2025, 13.6 % since; 0.40 for each order
  expect(sumsIn(reportOf('ebay', list))[0]?.[1]).toBe('$27.65');
  expect(summaryOf(reportOf('ebay', list)).byCurrency[0]?.months.map(({ name }) => name)).toEqual([
    '2025-01',
    '2026-11',
  ]);
});

test('what was charged stands beside what is published, with the one answer that explains the difference', () => {
  const report = reportOf('ebay', [
    ['soldPrice', 'registered', 'list charged'],
    ['100', 'US', '14.00'],
    ['100', 'US', '20.00'],
    ['100', 'US', '15.65'], // 1.65 % for a buyer abroad
  ]);
  const { charged, differences } = summaryOf(report);
  expect(charged).toMatchObject([{ orders: 3, more: { orders: 2 }, less: { orders: 0 } }]);
  expect(differences.map(({ lines, above }) => [lines, moneyText(above)])).toEqual([
    [[3], '$6.00'],
    [[4], '$1.65'],
  ]);
  expect(differences[1]?.why?.key).toBe('buyer');
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
      const profits = report.orders.map((order) =>
        order.answer ? Number(moneyText(order.answer.sums.profit).replace(/[$,]/g, '')) : 0,
      );
      const [sums] = summaryOf(report).byCurrency;
      expect(Number(sums?.sums.profit.units) / 10 ** (sums?.sums.profit.scale ?? 0)).toBeCloseTo(
        profits.reduce((a, b) => a + b),
        6,
      );
      expect(sumsIn(reportOf('etsy', [head, ...all], { prices: 'all' }))).toEqual(sumsIn(report));
    }),
  );
});
