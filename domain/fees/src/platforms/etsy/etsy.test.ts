import { decimal, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { goalOf } from '../../../testing/goal-of.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { answer, goals, question } from './index.ts';

const day = '2026-11-21';
const order = (texts: Texts) => answersTo(question, texts);

const fees = (texts: Texts, on: IsoDate = day) => {
  const sale = answer(order(texts), on);
  if (isRefusal(sale)) return sale;
  const shown = Object.entries(sale.lines).filter(([key]) => key.endsWith('Fee') || key === 'totalFees');
  return Object.fromEntries(shown.map(([key, { value }]) => [key, toText(value)]));
};

const vatOf = (texts: Texts) => {
  const sale = answer(order(texts), day);
  return isRefusal(sale) ? sale : sale.lines.vat && toText(sale.lines.vat.value);
};

test('an American shop: item 50.00, shipping 5.00, sales tax 4.00', () => {
  expect(fees({ country: 'US', itemPrice: '50', shippingPrice: '5', salesTax: '4' })).toEqual({
    listingFee: '0.20',
    transactionFee: '3.58', // 3.575 of 55, without the tax
    processingFee: '2.02', // of 59, with it
    totalFees: '5.80',
  });
});

test('gift wrap and other extras count as the price does', () => {
  expect(fees({ country: 'US', itemPrice: '50', shippingPrice: '5', extras: '3.50' })).toEqual({
    listingFee: '0.20',
    transactionFee: '3.80', // 3.8025 of 58.50
    processingFee: '2.01', // 2.005 of 58.50, and half a cent rounds up
    totalFees: '6.01',
  });
});

test('an advertisement outside Etsy costs at most 100 dollars', () => {
  expect(fees({ country: 'US', itemPrice: '1000', offsiteAds: 'over' })).toEqual({
    listingFee: '0.20',
    transactionFee: '65.00',
    processingFee: '30.25',
    offsiteAdsFee: '100.00',
    totalFees: '195.45',
  });
  expect(fees({ itemPrice: '100', offsiteAds: 'under' })).toMatchObject({ offsiteAdsFee: '15.00' });
  expect(fees({ country: 'GB', itemPrice: '1000', offsiteAds: 'under' })).toMatchObject({ offsiteAdsFee: '75.54' });
});

test('a British shop pays the regulatory fee, the listing in dollars, and VAT without a VAT number', () => {
  const own = {
    listingFee: '0.15', // 0.20 dollars
    transactionFee: '3.51',
    processingFee: '2.36',
    regulatoryFee: '0.26', // 0.2592
  };
  const order = { country: 'GB', itemPrice: '50', shippingPrice: '4' };
  expect(fees({ ...order, vatNumber: 'yes' })).toEqual({ ...own, totalFees: '6.28' });
  expect(fees(order)).toEqual({ ...own, totalFees: '7.54' }); // and 1.256 of VAT
  expect(fees(order, '2026-06-21')).toMatchObject({ regulatoryFee: '0.17' });
});

test('without a VAT number, VAT is on the advertisement too', () => {
  expect(vatOf({ country: 'GB', itemPrice: '1000', offsiteAds: 'under' })).toBe('37.14'); // a fifth of 185.69
  expect(vatOf({ country: 'GB', itemPrice: '1000' })).toBe('22.03'); // a fifth of 110.15
});

test.each([
  ['GB', '0.32', '0.48'],
  ['FR', '0.47', '1.14'],
  ['IT', '0.32', '0.80'],
  ['ES', '0.72', '0.88'],
  ['TR', '2.27', '1.67'],
  ['CA', '0.50', '0.50'], // what it was is not known
  ['IN', '0.29', '0.05'],
])('the regulatory fee of %s rises or falls on 22 June 2026: %s, then %s of 100.00', (country, before, after) => {
  expect(fees({ country, itemPrice: '100' }, '2026-06-21')).toMatchObject({ regulatoryFee: before });
  expect(fees({ country, itemPrice: '100' }, '2026-06-22')).toMatchObject({ regulatoryFee: after });
});

test('a French shop, 30.00 by an advertisement', () => {
  expect(fees({ country: 'FR', itemPrice: '30', offsiteAds: 'under' })).toMatchObject({
    regulatoryFee: '0.34', // 30.00 × 0.0114 = 0.342
    offsiteAdsFee: '4.50',
    totalFees: '8.47',
  });
});

test.each([
  ['2018-07-15', '3.50'],
  ['2018-07-16', '5.00'],
  ['2022-04-10', '5.00'],
  ['2022-04-11', '6.50'],
] as const)('on %s the transaction fee of 100 is %s', (on, transactionFee) => {
  expect(fees({ itemPrice: '100' }, on)).toMatchObject({ transactionFee });
});

test('what is counted is not on the list of what is not', () => {
  const listed = (texts: Texts) => {
    const sale = answer(order({ itemPrice: '100', ...texts }), day);
    return isRefusal(sale) ? sale : sale.notCounted;
  };
  expect(listed({})).toEqual(expect.arrayContaining(['vatOnFees', 'conversion', 'shopSetUp']));
  expect(listed({ country: 'GB', converted: 'yes' })).not.toEqual(expect.arrayContaining(['vatOnFees']));
  expect(listed({ converted: 'yes' })).not.toContain('conversion');
});

test('item 9.50, free shipping: binary floats give 0.53 for processing', () => {
  expect(fees({ itemPrice: '9.50' })).toMatchObject({
    listingFee: '0.20',
    transactionFee: '0.62',
    processingFee: '0.54',
    totalFees: '1.36',
  });
});

test.each<[Texts, Record<string, string>]>([
  [{ itemPrice: '100', converted: 'yes' }, { conversionFee: '2.50' }],
  [{ itemPrice: '100', pieces: '3' }, { listingFee: '0.60' }],
  [
    { country: 'TR', itemPrice: '1000' },
    { processingFee: '79.00', regulatoryFee: '16.70' },
  ],
  [{ country: 'CA', itemPrice: '100' }, { processingFee: '3.25' }],
  [{ country: 'CA', itemPrice: '100', buyer: 'abroad' }, { processingFee: '4.25' }],
  [{ country: 'US', itemPrice: '100', buyer: 'abroad' }, { processingFee: '3.25' }],
])('%j has its line', (texts, expected) => {
  expect(fees(texts)).toMatchObject(expected);
});

test('what is left, and as a share', () => {
  const costs = { itemCost: '20', shippingCost: '4', otherCosts: '1' };
  const sale = answer(order({ itemPrice: '50', shippingPrice: '5', ...costs }), day);
  if (isRefusal(sale)) throw new Error(sale.refused);
  const { revenue, totalFees, costs: spent, profit, profitMargin, returnOnCosts } = sale.lines;

  expect([revenue, totalFees, spent, profit].map(({ value }) => toText(value))).toEqual([
    '55.00',
    '5.68', // 0.20 + 3.58 + 1.90
    '25.00',
    '24.32',
  ]);
  expect([profitMargin, returnOnCosts].map(({ value }) => toText(value, 4))).toEqual(['0.4422', '0.9728']);
});

test.each([
  ['profit', { shippingPrice: '5', salesTax: '4' }, '49.20', '49.99'], // as at 50.00: a fee line rounds up there
  ['itemCost', { itemPrice: '50', shippingPrice: '5', salesTax: '4' }, '20', '29.20'],
])('asked backwards for %s, row %#', (id, texts, wanted, value) => {
  const solved = goalOf(goals, id).solve(order(texts), decimal(wanted), day);
  expect(isRefusal(solved) ? solved : toText(solved.value)).toBe(value);
});

test('what nobody has published is refused', () => {
  expect(fees({ country: 'HU', itemPrice: '100' })).toEqual({ refused: 'not-published', what: 'processing' });
});

test('asked backwards: a price rounds up beside its goal, and the most that an item may cost', () => {
  const costs = { country: 'US', shippingPrice: '5', salesTax: '4' };
  const profit = goalOf(goals, 'profit').solve(order(costs), decimal('49.20'), day);
  const cost = goalOf(goals, 'itemCost').solve(order({ ...costs, itemPrice: '50' }), decimal('20'), day);
  expect([profit, cost].map((found) => (isRefusal(found) ? found : toText(found.value)))).toEqual(['49.99', '29.20']);
});
