/** Which columns of a list are what, by its headers and by what stands in its cells. */
import { expect, test } from 'vitest';
import { loadPlatform, type PlatformName } from '../../platforms.ts';
import { columnsOf } from './columns.ts';
import { guessed, headerAt, pricesOf } from './guess.ts';
import { kindIn, stateIn } from './matching.ts';

type Rows = readonly (readonly string[])[];

async function read(name: PlatformName, rows: Rows) {
  const columns = columnsOf(await loadPlatform(name));
  const at = headerAt(rows, columns);
  const headers = rows[at] ?? [];
  const matching = guessed(headers, rows.slice(at + 1), columns);
  const named = (found: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(found).map(([key, column]) => [key, headers[column]]));
  return { at, fields: named(matching.fields), own: named(matching.own), prices: pricesOf(headers, matching, columns) };
}

const split = (text: string): Rows => text.split('\n').map((line) => line.split(','));

test('a list that begins with its headers, and one whose headers nobody knows', async () => {
  expect((await read('ebay', split('Item,Price\nring,5'))).at).toBe(0);
  expect((await read('ebay', split('My sales of May\nQuoi,Combien\nring,5\nmask,6'))).at).toBe(1);
});

test('a column called type that says no sale is no kind of row', async () => {
  expect((await read('ebay', split('type,price\nring,5\nmask,6'))).own).not.toHaveProperty('kind');
  expect((await read('ebay', split('type,price\nOrder,5\nRefund,6'))).own).toMatchObject({ kind: 'type' });
});

test.each<[PlatformName, string, string]>([
  ['paypal', 'country', 'amount,Country\n5,United States\n5,Germany'],
  ['paypal', 'product', 'amount,Product\n5,Logo design'],
  ['paypal', 'buyer', 'amount,Buyer\n5,Acme Inc'],
  ['ebay', 'store', 'price,Store\n5,My shop'],
  ['ebay', 'category', 'price,Category\n5,Beads and baubles'],
  ['etsy', 'buyer', 'price,Buyer\n5,coolbuyer'],
  ['stripe', 'card', 'amount,Card\n5,Visa 4242'],
])('%s: a column called %s whose cells are no such choice is not claimed', async (name, key, list) => {
  const { fields } = await read(name, split(list));
  expect(fields).not.toHaveProperty(key);
  expect(Object.keys(fields)).toHaveLength(1);
});

test('what is ours and what the question asks may have one name', async () => {
  const { fields, own } = await read('mercury', split('Amount,Kind\n100,ach\n200,abroadOur'));
  expect([fields, own]).toMatchObject([{ kind: 'Kind' }, {}]);
});

test('the date, the order, the status, the currency and what was charged are found', async () => {
  const list =
    'Sale date,Order number,Item,Price,Currency,Status,Fees charged\n05/11/2026,12-1,Ring,5,USD,Completed,0.80';
  expect((await read('ebay', split(list))).own).toEqual({
    title: 'Item',
    day: 'Sale date',
    order: 'Order number',
    currency: 'Currency',
    state: 'Status',
    charged: 'Fees charged',
  });
});

test.each([
  ['Order', 'sale'],
  ['charge', 'sale'],
  ['Express Checkout Payment', 'sale'],
  ['Donation received', 'sale'],
  ['Bestellung', 'sale'],
  ['Zahlung', 'sale'],
  ['Payment Refund', 'refund'],
  ['Order_Retrocharge', 'refund'],
  ['Service Fee', 'fee'],
  ['Payout', 'payout'],
  ['Zap', undefined],
])('%s is a %s', (kind, expected) => {
  expect(kindIn(kind)).toBe(expected);
});

test.each([
  ['Completed', 'done'],
  ['Paid', 'done'],
  ['Unpaid', 'pending'],
  ['Partially refunded', 'done'],
  ['Refunded', 'refunded'],
  ['Cancelled', 'failed'],
  ['CANCELED', 'failed'],
  ['', 'done'],
  ['Wobbly', undefined],
])('%s is %s', (state, expected) => {
  expect(stateIn(state)).toBe(expected);
});
