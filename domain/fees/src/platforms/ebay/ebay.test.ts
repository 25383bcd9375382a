import { addDays } from '@formation/calendar';
import { add, compare, toText, type Rate } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo, arbitraryTexts } from '../../../testing/arbitrary.ts';
import { leavesOf, tableLeaves, uncitedIn } from '../../../testing/leaves.ts';
import { boundOf, notesOf } from '../../answer.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { rangeOf } from '../../trace/range-of.ts';
import { answer, question, sites, type Sale } from './index.ts';

const day = '2026-11-21';
const request = (texts: Texts, on: IsoDate = day) => answer(answersTo(question, texts), on);
const reply = (texts: Texts, on?: IsoDate) => {
  const accepted = request(texts, on);
  if (isRefusal(accepted)) throw new Error(JSON.stringify(accepted));
  return accepted;
};
const shown = (texts: Texts, on?: IsoDate) =>
  Object.fromEntries(Object.entries(reply(texts, on).lines).map(([key, { value }]) => [key, toText(value)]));

const left = (texts: Texts) => reply(texts).notCounted;

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
  const { finalValueFee, perOrderFee, totalFees } = shown({ registered: 'US', category, store, soldPrice });
  expect([finalValueFee, perOrderFee, totalFees]).toEqual(expected);
});

test('a British business pays a regulatory fee, and VAT on everything', () => {
  expect(
    shown({ site: 'UK', registered: 'UK', category: 'clothing-shoes-accessories', soldPrice: '50' }),
  ).toMatchObject({
    finalValueFee: '5.95',
    perOrderFee: '0.40',
    regulatoryFee: '0.18',
    fees: '6.53',
    vat: '1.31',
    totalFees: '7.84',
  });
});

const everyOption: Texts = {
  registered: 'US',
  store: 'basic',
  soldPrice: '380',
  shippingPrice: '20',
  itemCost: '100',
  shippingCost: '15',
  salesTaxRate: '6',
  otherCharges: '3',
  otherCosts: '2',
  buyer: 'restOfWorld',
  belowStandard: 'recent',
  promotedRate: '5',
  paidListing: '3',
  dispute: 'yes',
  salesInMonth: '30',
  renewal: 'yearly',
};

test('what the buyer paid goes back when a dispute is lost: what is left then is said beside the profit', () => {
  expect(shown({ registered: 'US', soldPrice: '100', itemCost: '40', dispute: 'yes' })).toMatchObject({
    profit: '26.00',
    leftIfLost: '-74.00',
  });
  expect(shown({ soldPrice: '100' })).not.toHaveProperty('leftIfLost');
  expect(left({ soldPrice: '100', dispute: 'yes' })).toContain('paymentBack');
  expect(left({ soldPrice: '100' })).not.toContain('paymentBack');
});

test('every option of a US sale counts, each on its own line', () => {
  expect(shown(everyOption)).toEqual({
    revenue: '403.00',
    salesTax: '24.00', // 6% of 400
    base: '427.00',
    finalValueFee: '54.23', // 12.7%: 54.229
    perOrderFee: '0.40',
    internationalFee: '7.05', // 7.0455
    belowStandardFee: '25.62',
    promotedFee: '21.35',
    insertionFee: '0.75', // three months at 0.25
    disputeFee: '20.00',
    storeFee: '0.73', // 21.95 / 30 = 0.7317
    fees: '130.13',
    totalFees: '130.13',
    costs: '117.00',
    profit: '155.87',
    profitMargin: '0.39', // 155.87 / 403
    returnOnCosts: '1.33',
    leftIfLost: '-247.13', // without the revenue
  });
  expect(shown({ soldPrice: '400', topRated: 'yes' })).toMatchObject({
    finalValueFee: '54.40',
    topRatedDiscount: '5.44',
  });
});

test('an account registered in Sri Lanka pays the international fee on every sale abroad, whatever the site', () => {
  // 100 × 13.6% + 0.40 + 100 × 1.3%
  expect(shown({ soldPrice: '100' })).toMatchObject({ internationalFee: '1.30', totalFees: '15.30' });
  expect(shown({ soldPrice: '100', buyer: 'restOfWorld' })).toMatchObject({ internationalFee: '1.30' });
  expect(shown({ soldPrice: '100', highVolume: 'yes' })).toMatchObject({ internationalFee: '1.10' });
  // 100 × 10.9% + 0.40 + 100 × 0.35% + 100 × 1.3%; no British VAT
  expect(shown({ site: 'UK', soldPrice: '100' })).toMatchObject({ internationalFee: '1.30', totalFees: '12.95' });
});

