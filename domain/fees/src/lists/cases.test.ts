/** Lists as people have them, read without any help: as the report that they are, or by the columns that are recognised. */
import { toExactText } from '@formation/money';
import { expect, test } from 'vitest';
import type { PlatformName } from '../platforms.ts';
import { barred } from '../reports/testing.ts';
import type { ListTask } from './list-task.ts';
import { listed } from './testing.ts';

type Reading = Partial<Pick<ListTask, 'settings' | 'dayOrder' | 'ticked'>>;

/** What is said of a list: each order with its fees, what is apart, and the faults. */
async function read(text: string, platform?: PlatformName, reading: Reading = {}) {
  const { report, summary } = await listed(barred(text), { platform, ...reading });
  const { apart, problems } = summary;
  return {
    orders: report.orders.flatMap((order) => {
      if (!order.answer) return [];
      const { answer, charged } = order;
      const { revenue, fees } = answer.sums;
      const above = charged && charged.above.units !== 0n ? `, ${toExactText(charged.above)} above` : '';
      return [`${revenue.currency} ${toExactText(revenue)}: ${toExactText(fees)}${above}`];
    }),
    apart: apart.map(({ is, currency, count, sum }) =>
      [count, is, currency, ...(sum ? [toExactText(sum)] : [])].join(' '),
    ),
    faults: problems.first.map(({ line, fault: { column = '', code, detail = '' } }) =>
      [line, column, code, detail].join(' '),
    ),
  };
}

const american = { settings: { registered: 'US' } };

test('Stripe: every charge and payment is a sale; by ACH it costs 0.80, which the file shows', async () => {
  const { orders } = await read(`
id|Type|Amount|Fee|Net|Currency|Description
txn_1|charge|30.00|1.17|28.83|usd|Invoice A
txn_2|charge|849.00|24.92|824.08|usd|Invoice B
txn_3|payment|100.00|0.80|99.20|usd|Invoice C by ACH`);
  expect(orders).toEqual(['USD 30: 1.17', 'USD 849: 24.92', 'USD 100: 3.2, -2.4 above']);
});

test('Stripe: a failed payment is none, and euros count as the dollars into which they were converted', async () => {
  const { orders, apart } = await read(`
id|Created date (UTC)|Amount|Amount Refunded|Currency|Converted Amount|Converted Currency|Description|Fee|Status
ch_1|2026-11-05 20:38:34|3125.00|0.00|usd|3125.00|usd|Invoice A|90.93|Paid
ch_2|2026-11-06 20:38:34|500.00|0.00|usd|||Invoice B|0.00|Failed
ch_4|2026-11-08 20:38:34|100.00|0.00|eur|108.00|usd|Invoice D|5.16|Paid`);
  expect(orders).toEqual(['USD 3125: 90.93', 'USD 108: 3.43, 1.73 above']);
  expect(apart).toEqual(['1 failed USD 500']);
});

const payPal = `
Date|Name|Type|Status|Currency|Gross|Fee|Net|Country|Balance Impact
11/05/2026|A Client|General Payment|Completed|USD|1,500.00|-52.84|1,447.16|United States|Credit
11/06/2026|B Client|Express Checkout Payment|Completed|EUR|200.00|-7.75|192.25|Germany|Credit
11/07/2026|C Client|Website Payment|Pending|USD|80.00|0.00|80.00||Memo
11/11/2026|E Client|Mobile Payment|Denied|USD|60.00|0.00|60.00||Memo
11/12/2026|F Client|Donation Received|Completed|USD|25.00|-1.22|23.78||Credit`;

test('PayPal: the buyer’s country is not the seller’s, and only what is completed counts', async () => {
  const { orders, apart, faults } = await read(payPal, undefined, { dayOrder: 'month-first' });
  expect(orders.map((text) => text.split(':')[0])).toEqual(['USD 1500', 'EUR 200', 'USD 25']);
  expect(apart).toEqual(['1 pending USD 80', '1 failed USD 60']);
  expect(faults).toEqual([]);
});

test('days that can be read in two ways are not guessed: every row is named until somebody says which', async () => {
  const { orders, faults } = await read(payPal);
  expect(orders).toEqual([]);
  expect(faults[0]).toBe('2 date not-a-day 11/05/2026');
});

