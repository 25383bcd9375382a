/** Reports as their platforms write them, with invented rows: what each row is, and what belongs together. */
import { toExactText } from '@formation/money';
import { expect, test } from 'vitest';
import { fixtures } from '../../tests/fixtures/reports/fixtures.ts';
import { entryReader } from './entry.ts';
import { knownReports } from './known-reports.ts';
import { itemsOf, ordersOf } from './order.ts';
import { recognised } from './recognise.ts';
import { sortedEntries } from './sorted-entries.ts';
import { readRows } from './testing.ts';

/** The rows of a list whose cells hold no comma of their own. */
const cellsIn = (text: string) => text.trim().split('\n').map((line) => line.split(',')); // oxfmt-ignore

function read(text: string) {
  const rows = cellsIn(text);
  const found = recognised(rows, knownReports);
  if (!found) throw new Error('no report is recognised');
  const { report, at } = found;
  const reader = entryReader(report, rows[at] ?? [], { commas: 'either' });
  const entries = rows.slice(at + 1).map((cells, index) => reader({ cells, line: at + 2 + index }));
  const { sales, apart, faults } = sortedEntries(entries, report);
  return {
    name: report.name,
    orders: ordersOf(sales, report).map(({ lines, currency, day, pieces, texts, paid, charged }) => {
      const [cost, refunded] = [charged, paid?.refunded].map((amount) => amount && toExactText(amount));
      return {
        lines,
        currency,
        day,
        pieces: toExactText(pieces),
        texts,
        cost,
        refunded: refunded === '0' ? undefined : refunded,
      };
    }),
    apart: apart.map(({ is, entry }) => [entry.line, is, toExactText(entry.value)]),
    faults,
  };
}

test('charges and payments of a Stripe balance are sales, with what Stripe took', () => {
  const { name, orders, apart } = read(`
id,Type,Amount,Fee,Net,Currency,Created (UTC),Description
txn_1,charge,30.00,1.17,28.83,usd,2026-11-05 20:38:34,Invoice A
txn_2,charge,849.00,24.92,824.08,usd,2026-11-05 20:38:34,Invoice B
txn_3,payment,100.00,0.80,99.20,usd,2026-11-06 20:38:34,Invoice C by ACH
txn_4,refund,-30.00,0.00,-30.00,usd,2026-11-07 20:38:34,Invoice A
txn_5,payout,-922.11,0.00,-922.11,usd,2026-11-08 20:38:34,STRIPE PAYOUT
txn_6,climate_order_purchase,-5.00,0.00,-5.00,usd,2026-11-08 20:38:34,`);

  expect(name).toBe('stripe-balance-history-en');
  expect(orders.map(({ texts, cost, day }) => [texts['amount'], cost, day])).toEqual([
    ['30', '1.17', '2026-11-05'],
    ['849', '24.92', '2026-11-05'],
    ['100', '0.8', '2026-11-06'],
  ]);
  expect(apart).toEqual([
    [5, 'refund', '-30'],
    [6, 'payout', '-922.11'],
    [7, 'unknown', '-5'],
  ]);
});

test('a failed payment of Stripe is no sale, and a refunded one is still one', () => {
  const { name, orders, apart } = read(`
id,Created date (UTC),Amount,Amount Refunded,Currency,Converted Amount,Converted Currency,Description,Fee,Status
ch_1,2026-11-05 20:38:34,3125.00,0.00,usd,3125.00,usd,Invoice A,90.93,Paid
ch_2,2026-11-06 20:38:34,500.00,0.00,usd,,,Invoice B,0.00,Failed
ch_3,2026-11-07 20:38:34,200.00,200.00,usd,200.00,usd,Invoice C,6.10,Refunded`);

  expect(name).toBe('stripe-payments-en');
  expect(orders.map(({ texts, refunded }) => [texts['amount'], refunded])).toEqual([
    ['3125', undefined],
    ['200', '200'],
  ]);
  expect(apart.map(([line, is]) => [line, is])).toEqual([[3, 'failed']]);
});

const ebayHead =
  'Transaction creation date,Type,Order number,Item ID,Item title,Quantity,Item subtotal,Shipping and handling,Seller collected tax,eBay collected tax,Final Value Fee - fixed,Final Value Fee - variable,Gross transaction amount,Transaction currency';

test.each([
  ['fills in', '40.00,5.00'],
  ['leaves empty', '--,--'],
])('an eBay order of two items whose first row %s what they come to is one order', (_, head) => {
  const { orders } = read(`
Report of November
${ebayHead}
2026-11-05,Order,12-3,--,--,2,${head},0,0,-0.40,-6.12,45.00,USD
2026-11-05,Order,12-3,200001,Batik scarf,1,30.00,5.00,0,0,-0.40,-4.76,--,USD
2026-11-05,Order,12-3,200002,Ring,1,10.00,0,0,0,--,-1.36,--,USD`);

  const texts = { soldPrice: '40', shippingPrice: '5', site: 'US' };
  expect(orders).toEqual([{ lines: [3, 4, 5], currency: 'USD', day: '2026-11-05', pieces: '2', texts, cost: '6.52' }]);
});