test('a payout that eBay converts loses a part of what the fees leave', () => {
  // (100 − 12.95) × 3% = 2.6115; profit 100 − 12.95 − 2.61
  const converted = { site: 'UK', soldPrice: '100', converted: 'yes' };
  expect(shown(converted)).toMatchObject({ conversionFee: '2.61', totalFees: '15.56', profit: '84.44' });
  expect(left(converted)).not.toContain('conversion');
  expect(left({ site: 'UK', soldPrice: '100' })).toContain('conversion');
  // 0.20 × 13.6% + 0.30 + 0.20 × 1.3%: nothing is left to convert
  expect(shown({ soldPrice: '0.20', converted: 'yes' })).not.toHaveProperty('conversionFee');
});

test('what eBay keeps of a payout is not asked of accounts of which it is not known', () => {
  expect(left({ site: 'DE', registered: 'DE', soldPrice: '100' })).toContain('currencyConversion');
  expect(shown({ site: 'DE', registered: 'DE', soldPrice: '100' })).not.toHaveProperty('conversionFee');
  expect(left({ site: 'UK', registered: 'UK', seller: 'private', soldPrice: '100' })).toContain('currencyConversion');
});

test.each<[string, IsoDate, string]>([
  // site and account, the last day of a rate and its first, of a payout of 86.00 and 88.75
  ['US', '2026-10-13', '2.58'],
  ['US', '2026-10-14', '2.80'], // 86.00 × 3.25% = 2.795
  ['UK', '2026-11-30', '2.21'], // 88.35 × 2.5%
  ['UK', '2026-12-01', '2.43'],
])('an account of %s: eBay keeps on %s of what it converts %s', (site, on, conversionFee) => {
  expect(shown({ site, registered: site, soldPrice: '100', converted: 'yes' }, on)).toMatchObject({ conversionFee });
});

test('from the announced rise a Sri Lankan payout of 37.89 loses between 1.14 and 1.33', () => {
  const sold = { soldPrice: '45', converted: 'yes' };
  expect(shown(sold, '2026-12-01')).toMatchObject({ totalFees: '8.25', conversionFee: '1.14' });
  const fee = Object.values(reply(sold, '2026-12-02').lines).find(({ key }) => key === 'conversionFee');
  const range = fee && rangeOf(fee);
  expect([range?.low, fee?.value, range?.high].map((end) => end && toText(end))).toEqual(['1.14', '1.23', '1.33']);
});

test.each([
  // site, registered, buyer, fee of 100
  ['US', 'US', undefined, undefined],
  ['US', 'US', 'canada', '1.65'],
  ['US', 'UK', undefined, '1.80'], // a British company sells to America
  ['US', 'UK', 'uk', undefined], // and to a buyer at home
  ['UK', 'UK', 'eurozone', '1.05'],
  ['UK', 'UK', 'us', '1.80'],
  ['UK', 'UK', 'restOfWorld', '2.00'],
  ['UK', 'US', undefined, '1.65'],
  ['DE', 'DE', 'eurozone', '0.00'],
  ['DE', 'DE', 'uk', '1.20'],
  ['DE', 'DE', 'us', '3.30'],
  ['US', 'IE', undefined, '3.30'],
  ['CA', 'CA', 'us', '0.40'],
  ['US', 'CA', undefined, '0.40'],
  ['CA', 'CA', 'restOfWorld', '1.00'],
  ['AU', 'AU', 'us', '1.10'],
  ['US', 'IN', undefined, '1.70'],
  ['US', 'JP', undefined, '1.35'],
  ['US', 'KR', undefined, '1.45'],
  ['US', 'NZ', undefined, '1.00'],
] as const)('on the site %s, registered in %s, to %s: %s', (site, registered, buyer, fee) => {
  expect(shown({ site, registered, buyer, soldPrice: '100' })['internationalFee']).toBe(fee);
});