test('eBay: dollars, pounds and euros are three sums, each by the fees of its own site', async () => {
  const { orders } = await read(
    `
Transaction creation date|Type|Order number|Item title|Quantity|Item subtotal|Shipping and handling|Gross transaction amount|Transaction currency
Nov 5, 2026|Order|12-1|Scarf|1|50.00|0|50.00|USD
Nov 6, 2026|Order|12-2|Scarf|1|50.00|0|50.00|GBP
Nov 7, 2026|Order|12-3|Scarf|1|50.00|0|50.00|EUR`,
    undefined,
    american,
  );
  expect(orders.map((text) => text.split(':')[0])).toEqual(['USD 50', 'GBP 50', 'EUR 50']);
});

test('eBay: a row of the order whose amounts are dashes, and its items, are one order', async () => {
  const { orders } = await read(
    `
Transaction creation date|Type|Order number|Item ID|Item title|Quantity|Item subtotal|Shipping and handling|Final Value Fee - fixed|Final Value Fee - variable|Gross transaction amount|Transaction currency
Nov 5, 2026|Order|12-3|--|--|2|--|--|-0.40|-6.12|45.00|USD
Nov 5, 2026|Order|12-3|200001|Batik scarf|1|30.00|5.00|-0.40|-4.76|--|USD
Nov 5, 2026|Order|12-3|200002|Ring|1|10.00|0|--|-1.36|--|USD`,
    undefined,
    american,
  );
  expect(orders).toEqual(['USD 45: 6.52']);
});

test('eBay: its share is of the tax too, and of a buyer abroad it takes more', async () => {
  const { orders } = await read(
    `
Transaction creation date|Type|Order number|Ship to country|Item ID|Item title|Quantity|Item subtotal|Shipping and handling|Seller collected tax|eBay collected tax|Final Value Fee - fixed|Final Value Fee - variable|International fee|Gross transaction amount|Transaction currency
Nov 5, 2026|Order|12-1|US|200001|Batik scarf|1|50.00|0|0|4.13|-0.40|-7.36|--|50.00|USD
Nov 6, 2026|Order|12-2|DE|200002|Batik scarf|1|50.00|0|0|0|-0.40|-6.80|-0.83|50.00|USD`,
    undefined,
    american,
  );
  expect(orders).toEqual(['USD 50: 7.76', 'USD 50: 8.03']);
});

test('Payoneer: a currency beside the amount is never added to dollars', async () => {
  const { orders, faults } = await read(
    `
Description|Amount|Currency
Client A|1000|USD
Client B|1000|EUR
Client C|1000|GBP`,
    'payoneer',
  );
  expect(orders).toEqual(['USD 1000: 40.39']);
  expect(faults).toEqual(['3  currency-of-row EUR', '4  currency-of-row GBP']);
});

test('Mercury: its kind of transfer is a column of its own, and a word that is none is named', async () => {
  const { orders, faults } = await read(
    `
Description|Kind|Amount
A|abroadOur|1000
B|ach|1000
C|Wire abroad|500`,
    'mercury',
  );
  expect(orders.map((text) => text.split(': ')[1])).toEqual(['15', '0']);
  expect(faults).toEqual(['4 kind unknown Wire abroad']);
});

test.each<[PlatformName, Reading]>([
  ['ebay', {}],
  ['etsy', {}],
  ['amazon', { settings: { fulfilment: 'fbm' } }],
])('%s: a row at the foot that adds the others up is no sale', async (platform, reading) => {
  const { orders, apart } = await read('Title|Price\nScarf|12.50\nRing|13.00\nTotal|25.50', platform, reading);
  expect(orders.map((text) => text.split(':')[0])).toEqual(['USD 12.5', 'USD 13']);
  expect(apart).toEqual(['1 total ']);
});

test('each sale costs what its own day did: 13.25 % in January 2025, 13.6 % now', async () => {
  const list = 'Sale Date|Title|Price\nJan-10-25|Scarf|100.00\n2026-11-05|Scarf|100.00';
  expect((await read(list, 'ebay', american)).orders).toEqual(['USD 100: 13.65', 'USD 100: 14']);
  expect((await read(list, 'ebay')).orders).toEqual(['USD 100: 14.95', 'USD 100: 15.3']);
});

test('amounts are read as people here and in accounts write them; what went out is no sale', async () => {
  const { orders, apart, faults } = await read(
    `
Title|Price
lakh|1,23,456.78
parentheses|(12.34)
excel text|="12.50"
rupee suffix|500/-
exponent|1E+05
zero width|\u200B12.50
NUL|12.50\u0000
trailing minus|12.34-`,
    'ebay',
  );
  const revenue = orders.map((text) => text.split(':')[0]);
  expect(revenue).toEqual(['USD 123456.78', 'USD 12.5', 'USD 500', 'USD 100000', 'USD 12.5', 'USD 12.5']);
  expect([apart, faults]).toEqual([['2 other  -24.68'], []]);
});

