import { money, rate, toExactText, toText, type Currency } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../figure/explain.ts';
import { isRefusal } from '../published/refusal.ts';
import { tableFaults } from '../published/table-faults.ts';
import { quickSource } from '../quick-source.ts';
import { countryCurrencies, type CountryName } from './country.ts';
import type { SaleInputs } from './inputs.ts';
import { sale } from './sale.ts';
import * as everywhere from './tables/everywhere.ts';
import { countries } from './tables/countries.ts';

const day = '2026-11-21';
const quoted = (text: string) => ({ ...quickSource('test'), value: rate(text) });

type Order = Readonly<{ item: string; shipping?: string; tax?: string }>;
const order = (country: CountryName, { item, shipping = '0', tax = '0' }: Order): SaleInputs => {
  const currency: Currency = countryCurrencies[country];
  const nothing = money('0', currency);
  return {
    country,
    itemPrice: money(item, currency),
    shippingPrice: money(shipping, currency),
    salesTax: money(tax, currency),
    itemCost: nothing,
    shippingCost: nothing,
    ...(currency !== 'USD' && { perDollar: quoted('0.75538854') }),
  };
};
const fees = (inputs: SaleInputs, on: typeof day | '2026-06-10' = day) => {
  const answer = sale(inputs, on);
  if (isRefusal(answer)) return answer;
  const shown = Object.entries(answer.lines).filter(([key]) => key.endsWith('Fee') || key === 'totalFees');
  return Object.fromEntries(shown.map(([key, { value }]) => [key, toText(value)]));
};

test('an American shop: item 50.00, shipping 5.00, sales tax 4.00', () => {
  expect(fees(order('US', { item: '50', shipping: '5', tax: '4' }))).toEqual({
    listingFee: '0.20',
    transactionFee: '3.58', // 3.575 of 55, without the tax
    processingFee: '2.02', // of 59, with it
    totalFees: '5.80',
  });
});

test('an advertisement outside Etsy costs at most 100 dollars', () => {
  expect(fees({ ...order('US', { item: '1000' }), offsiteAds: 'over' })).toEqual({
    listingFee: '0.20',
    transactionFee: '65.00',
    processingFee: '30.25',
    offsiteAdsFee: '100.00',
    totalFees: '195.45',
  });
  expect(fees({ ...order('US', { item: '100' }), offsiteAds: 'under' })).toMatchObject({ offsiteAdsFee: '15.00' });
  expect(fees({ ...order('GB', { item: '1000' }), offsiteAds: 'under' })).toMatchObject({ offsiteAdsFee: '75.54' });
});

test('a British shop pays the regulatory fee, and the listing in dollars', () => {
  expect(fees(order('GB', { item: '50', shipping: '4' }))).toEqual({
    listingFee: '0.15', // 0.20 dollars
    transactionFee: '3.51',
    processingFee: '2.36',
    regulatoryFee: '0.17',
    totalFees: '6.19',
  });
});

test('item 9.50, free shipping: binary floats give 0.53 for processing', () => {
  expect(fees(order('US', { item: '9.50' }))).toMatchObject({
    listingFee: '0.20',
    transactionFee: '0.62',
    processingFee: '0.54',
    totalFees: '1.36',
  });
});

test('each further option has its line', () => {
  expect(fees({ ...order('US', { item: '100' }), converted: true })).toMatchObject({ conversionFee: '2.50' });
  expect(fees({ ...order('US', { item: '100' }), pieces: 3 })).toMatchObject({ listingFee: '0.60' });
  expect(fees(order('CA', { item: '100' }))).toMatchObject({ processingFee: '3.25' });
  expect(fees({ ...order('CA', { item: '100' }), buyer: 'abroad' })).toMatchObject({ processingFee: '4.25' });
  expect(fees({ ...order('US', { item: '100' }), buyer: 'abroad' })).toMatchObject({ processingFee: '3.25' });
});

test('India pays a lower regulatory fee from 22 June 2026; an earlier day keeps its fee', () => {
  const inputs = order('IN', { item: '10000' });
  expect(fees(inputs, '2026-06-10')).toMatchObject({ regulatoryFee: '29.00' });
  expect(fees(inputs)).toMatchObject({ regulatoryFee: '5.00' });
});

test('what is left, and as a share', () => {
  const inputs = { ...order('US', { item: '50', shipping: '5' }), itemCost: money('20', 'USD') };
  const answer = sale({ ...inputs, shippingCost: money('4', 'USD'), otherCosts: money('1', 'USD') }, day);
  if (isRefusal(answer)) throw new Error(answer.refused);
  const { revenue, totalFees, costs, profit, profitMargin, returnOnCosts } = answer.lines;

  expect([revenue, totalFees, costs, profit].map(({ value }) => toText(value))).toEqual([
    '55.00',
    '5.68', // 0.20 + 3.58 + 1.90
    '25.00',
    '24.32',
  ]);
  expect([profitMargin, returnOnCosts].map(({ value }) => toText(value, 4))).toEqual(['0.4422', '0.9728']);
});

test('what nobody has published is refused', () => {
  expect(fees(order('TR', { item: '100' }))).toEqual({ refused: 'not-published', what: 'processing' });
  const { perDollar: _, ...without } = order('GB', { item: '100' });
  expect(fees(without)).toEqual({ refused: 'not-published', what: 'perDollar' });
});

test('every number has its day and its source', () => {
  expect(tableFaults({ countries, everywhere })).toEqual([]);
});

const anOrder = fc
  .tuple(
    fc.constantFrom(...(Object.keys(countries) as CountryName[])),
    fc.nat(10_000_000),
    fc.nat(100_000),
    fc.record({
      offsiteAds: fc.constantFrom(undefined, 'under' as const, 'over' as const),
      converted: fc.boolean(),
      pieces: fc.integer({ min: 1, max: 20 }),
      buyer: fc.constantFrom('domestic' as const, 'abroad' as const),
    }),
  )
  .map(([country, item, shipping, { offsiteAds, ...options }]): SaleInputs => ({
    ...order(country, { item: (item / 100).toFixed(2), shipping: (shipping / 100).toFixed(2) }),
    ...options,
    ...(offsiteAds && { offsiteAds }),
  }));

test('the lines add up, and every figure follows from its own trace', () => {
  fc.assert(
    fc.property(anOrder, (inputs) => {
      const answer = sale(inputs, day);
      fc.pre(!isRefusal(answer));
      if (isRefusal(answer)) return;
      const lines = Object.values(answer.lines);
      const shares = Object.entries(answer.lines).filter(([key]) => key.endsWith('Fee'));
      const cents = (value: (typeof lines)[number]['value']) => BigInt(toText(value).replace('.', ''));

      expect(shares.reduce((running, [, { value }]) => running + cents(value), 0n)).toBe(
        cents(answer.lines.totalFees.value),
      );
      expect(lines.map((figure) => toExactText(workedOut(explain(figure))))).toEqual(
        lines.map(({ value }) => toExactText(value)),
      );
    }),
    { numRuns: 2_000 },
  );
});