test.each([
  ['AU', { buyer: 'us', registered: 'AU' }, 'internationalFee', '2026-05-12'],
  ['UK', {}, 'regulatoryFee', '2024-04-08'],
] as const)('the %s site charged no %s before the fee began', (site, texts, fee, began) => {
  const feeOn = (on: IsoDate) => {
    const found = answer(answersTo(question, { site, soldPrice: '100', ...texts }), on);
    if (isRefusal(found)) throw new Error(found.refused);
    const lines: Readonly<Record<string, unknown>> = found.lines;
    const isNoted = notesOf(found).some(({ start }) => start === began);
    return [lines[fee] !== undefined, isNoted];
  };
  expect(feeOn(addDays(began, -1))).toEqual([false, false]);
  expect(feeOn(began)).toEqual([true, false]);
});

test.each<[Texts, Record<string, string>]>([
  [{ belowStandard: 'recent', notAsDescribed: 'lasting' }, { belowStandardFee: '6.00' }], // only one of the two
  [{ belowStandard: 'lasting' }, { belowStandardFee: '7.00' }],
  [{ notAsDescribed: 'recent' }, { notAsDescribedFee: '5.00' }],
  [{ notAsDescribed: 'lasting' }, { notAsDescribedFee: '6.00' }],
  [{ topRated: 'yes', belowStandard: 'recent' }, {}], // nobody is both
  [{ paidListing: '1' }, { insertionFee: '0.35' }],
  [{ paidListing: '2', store: 'anchor' }, { insertionFee: '0.10' }],
  [{ paidListing: '1', category: 'heavy-equipment' }, { insertionFee: '20.00' }],
  [{ store: 'starter', salesInMonth: '10' }, { storeFee: '0.80' }], // 7.95 / 10 = 0.795
  [{ store: 'starter', salesInMonth: '10', renewal: 'yearly' }, { storeFee: '0.50' }],
  [{ site: 'UK', store: 'basic', salesInMonth: '100' }, { storeFee: '0.27' }],
  [
    { site: 'DE', store: 'top', salesInMonth: '7', paidListing: '1' },
    { storeFee: '11.42', insertionFee: '0.05' },
  ],
])('a sale of 100 with %j', (options, expected) => {
  const optional = ['belowStandardFee', 'notAsDescribedFee', 'insertionFee', 'storeFee'];
  const lines = Object.entries(shown({ soldPrice: '100', ...options })).filter(([key]) => optional.includes(key));
  expect(Object.fromEntries(lines)).toEqual(expected);
});

test('private sellers pay nothing in Britain, where the buyer pays, nor in Germany', () => {
  const british = shown({ site: 'UK', category: 'media', seller: 'private', soldPrice: '50' });
  const german = shown({ site: 'DE', category: 'media', seller: 'private', soldPrice: '50' });

  // 0.10 + 20 × 7% + 30 × 4%
  expect(british).toMatchObject({ totalFees: '0.00', profit: '50.00', buyerProtection: '2.70', buyerPays: '52.70' });
  expect(shown({ site: 'UK', seller: 'private', buyer: 'us', soldPrice: '50' })).toMatchObject({
    internationalFee: '1.50',
    totalFees: '1.50',
  });
  expect(german).toMatchObject({ finalValueFee: '0.00', totalFees: '0.00' });
  expect(german['buyerProtection']).toBeUndefined();
});