test('what the row of an order does not say of its fees, the rows of its items do', () => {
  const { orders } = read(`
${ebayHead}
2026-11-05,Order,12-3,--,--,2,--,--,0,0,-0.40,--,45.00,USD
2026-11-05,Order,12-3,200001,Batik scarf,1,30.00,5.00,0,0,-0.30,-4.76,--,USD
2026-11-05,Order,12-3,200002,Ring,1,10.00,0,0,0,-0.10,-1.36,--,USD`);

  expect(orders.map(({ cost }) => cost)).toEqual(['6.52']);
});

test('an amount of a settlement that nothing reads is not lost', () => {
  const { orders, apart } = read(`
settlement-id,total-amount,currency,transaction-type,order-id,amount-type,amount-description,amount,posted-date,quantity-purchased
1,12.00,USD,,,,,,,
1,,,Order,111-1,ItemPrice,Principal,30.00,2026-11-05,2
1,,,Order,111-1,ItemPrice,Goodwill,7.00,2026-11-05,
1,,,Order,111-1,Promotion,Principal,-3.00,2026-11-05,
1,,,Order,111-1,ItemFees,Commission,-4.05,2026-11-05,`);

  expect(orders).toMatchObject([{ texts: { sellingPrice: '27' }, cost: '4.05', pieces: '2' }]);
  expect(apart).toEqual([
    [2, 'payout', '-12'],
    [4, 'other', '7'],
  ]);
});

test('an eBay order keeps its currency, and the tax that was collected with it', () => {
  const { orders, apart } = read(`
${ebayHead}
2026-11-05,Order,12-1,1,Scarf,1,50.00,0,0,4.13,-0.40,-7.36,50.00,USD
2026-11-06,Order,12-2,2,Scarf,1,50.00,0,0,0,-0.30,-6.00,50.00,GBP
2026-11-07,Payout,--,--,--,--,--,--,--,--,--,--,-90.00,USD
2026-11-08,Refund,12-1,1,Scarf,1,-50.00,0,0,-4.13,0.40,7.36,-50.00,USD`);

  expect(orders.map(({ currency, texts, cost }) => [currency, texts['salesTaxRate'], cost])).toEqual([
    ['USD', '8.26', '7.76'],
    ['GBP', undefined, '6.3'],
  ]);
  expect(apart).toEqual([
    [4, 'payout', '-90'],
    [5, 'refund', '-50'],
  ]);
});

test('a cell that is no amount, and one that is no day, are said with their column', () => {
  const { faults } = read(`
id,Type,Amount,Fee,Net,Currency,Created (UTC)
txn_1,charge,about 30,1.17,28.83,usd,2026-11-05
txn_2,charge,30.00,1.17,28.83,usd,soon`);

  expect(faults).toEqual([
    { line: 2, column: 'amount', code: 'not-a-number', detail: 'about 30' },
    { line: 3, column: 'created (utc)', code: 'not-a-day', detail: 'soon' },
  ]);
});

test('the items of an order stay together where a row is one amount of many', () => {
  const { rows } = fixtures.find(({ name }) => name === 'amazon-settlement-v2-en') ?? { rows: [] };
  const { report, orders, sales } = readRows(rows);
  const said = itemsOf(sales, report).map(({ pieces, texts, charged }) => [
    toExactText(pieces),
    texts['sellingPrice'],
    charged && toExactText(charged),
  ]);

  expect(orders).toHaveLength(2);
  expect(said).toEqual([
    ['2', '40', '13.2'],
    ['1', '13.5', '2.77'],
    ['1', '1250', '187.5'],
  ]);
});

test('where a row is one item, each stays by itself', () => {
  const { rows } = fixtures.find(({ name }) => name === 'amazon-all-orders-en') ?? { rows: [] };
  const { report, sales } = readRows(rows);

  expect(itemsOf(sales, report).map(({ lines }) => lines)).toEqual(sales.map(({ line }) => [line]));
});

test.each([
  ['11/05/2026', 'PST', '2026-11-05'],
  ['11/05/2026', 'Europe/London', '2026-05-11'],
  ['11/05/2026', 'Asia/Colombo', undefined],
])('%s of a PayPal account whose zone is %s is %s', (day, zone, sold) => {
  const { orders, faults } = read(`
Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net
${day},10:00:00,${zone},A Client,General Payment,Completed,USD,30.00,-1.54,28.46`);

  expect(orders[0]?.day).toBe(sold);
  expect(faults).toHaveLength(sold ? 0 : 1);
});

test('the days of a file say more about their order than a time zone does', () => {
  const { rows } = fixtures.find(({ name }) => name === 'paypal-activity-en') ?? { rows: [] };
  const zoned = rows.map((cells) => cells.map((cell) => (cell === 'PST' ? 'GMT' : cell)));

  expect(readRows(zoned)).toEqual(readRows(rows));
});
