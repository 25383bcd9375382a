import { add, compare, toText, type Rate } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo, arbitraryTexts } from '../../../testing/arbitrary.ts';
import { leavesOf, uncitedIn } from '../../../testing/leaves.ts';
import { notesOf } from '../../answer.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { answer, question, sites, type Sale } from './index.ts';

const day = '2026-11-21';
const asked = (texts: Texts, on: IsoDate = day) => answer(answersTo(question, texts), on);
const answered = (texts: Texts, on?: IsoDate) => {
  const given = asked(texts, on);
  if (isRefusal(given)) throw new Error(JSON.stringify(given));
  return given;
};
const shown = (texts: Texts, on?: IsoDate) =>
  Object.fromEntries(Object.entries(answered(texts, on).lines).map(([key, { value }]) => [key, toText(value)]));

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
])('%s, store: %s, %s dollars', (category, store, soldPrice, expected) => {
  const { finalValueFee, perOrderFee, totalFees } = shown({ category, store, soldPrice });
  expect([finalValueFee, perOrderFee, totalFees]).toEqual(expected);
});

test('a British business pays a regulatory fee, and VAT on everything', () => {
  expect(shown({ site: 'UK', category: 'clothing-shoes-accessories', soldPrice: '50' })).toMatchObject({
    finalValueFee: '5.95',
    perOrderFee: '0.40',
    regulatoryFee: '0.18',
    fees: '6.53',
    vat: '1.31',
    totalFees: '7.84',
  });
});

const everyOption: Texts = {
  soldPrice: '380',
  shippingPrice: '20',
  itemCost: '100',
  shippingCost: '15',
  salesTaxRate: '6',
  otherCharges: '3',
  otherCosts: '2',
  buyer: 'restOfWorld',
  topRated: 'yes',
  belowStandard: 'recent',
  promotedRate: '5',
  paidListing: 'yes',
  dispute: 'yes',
};