test.each([
  ['DE', 'most-categories', '1000', { finalValueFee: '138.90', perOrderFee: '0.45' }], // 990 at 14%, 10 at 3%
  ['DE', 'used-goods', '100', { finalValueFee: '5.00' }],
  ['AU', 'most-categories', '5000', { finalValueFee: '561.00', perOrderFee: '0.30' }], // 4,000 at 13.4%, 1,000 at 2.5%
  ['UK', 'most-categories', '5000', { finalValueFee: '545.00', perOrderFee: '0.40' }], // no limit on the page of August
  ['UK', 'collectables', '10', { finalValueFee: '1.09', perOrderFee: '0.10' }],
  ['UK', 'collectables', '10.01', { finalValueFee: '1.09', perOrderFee: '0.40' }],
  ['UK', 'home-diy', '600', { finalValueFee: '67.40' }], // 500 at 11.9%, 100 at 7.9%
  ['UK', 'furniture-bath', '1500', { finalValueFee: '109.00' }], // 54.50 + 39.50 + 15
  ['UK', 'tech', '1500', { finalValueFee: '148.50' }],
  ['UK', 'tech-devices', '1500', { finalValueFee: '84.00' }], // 69 + 15
  ['CA', 'most-categories', '100', { finalValueFee: '13.60', perOrderFee: '0.40' }],
  ['CA', 'athletic-shoes', '150', { finalValueFee: '12.00', perOrderFee: '0.00' }],
  ['IE', 'most-categories', '1000', { finalValueFee: '109.10', perOrderFee: '0.45', regulatoryFee: '3.50' }], // 108.90 + 0.20
])('%s, %s, %s', (site, category, soldPrice, expected) => {
  expect(shown({ site, category, soldPrice })).toMatchObject(expected);
});

test('an Irish business pays the numbers of businesses on every day, without VAT, never those of private sellers', () => {
  const on = (from: IsoDate) => shown({ site: 'IE', registered: 'IE', soldPrice: '100' }, from);
  const fees = { finalValueFee: '11.00', perOrderFee: '0.45', regulatoryFee: '0.35', vat: '2.71' };
  expect(on('2026-09-25')).toMatchObject(fees); // 0.43% is 0.35% with 23% in it
  expect(on(day)).toMatchObject(fees);
  expect(on('2024-04-07')['regulatoryFee']).toBeUndefined(); // eBay’s update of March 2024: from 8 April
  expect(on('2024-04-08')['regulatoryFee']).toBe('0.35');
});

// Two readings agree up to 990; the newer table names no rate above it for these, and another file 3% for all.
test.each(['most-categories', 'electronics', 'used-goods', 'musical-instruments'])(
  'a German sale above 990 in %s is not surer than what counts there',
  (category) => {
    const { finalValueFee } = reply({ site: 'DE', category, soldPrice: '2000' }).lines;
    expect(tableLeaves(finalValueFee).map(({ status }) => status)).toContain('single');
  },
);

test.each([
  ['basic', 'most-categories', '12.70'],
  ['any', 'computers-consoles', '7.35'],
  ['featured', 'appliances-tech', '7.26'],
] as const)('a store (%s) lowers %s to %s of 100', (store, category, fee) => {
  const site = { basic: 'US', any: 'CA', featured: 'AU' }[store];
  expect(shown({ site, store, category, soldPrice: '100' })['finalValueFee']).toBe(fee);
});

test('British trainers go by the price of the item alone, and pay on the postage too', () => {
  const shoes = (soldPrice: string) =>
    shown({ site: 'UK', category: 'athletic-shoes', soldPrice, shippingPrice: '10' });
  expect(shoes('99.99')['finalValueFee']).toBe('13.09'); // 109.99 × 11.9% = 13.0888
  expect(shoes('100')['finalValueFee']).toBe('7.70'); // 110 × 7%
});

test('an option that nobody has published a number for is not counted, and says so', () => {
  const { lines, notCounted } = reply({
    site: 'AU',
    registered: 'HK',
    soldPrice: '100',
    topRated: 'yes',
    notAsDescribed: 'recent',
    dispute: 'yes',
    promotedRate: '5',
    store: 'basic',
    paidListing: '1',
  });
  expect(notCounted).toEqual(
    expect.arrayContaining([
      'internationalFee',
      'topRatedDiscount',
      'notAsDescribedFee',
      'disputeFee',
      'insertionFee',
      'storeFee',
      'taxOnFees',
      'currencyConversion',
    ]),
  );
  expect(Object.keys(lines)).not.toEqual(expect.arrayContaining(['internationalFee']));
  expect(shown({ site: 'AU', soldPrice: '100', promotedRate: '5' })).toMatchObject({ promotedFee: '5.00' });
});

test('what is counted is not on the list of what is not', () => {
  const { notCounted } = reply({ ...everyOption, registered: 'US' });
  expect(notCounted).toEqual(['paymentBack', 'listingUpgrades', 'promotedByClick', 'conversion', 'importCharges']);
});

