import { add, compare, money, rate, toExactText, toText, type Currency, type Money } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../../figure/explain.ts';
import { isRefusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import type { SaleInputs } from './inputs.ts';
import { sale } from './sale.ts';
import { stores } from './site.ts';
import { sites } from './tables/sites.ts';

const day = '2026-11-21';
const selling = <C extends Currency>(currency: C, total: string, rest: Omit<SaleInputs<C>, Price>): SaleInputs<C> => ({
  soldPrice: money(total, currency),
  shippingPrice: money('0', currency),
  itemCost: money('0', currency),
  shippingCost: money('0', currency),
  ...rest,
});
type Price = 'soldPrice' | 'shippingPrice' | 'itemCost' | 'shippingCost';
const us = (total: string, rest: Partial<SaleInputs<'USD'>> = {}) =>
  selling('USD', total, { site: 'US', category: 'most-categories', ...rest });
const answer = <C extends Currency>(inputs: SaleInputs<C>, on: IsoDate = day) => {
  const result = sale(inputs, on);
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result.lines;
};
const texts = (lines: object) =>
  Object.fromEntries(Object.entries(lines).map(([key, { value }]: [string, { value: Money }]) => [key, toText(value)]));

test.each([
  // category, store, total of the sale             final value  per order  total
  ['most-categories', 'none', '424', ['57.66', '0.40', '58.06']], // eBay's own example: 400 and 6% tax
  ['trading-cards-comics', 'none', '25', ['3.31', '0.40', '3.71']], // eBay's own example
  ['most-categories', 'none', '10070', ['1080.40', '0.40', '1080.80']], // two parts
  ['athletic-shoes', 'none', '149.99', ['20.40', '0.40', '20.80']],
  ['athletic-shoes', 'none', '150', ['12.00', '0.00', '12.00']], // a lower rate and no fee per order
  ['watches', 'none', '9000', ['617.50', '0.40', '617.90']], // three parts
  ['jewelry', 'none', '5000', ['750.00', '0.40', '750.40']], // the whole amount at 15%
  ['jewelry', 'none', '6000', ['540.00', '0.40', '540.40']], // the whole amount at 9%
  ['most-categories', 'none', '10', ['1.36', '0.30', '1.66']], // the last small order
  ['most-categories', 'none', '10.01', ['1.36', '0.40', '1.76']],
  ['most-categories', 'basic', '3000', ['329.25', '0.40', '329.65']],
  ['most-categories', 'starter', '3000', ['408.00', '0.40', '408.40']], // a Starter store pays as none
] as const)('%s, store: %s, %s dollars', (category, store, total, expected) => {
  const { finalValueFee, perOrderFee, totalFees } = texts(answer(us(total, { category, store })));
  expect([finalValueFee, perOrderFee, totalFees]).toEqual(expected);
});

test('a British business pays a regulatory fee, and VAT on everything', () => {
  const lines = answer(selling('GBP', '50', { site: 'UK', category: 'clothing-shoes-accessories' }));

  expect(texts(lines)).toMatchObject({
    finalValueFee: '5.95',
    perOrderFee: '0.40',
    regulatoryFee: '0.18',
    fees: '6.53',
    vat: '1.31',
    totalFees: '7.84',
  });
});

test('every option of a US sale counts, each on its own line', () => {
  const lines = answer({
    ...us('380', {
      salesTaxRate: rate('0.06'),
      otherCharges: money('3', 'USD'),
      otherCosts: money('2', 'USD'),
      buyer: 'restOfWorld',
      topRated: true,
      belowStandard: 'recent',
      promotedRate: rate('0.05'),
      paidListing: true,
      dispute: true,
    }),
    shippingPrice: money('20', 'USD'),
    itemCost: money('100', 'USD'),
    shippingCost: money('15', 'USD'),
  });

  expect(texts(lines)).toEqual({
    revenue: '403.00',
    salesTax: '24.00', // 6% of 400
    base: '427.00',
    finalValueFee: '58.07', // 58.072
    perOrderFee: '0.40',
    internationalFee: '7.05', // 7.0455
    belowStandardFee: '25.62',
    promotedFee: '21.35',
    insertionFee: '0.35',
    disputeFee: '20.00',
    topRatedDiscount: '5.81', // 5.807
    fees: '127.03',
    totalFees: '127.03',
    costs: '117.00',
    profit: '158.97',
    profitMargin: '0.39',
    returnOnCosts: '1.36',
  });
});

test.each([
  [{ belowStandard: 'recent', notAsDescribed: 'lasting' }, { belowStandardFee: '6.00' }], // only one of the two
  [{ belowStandard: 'lasting' }, { belowStandardFee: '7.00' }],
  [{ notAsDescribed: 'recent' }, { notAsDescribedFee: '5.00' }],
  [{ notAsDescribed: 'lasting' }, { notAsDescribedFee: '6.00' }],
  [{ paidListing: true, store: 'anchor' }, { insertionFee: '0.05' }],
  [{ paidListing: true, category: 'heavy-equipment' }, { insertionFee: '20.00' }],
] as const)('a sale of 100 with %j', (options, expected) => {
  const optional = ['belowStandardFee', 'notAsDescribedFee', 'insertionFee'];
  const shown = Object.entries(texts(answer(us('100', options)))).filter(([key]) => optional.includes(key));
  expect(Object.fromEntries(shown)).toEqual(expected);
});

test('private sellers pay nothing in Britain, where the buyer pays, nor in Germany', () => {
  const british = answer(selling('GBP', '50', { site: 'UK', category: 'media', seller: 'private' }));
  const german = answer(selling('EUR', '50', { site: 'DE', category: 'media', seller: 'private' }));

  expect(texts(british)).toMatchObject({ totalFees: '0.00', profit: '50.00', buyerProtection: '2.70' });
  expect(texts(german)).toMatchObject({ finalValueFee: '0.00', totalFees: '0.00' });
  expect(german.buyerProtection).toBeUndefined();
});

test.each([
  ['DE', 'EUR', '1000', { finalValueFee: '109.20', perOrderFee: '0.45' }], // 990 at 11%, 10 at 3%
  ['AU', 'AUD', '5000', { finalValueFee: '440.00', perOrderFee: '0.40' }], // at most 440
  ['UK', 'GBP', '5000', { finalValueFee: '250.00', perOrderFee: '0.40' }], // at most 250
  ['CA', 'CAD', '100', { finalValueFee: '13.60', perOrderFee: '0.40' }],
  ['IE', 'EUR', '100', { finalValueFee: '11.00', perOrderFee: '0.35', regulatoryFee: '0.43' }],
] as const)('%s, most categories, %s %s', (site, currency, total, expected) => {
  const lines = answer(selling<Currency>(currency, total, { site, category: 'most-categories' }));
  expect(texts(lines)).toMatchObject(expected);
});

test.each([
  [us('100', { category: 'unknown' }), day, 'finalValueFee'],
  [us('100'), '2020-01-01', 'finalValueFee'],
  [us('100', { buyer: 'restOfWorld', registered: 'abroad' }), day, 'internationalFee'], // Sri Lanka: not found
  [selling('GBP', '9', { site: 'UK', category: 'media', buyer: 'europeOrNorthAmerica' }), day, 'internationalFee'],
  [selling('EUR', '9', { site: 'DE', category: 'media', topRated: true }), day, 'topRatedDiscount'],
  [selling('EUR', '10', { site: 'IE', category: 'most-categories' }), day, 'perOrderFee'], // only orders above 10
  [selling('GBP', '10', { site: 'UK', category: 'media', store: 'basic' }), day, 'finalValueFee'],
  [selling('GBP', '10', { site: 'UK', category: 'media', seller: 'private' }), '2024-09-30', 'finalValueFee'],
] as const)('what nobody has published is refused', (inputs, on, what) => {
  expect(sale<Currency>(inputs, on)).toEqual({ refused: 'not-published', what });
});

test.each([
  ['0.02', '2.00'], // the least
  ['1', '100.00'], // the most
])('an ad rate of %s on 100 costs %s', (promotedRate, fee) => {
  expect(texts(answer(us('100', { promotedRate: rate(promotedRate) })))).toMatchObject({ promotedFee: fee });
});

test.each(['0.0199', '1.01'])('an ad rate of %s is out of range', (promotedRate) => {
  expect(sale(us('100', { promotedRate: rate(promotedRate) }), day)).toEqual({
    refused: 'out-of-range',
    what: 'promotedRate',
    least: '0.02',
    most: '1',
  });
});

test('an old day keeps its fees', () => {
  expect(texts(answer(us('100'), '2025-01-31'))).toMatchObject({ finalValueFee: '13.25', perOrderFee: '0.40' });
  expect(texts(answer(us('100'), '2025-02-01'))).toMatchObject({ finalValueFee: '13.60' });
});

test('a currency belongs to its site: these lines must not compile', () => {
  // @ts-expect-error pounds on the US site
  const wrong: SaleInputs<'GBP'>['site'] = 'US';
  expect(wrong).toBe('US');
});

const cents = fc.integer({ min: 0, max: 2_000_000 }).map((units) => money((units / 100).toFixed(2), 'USD'));
const anInput = fc
  .record({
    soldPrice: cents,
    shippingPrice: cents,
    itemCost: cents,
    shippingCost: cents,
    site: fc.constant('US' as const),
    store: fc.constantFrom(...stores),
    salesTaxRate: fc.integer({ min: 0, max: 120 }).map((mille) => rate((mille / 1000).toFixed(3))),
    buyer: fc.constantFrom('domestic' as const, 'restOfWorld' as const),
    topRated: fc.boolean(),
    promotedRate: fc.integer({ min: 20, max: 1000 }).map((mille) => rate((mille / 1000).toFixed(3))),
  })
  .chain((inputs) =>
    fc
      .constantFrom(...Object.keys(sites.US.stores[inputs.store] ?? {}))
      .map((category): SaleInputs<'USD'> => ({ ...inputs, category })),
  );

test('profit, fees and costs together are the revenue, and fee lines are whole cents', () => {
  fc.assert(
    fc.property(anInput, (inputs) => {
      const { revenue, profit, totalFees, costs, finalValueFee } = answer(inputs);

      expect(compare(add(add(profit.value, totalFees.value), costs.value), revenue.value)).toBe(0);
      expect(finalValueFee.value.scale).toBeLessThanOrEqual(2);
    }),
    { numRuns: 10_000 },
  );
});

test('every figure has its name and follows from its own trace', () => {
  fc.assert(
    fc.property(anInput, (inputs) => {
      const lines = Object.entries(answer(inputs));
      const again = lines.map(([, figure]) => workedOut(JSON.parse(JSON.stringify(explain(figure)))));

      expect(lines.map(([, { key }]) => key)).toEqual(lines.map(([key]) => key));
      expect(again.map(toExactText)).toEqual(lines.map(([, { value }]) => toExactText(value)));
    }),
    { numRuns: 500 },
  );
});

test('within a step of its table the final value fee never falls when the price rises', () => {
  fc.assert(
    fc.property(anInput, cents, (inputs, more) => {
      const higher = { ...inputs, soldPrice: { ...add(inputs.soldPrice, more), currency: 'USD' as const } };
      const table = sites.US.stores[inputs.store ?? 'none']?.[inputs.category]?.at(-1)?.value;
      fc.pre(table?.by === 'part');

      expect(compare(answer(higher).finalValueFee.value, answer(inputs).finalValueFee.value)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 10_000 },
  );
});