test.each<[PlatformName, string]>([
  ['paypal', 'Name|Product|Buyer|Country|Amount\nA|Logo design|Acme Inc|United States|12.50'],
  ['ebay', 'Title|Site|Store|Category|Buyer|Price\nScarf|eBay.com|My shop|Books & Magazines|janeroe|12.50'],
])('%s: columns that hold the seller’s own words are no answers to its question', async (platform, list) => {
  const { orders, faults } = await read(list, platform);
  expect(orders.map((text) => text.split(':')[0])).toEqual(['USD 12.5']);
  expect(faults).toEqual([]);
});

test('an Etsy statement: tax is no revenue, and fees, refunds and deposits stand apart with their sums', async () => {
  const { orders, apart } = await read(
    `
Date|Type|Title|Info|Currency|Amount|Fees & Taxes|Net|Tax Details
November 24, 2026|Sale|Payment for Order #1001||USD|$16.08|--|$16.08|--
November 24, 2026|Tax|Sales tax paid by buyer|Order #1001|USD|--|-$1.08|-$1.08|--
November 24, 2026|Fee|Transaction fee: Fern print|Order #1001|USD|--|-$0.98|-$0.98|--
November 24, 2026|Fee|Processing fee|Order #1001|USD|--|-$0.73|-$0.73|--
November 24, 2026|Fee|Listing fee|Listing #1|USD|--|-$0.20|-$0.20|--
November 23, 2026|Marketing|Etsy Ads||USD|--|-$2.50|-$2.50|--
November 22, 2026|Refund|Refund for Order #1000||USD|-$12.00|$0.40|-$11.60|--
November 21, 2026|Deposit|$60.00 sent to your bank account||USD|--|--|--|--`,
    undefined,
    { settings: { country: 'US' } },
  );
  expect(orders).toEqual(['USD 15: 1.91']); // as charged, but for the listing fee, which has a row of its own
  expect(apart).toEqual(['1 fee USD -0.2', '1 fee USD -2.5', '1 refund USD -12', '1 payout USD -60']);
});

test('an Amazon settlement has an amount in each row, and its currency in the first', async () => {
  const { orders, apart } = await read(`
settlement-id|settlement-start-date|settlement-end-date|deposit-date|total-amount|currency|transaction-type|order-id|marketplace-name|amount-type|amount-description|amount|fulfillment-id|posted-date|order-item-code|sku|quantity-purchased
1|2026-11-01 00:00:00 UTC|2026-11-14 00:00:00 UTC|2026-11-16|17.00|USD|||||||||||
1||||||Order|111-1|Amazon.com|ItemPrice|Principal|30.00|MFN|2026-11-05|1|TEA|1
1||||||Order|111-1|Amazon.com|ItemPrice|Tax|2.48|MFN|2026-11-05|1|TEA|
1||||||Order|111-1|Amazon.com|ItemFees|Commission|-4.50|MFN|2026-11-05|1|TEA|`);
  expect(orders).toEqual(['USD 30: 4.5']);
  expect(apart).toEqual(['1 payout USD -17']);
});

test('Wise: there are no fees of ours for it, and what came in, went out or was cancelled is added up', async () => {
  const { summary } = await listed(
    barred(`
ID|Status|Direction|Created on|Finished on|Source fee amount|Source fee currency|Target fee amount|Target fee currency|Source name|Source amount (after fees)|Source currency|Target name|Target amount (after fees)|Target currency|Exchange rate|Reference|Batch|Created by|Category|Note
TRANSFER-1|COMPLETED|OUT|2026-11-03 14:20:05|2026-11-03 14:23:11|4.50|USD|||Example Ltd|995.50|USD|Supplier|780.00|GBP|0.7835|inv||||
TRANSFER-2|COMPLETED|IN|2026-11-04 14:20:05|2026-11-04 14:23:11|||5.00|GBP|Acme|2505.00|GBP|Example Ltd|2500.00|GBP|1|inv||||
TRANSFER-3|CANCELLED|OUT|2026-11-05 14:20:05||0.45|EUR|||Example Ltd|50.00|EUR|Someone|50.00|EUR|1|||||`),
    {},
  );
  const { rows, reported, apart } = summary;
  const revenue = [...(reported?.sales ?? [])].map(([code, sums]) => [code, toExactText(sums.revenue)]);
  expect([rows, revenue, apart.map(({ is }) => is)]).toEqual([3, [['GBP', '2505']], ['payout', 'failed']]);
});