test('every option of a US sale counts, each on its own line', () => {
  expect(shown(everyOption)).toEqual({
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

test.each<[Texts, Record<string, string>]>([
  [{ belowStandard: 'recent', notAsDescribed: 'lasting' }, { belowStandardFee: '6.00' }], // only one of the two
  [{ belowStandard: 'lasting' }, { belowStandardFee: '7.00' }],
  [{ notAsDescribed: 'recent' }, { notAsDescribedFee: '5.00' }],
  [{ notAsDescribed: 'lasting' }, { notAsDescribedFee: '6.00' }],
  [{ paidListing: 'yes', store: 'anchor' }, { insertionFee: '0.05' }],
  [{ paidListing: 'yes', category: 'heavy-equipment' }, { insertionFee: '20.00' }],
])('a sale of 100 with %j', (options, expected) => {
  const optional = ['belowStandardFee', 'notAsDescribedFee', 'insertionFee'];
  const lines = Object.entries(shown({ soldPrice: '100', ...options })).filter(([key]) => optional.includes(key));
  expect(Object.fromEntries(lines)).toEqual(expected);
});

test('private sellers pay nothing in Britain, where the buyer pays, nor in Germany', () => {
  const british = shown({ site: 'UK', category: 'media', seller: 'private', soldPrice: '50' });
  const german = shown({ site: 'DE', category: 'media', seller: 'private', soldPrice: '50' });

  expect(british).toMatchObject({ totalFees: '0.00', profit: '50.00', buyerProtection: '2.70' });
  expect(german).toMatchObject({ finalValueFee: '0.00', totalFees: '0.00' });
  expect(german['buyerProtection']).toBeUndefined();
});

test.each([
  ['DE', '1000', { finalValueFee: '109.20', perOrderFee: '0.45' }], // 990 at 11%, 10 at 3%
  ['AU', '5000', { finalValueFee: '440.00', perOrderFee: '0.40' }], // at most 440
  ['UK', '5000', { finalValueFee: '250.00', perOrderFee: '0.40' }], // at most 250
  ['CA', '100', { finalValueFee: '13.60', perOrderFee: '0.40' }],
  ['IE', '100', { finalValueFee: '11.00', perOrderFee: '0.35', regulatoryFee: '0.43' }],
])('%s, most categories, %s', (site, soldPrice, expected) => {
  expect(shown({ site, soldPrice })).toMatchObject(expected);
});

test.each<[Texts, string]>([
  [{ soldPrice: '100', buyer: 'restOfWorld', registered: 'abroad' }, 'internationalFee'], // Sri Lanka: not found
  [{ site: 'UK', category: 'media', soldPrice: '9', buyer: 'europeOrNorthAmerica' }, 'internationalFee'],
  [{ site: 'DE', category: 'media', soldPrice: '9', topRated: 'yes' }, 'topRatedDiscount'],
  [{ site: 'UK', soldPrice: '9', promotedRate: '5' }, 'promotedFee'],
  [{ site: 'UK', soldPrice: '9', dispute: 'yes' }, 'disputeFee'],
  [{ site: 'IE', soldPrice: '10' }, 'perOrderFee'], // only orders above 10
])('%j: what nobody has published is refused', (texts, what) => {
  expect(asked(texts)).toEqual({ refused: 'not-published', what });
});

test.each<[Partial<Sale>, string]>([
  [{ category: 'unknown' }, 'finalValueFee'],
  [{ site: 'UK', category: 'media', store: 'basic' }, 'finalValueFee'],
])('%j, which no question offers, is refused as well', (parts, what) => {
  expect(answer({ ...answersTo(question, { soldPrice: '10' }), ...parts }, day)).toEqual({
    refused: 'not-published',
    what,
  });
});

test.each([
  ['2', '2.00'], // the least
  ['100', '100.00'], // the most
  ['0', undefined], // no ad
])('an ad rate of %s% on 100 costs %s', (promotedRate, fee) => {
  expect(shown({ soldPrice: '100', promotedRate })['promotedFee']).toBe(fee);
});

test.each(['1.99', '101'])('an ad rate of %s% is out of range', (promotedRate) => {
  expect(asked({ soldPrice: '100', promotedRate })).toEqual({
    refused: 'out-of-range',
    what: 'promotedRate',
    least: '0.02',
    most: '1',
  });
});

test('an old day keeps its fees; for a day before the first known there are those, and a note', () => {
  expect(shown({ soldPrice: '100' }, '2025-01-31')).toMatchObject({ finalValueFee: '13.25', perOrderFee: '0.40' });
  expect(shown({ soldPrice: '100' }, '2025-02-01')).toMatchObject({ finalValueFee: '13.60' });
  expect(shown({ soldPrice: '100' }, '2020-01-01')).toMatchObject({ finalValueFee: '13.25' });
  expect(notesOf(answered({ soldPrice: '100' }, '2025-01-31'))).toEqual([]);
  expect(notesOf(answered({ soldPrice: '100' }, '2020-01-01'))).toContainEqual({
    note: 'only-known-later',
    key: 'finalValueFeeRate',
    start: '2024-03-15',
    isSince: true,
  });

  const british = { site: 'UK', category: 'media', seller: 'private', soldPrice: '10' };
  expect(notesOf(answered(british, '2024-09-30')).map(({ start }) => start)).toContain('2024-10-01');
});

test.each<[string, Texts, readonly string[]]>([
  [
    'every option',
    { ...everyOption, category: 'watches', soldPrice: '9000' },
    [
      'input itemCost (USD)',
      'input otherCharges (USD)',
      'input otherCosts (USD)',
      'input promotedRate (fraction)',
      'input salesTaxRate (fraction)',
      'input shippingCost (USD)',
      'input shippingPrice (USD)',
      'input soldPrice (USD)',
      'table belowStandardFeeRate (fraction)',
      'table disputeFee (USD)',
      'table finalValueFeeLimit (USD)',
      'table finalValueFeeRate (fraction) watches',
      'table finalValueFeeRate (fraction) watches ≤ 1000',
      'table finalValueFeeRate (fraction) watches ≤ 7500',
      'table insertionFee (USD)',
      'table internationalFeeRate (fraction)',
      'table perOrderFee (USD)',
      'table topRatedDiscountRate (fraction)',
    ],
  ],
  [
    'a British business',
    { site: 'UK', soldPrice: '100' },
    [
      'constant  (fraction)',
      'input itemCost (GBP)',
      'input otherCharges (GBP)',
      'input otherCosts (GBP)',
      'input shippingCost (GBP)',
      'input shippingPrice (GBP)',
      'input soldPrice (GBP)',
      'table finalValueFeeCap (GBP)',
      'table finalValueFeeRate (fraction) most-categories',
      'table perOrderFee (GBP)',
      'table regulatoryFeeRate (fraction)',
      'table vatRate (fraction)',
    ],
  ],
  [
    'a private seller',
    { site: 'UK', seller: 'private', category: 'media', soldPrice: '100' },
    [
      'constant  (fraction)',
      'input itemCost (GBP)',
      'input otherCharges (GBP)',
      'input otherCosts (GBP)',
      'input shippingCost (GBP)',
      'input shippingPrice (GBP)',
      'input soldPrice (GBP)',
      'table buyerProtectionFixed (GBP)',
      'table buyerProtectionLimit (GBP)',
      'table buyerProtectionRate (fraction) ≤ 20',
      'table buyerProtectionRate (fraction) ≤ 300',
      'table finalValueFeeRate (fraction) private seller',
    ],
  ],
])('the ends of its traces: %s', (_, texts, expected) => {
  const { lines } = answered(texts);
  expect(uncitedIn(lines)).toEqual([]);
  expect(leavesOf(lines)).toEqual(expected);
});

const usual = arbitraryTexts(question).map((texts) => ({
  ...texts,
  site: 'US',
  registered: undefined,
  promotedRate: '5',
}));

test('profit, fees and costs together are the revenue, and fee lines are whole cents', () => {
  fc.assert(
    fc.property(usual, (texts) => {
      const { revenue, profit, totalFees, costs, finalValueFee } = answered(texts).lines;

      expect(compare(add(add(profit.value, totalFees.value), costs.value), revenue.value)).toBe(0);
      expect(finalValueFee.value.scale).toBeLessThanOrEqual(2);
    }),
  );
});

test('within a step of its table the final value fee never falls when the price rises', () => {
  fc.assert(
    fc.property(usual, fc.nat(2_000_000), (texts, more) => {
      const sale = answersTo(question, texts);
      const added: Rate = { units: BigInt(more), scale: 2 };
      const soldPrice = { ...sale.soldPrice, ...add(sale.soldPrice, added) };
      fc.pre(sites.US.stores[sale.store]?.[sale.category]?.at(-1)?.value.by === 'part');
      const [lower, higher] = [answer(sale, day), answer({ ...sale, soldPrice }, day)];
      if (isRefusal(lower) || isRefusal(higher)) throw new Error('every US sale has an answer');

      expect(compare(higher.lines.finalValueFee.value, lower.lines.finalValueFee.value)).toBeGreaterThanOrEqual(0);
    }),
  );
});