test.each<[Partial<Sale>, string]>([
  [{ category: 'unknown' }, 'finalValueFee'],
  [{ site: 'DE', category: 'watches', store: 'basic' }, 'finalValueFee'], // with a shop: not found
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
  expect(request({ soldPrice: '100', promotedRate })).toEqual({
    refused: 'out-of-range',
    what: 'promotedRate',
    least: '2',
    most: '100',
    unit: '%',
  });
});

test('an old day keeps its fees; for a day before the first known there are those, and a note', () => {
  expect(shown({ soldPrice: '100' }, '2025-02-13')).toMatchObject({ finalValueFee: '13.25', perOrderFee: '0.40' });
  expect(shown({ soldPrice: '100' }, '2025-02-14')).toMatchObject({ finalValueFee: '13.60' });
  expect(shown({ soldPrice: '100' }, '2020-01-01')).toMatchObject({ finalValueFee: '13.25' });
  expect(notesOf(reply({ soldPrice: '100' }, '2025-02-13')).map(({ key }) => key)).toEqual(['internationalFeeRate']);
  expect(notesOf(reply({ soldPrice: '100' }, '2020-01-01'))).toContainEqual({
    note: 'only-known-later',
    key: 'finalValueFeeRate',
    start: '2024-03-15',
    isSince: true,
  });

  const british = { site: 'UK', category: 'media', seller: 'private', soldPrice: '10' };
  expect(notesOf(reply(british, '2024-09-30')).map(({ start }) => start)).toContain('2024-10-01');
});

test.each<[string, Texts, readonly string[]]>([
  [
    'every option',
    { ...everyOption, topRated: 'no', category: 'watches', soldPrice: '9000' },
    [
      'input itemCost (USD)',
      'input otherCharges (USD)',
      'input otherCosts (USD)',
      'input paidListing (count)',
      'input promotedRate (fraction)',
      'input salesInMonth (count)',
      'input salesTaxRate (fraction)',
      'input shippingCost (USD)',
      'input shippingPrice (USD)',
      'input soldPrice (USD)',
      'table belowStandardFeeRate (fraction)',
      'table disputeFee (USD)',
      'table finalValueFeeLimit (USD)',
      'table finalValueFeeRate (fraction) watches',
      'table finalValueFeeRate (fraction) watches ≤ 1000',
      'table finalValueFeeRate (fraction) watches ≤ 5000',
      'table insertionFeeEach (USD)',
      'table internationalFeeRate (fraction)',
      'table perOrderFee (USD) > 10',
      'table storeMonth (USD)',
    ],
  ],
  [
    'a British business',
    { site: 'UK', registered: 'UK', soldPrice: '100' },
    [
      'constant  (fraction)',
      'input itemCost (GBP)',
      'input otherCharges (GBP)',
      'input otherCosts (GBP)',
      'input shippingCost (GBP)',
      'input shippingPrice (GBP)',
      'input soldPrice (GBP)',
      'table finalValueFeeRate (fraction) most-categories',
      'table perOrderFee (GBP) > 10',
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
  const { lines } = reply(texts);
  expect(uncitedIn(lines)).toEqual([]);
  expect(leavesOf(lines)).toEqual(expected);
});

const usual = arbitraryTexts(question).map((texts) => ({ ...texts, site: 'US', promotedRate: '5' }));

test('profit, fees and costs together are the revenue, and fee lines are whole cents', () => {
  fc.assert(
    fc.property(usual, (texts) => {
      const { revenue, profit, totalFees, costs, finalValueFee } = reply(texts).lines;

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

test.each<[Texts, string | undefined]>([
  [{ soldPrice: '100', registered: 'LK' }, undefined],
  [{ soldPrice: '100', registered: 'HK' }, 'at-most'], // an international fee is charged, and nobody says how much
  [{ site: 'AU', soldPrice: '100', registered: 'AU', topRated: 'yes' }, 'at-least'], // a discount that was not found
  [{ site: 'AU', soldPrice: '100', registered: 'HK', topRated: 'yes' }, undefined], // one more, one less
])('what %j leaves is %s what is shown', (texts, bound) => {
  expect(boundOf(reply(texts), 'profit')).toBe(bound);
});
