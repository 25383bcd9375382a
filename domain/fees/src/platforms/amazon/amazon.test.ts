import { compare, toExactText, toText, total, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryTexts, answersTo } from '../../../testing/arbitrary.ts';
import { tableLeaves } from '../../../testing/leaves.ts';
import { notesOf } from '../../answer.ts';
import { readAnswers, type Texts } from '../../question/read.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { isReviewDue } from '../../schedule/review.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { unitOf } from '../../trace/explain.ts';
import { answer, cheaperParcels, question } from './index.ts';

const day = '2026-09-01'; // outside the peak season

const inches = ([length, width, height]: readonly string[], weight: string): Texts => ({
  ...{ length, width, height, weight },
});
const metric = (sides: readonly string[], weight: string): Texts => ({ ...inches(sides, weight), units: 'cm-kg' });
const answerFor = (texts: Texts, on: IsoDate = day) => answer(answersTo(question, texts), on);
const reply = (texts: Texts, on: IsoDate = day) => {
  const result = answerFor(texts, on);
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
};
const shown = (lines: object) =>
  Object.fromEntries(
    Object.entries(lines).flatMap(([key, line]: [string, { value: Decimal } | undefined]) =>
      line ? [[key, toText(line.value)]] : [],
    ),
  );
const shownOf = (texts: Texts, on: IsoDate = day) => shown(reply(texts, on).lines);

test('storage multiplies first and divides last: three months from October', () => {
  const stored = { sellingPrice: '80', ...inches(['30', '20', '15'], '20'), storedMonths: '3' };
  expect(shownOf(stored, '2026-10-15')).toMatchObject({ storageFee: '21.88' }); // 21.875; five and a bit cubic feet first give 21.87
});

test('a US book: referral, closing fee and a small standard parcel with the surcharge', () => {
  const { lines, sizeTier } = reply({
    sellingPrice: '14.99',
    category: 'books',
    ...inches(['9', '6', '0.7'], '0.75'),
  });

  expect(sizeTier).toBe('smallStandard');
  expect(shown(lines)).toEqual({
    revenue: '14.99',
    referralFee: '2.25',
    closingFee: '1.80',
    fulfilmentBase: '3.78',
    fulfilmentFee: '3.91',
    chargedWeight: '0.75',
    amazonFees: '7.96',
    yourCosts: '0.00',
    totalCosts: '7.96',
    netProfit: '7.03',
    profitMargin: '0.47',
    returnOnInvestment: '0.00',
    fbmNetProfit: '10.94',
  });
});

test.each([
  // shop, category, price, referral fee
  ['us', 'clothing', '15.00', '0.75'],
  ['us', 'clothing', '15.01', '1.50'],
  ['us', 'clothing', '20.00', '2.00'],
  ['us', 'clothing', '20.01', '3.40'],
  ['us', 'home-kitchen', '1.00', '0.30'], // the minimum
  ['us', 'grocery', '1.00', '0.08'], // without a minimum
  ['us', 'everything-else', '3.30', '0.50'], // 0.495; a binary float gives 0.49
  ['us', 'fine-art', '6000', '605.00'], // four parts
  ['uk', 'jewellery', '300.00', '48.75'],
  ['uk', 'everything-else', '1.00', '0.25'],
  ['uk', 'clothing', '40.00', '6.00'], // the whole at 15%
  ['uk', 'clothing', '40.01', '6.00'], // 40 at 15%, the rest at 7%
  ['uk', 'clothing', '60.00', '7.40'],
  ['de', 'clothing', '60.00', '7.80'],
] as const)('%s, %s at %s: %s', (marketplace, category, sellingPrice, referralFee) => {
  expect(shownOf({ marketplace, category, sellingPrice, fulfilment: 'fbm' })).toMatchObject({ referralFee });
});

test.each([
  // sides, weight in pounds, price, goods                          tier, what the card says, with surcharge
  [['30', '20', '15'], '20', '80', 'standard', ['extraLarge50To70', '47.82', '49.49']], // by volume
  [['12', '9', '6'], '5.1', '25', 'standard', ['largeStandard', '7.69', '7.96']], // nine steps started
  [['15', '12', '0.75'], '1', '10', 'standard', ['smallStandard', '3.96', '4.10']],
  [['15', '12', '0.75'], '1', '9.99', 'standard', ['smallStandard', '2.95', '3.05']], // below 10
  [['15', '12', '0.75'], '1', '50', 'standard', ['smallStandard', '3.96', '4.10']],
  [['15', '12', '0.75'], '1', '50.01', 'standard', ['smallStandard', '4.22', '4.37']], // above 50
  [['0.75', '12', '15'], '1.01', '25', 'standard', ['largeStandard', '5.04', '5.22']],
  [['10', '8', '5'], '3', '25', 'standard', ['largeStandard', '6.67', '6.90']], // the last row
  [['18', '14', '8'], '20', '25', 'standard', ['largeStandard', '12.41', '12.84']],
  [['18.1', '14', '8'], '1', '25', 'standard', ['smallBulky', '12.87', '13.32']], // 14.58 lb by volume
  [['59', '20', '1'], '1', '25', 'standard', ['largeBulky', '15.43', '15.97']], // a side of 1 counts as 2
  [['10', '8', '1'], '0.5', '25', 'apparel', ['largeStandard', '4.72', '4.89']], // 0.576 lb by volume
  [['10', '8', '1'], '0.5', '25', 'dangerous', ['largeStandard', '4.99', '5.16']],
  [['60', '10', '10'], '200', '25', 'standard', ['extraLarge150Plus', '204.26', '211.41']],
] as const)('US, %j, %s lb, price %s, %s goods', (sides, weight, sellingPrice, goods, expected) => {
  const { lines, sizeTier } = reply({ sellingPrice, goods, ...inches(sides, weight) });
  const { fulfilmentBase, fulfilmentFee } = shown(lines);
  expect([sizeTier, fulfilmentBase, fulfilmentFee]).toEqual(expected);
});

// The card of 15 January 2026 goes by quarters of a pound up to 3 lb, whatever the goods.
test.each([
  ['apparel', '1.25', ['5.05', '5.87', '6.13']],
  ['dangerous', '1.25', ['4.82', '5.64', '5.90']],
  ['dangerous', '3.25', ['6.69', '7.51', '7.77']], // one step of 0.08
] as const)('%s of %s lb pays its own row from the first day of the card', (goods, weight, expected) => {
  const bases = ['9.99', '25', '50.01'].map(
    (sellingPrice) =>
      shownOf({ sellingPrice, goods, ...inches(['10', '8', '1'], weight) }, '2026-03-01')['fulfilmentBase'],
  );
  expect(bases).toEqual(expected);
});

test.each([
  // shop, category, sides, kilograms, price                    tier, what the card says, with surcharge, all fees
  ['uk', 'toys-games', ['30', '20', '5'], '0.8', '25', ['extra-large-envelope', '2.94', '2.98', '6.86']],
  ['de', 'sports-toys', ['40', '30', '10'], '2.5', '30', ['standard-parcel', '4.29', '4.35', '8.85']],
  ['uk', 'toys-games', ['34', '24', '3'], '0.3', '12', ['small-parcel', '3.04', '3.09', '4.99']], // no low price at 490 g
  ['uk', 'toys-games', ['20', '15', '2'], '0.09', '8', ['light-envelope', '1.70', '1.73', '2.99']],
  ['uk', 'toys-games', ['20', '15', '2'], '0.09', '20', ['light-envelope', '1.70', '1.73', '4.82']], // the last low price
  ['uk', 'toys-games', ['20', '15', '2'], '0.09', '20.01', ['light-envelope', '2.08', '2.11', '5.21']],
  ['uk', 'kitchen', ['20', '15', '2'], '0.09', '10', ['light-envelope', '1.70', '1.73', '3.29']], // low prices end at 10
  ['uk', 'kitchen', ['20', '15', '2'], '0.09', '10.01', ['light-envelope', '2.08', '2.11', '3.68']],
  ['uk', 'toys-games', ['60', '40', '40'], '1.7', '50', ['small-oversize', '8.24', '8.36', '16.18']], // 19.2 kg by volume
  ['uk', 'toys-games', ['100', '20', '20'], '16', '50', ['standard-oversize-heavy', '6.66', '6.76', '14.55']],
  ['uk', 'toys-games', ['170', '20', '20'], '24', '50', ['heavy-oversize', '13.04', '13.24', '21.15']],
] as const)('%s, %s, %j, %s kg, price %s', (marketplace, category, sides, kilograms, sellingPrice, expected) => {
  const { lines, sizeTier } = reply({ marketplace, category, sellingPrice, ...metric(sides, kilograms) });
  const { fulfilmentBase, fulfilmentFee, amazonFees } = shown(lines);
  expect([sizeTier, fulfilmentBase, fulfilmentFee, amazonFees]).toEqual(expected);
});

test.each(['uk', 'de'] as const)(
  '%s: low prices end at 20 since February 2026, and ended at 10 before',
  (marketplace) => {
    const [category] = { uk: ['toys-games'], de: ['sports-toys'] }[marketplace];
    const base = (sellingPrice: string, on: IsoDate) =>
      shownOf({ marketplace, category, sellingPrice, ...metric(['20', '15', '2'], '0.09') }, on)['fulfilmentBase'];
    expect(base('10', '2026-01-31')).toBe(base('10', '2026-02-01'));
    expect(base('15', '2026-01-31')).not.toBe(base('15', '2026-02-01'));
    expect(base('15', '2026-02-01')).toBe(base('10', '2026-02-01'));
  },
);

test.each<[Texts, IsoDate, unknown[]]>([
  // Amazon’s announcement of 2026: clothing since 15 December 2025, others since 1 February
  [{ marketplace: 'uk', category: 'clothing' }, '2025-12-14', ['2025-12-15']],
  [{ marketplace: 'uk', category: 'clothing' }, '2025-12-15', []],
  [{ marketplace: 'de', category: 'home' }, '2026-01-31', ['2026-02-01']],
  [{ marketplace: 'de', category: 'home' }, '2026-02-01', []],
  [{ marketplace: 'uk', category: 'automotive' }, '2021-06-08', []], // of 2021
  [{ category: 'home-kitchen' }, '2024-12-31', []], // no announcement since has changed it
])('the referral fee of %j on %s is only known later, since: %j', (texts, on, since) => {
  const { lines } = reply({ sellingPrice: '12', fulfilment: 'fbm', ...texts }, on);
  const later = tableLeaves(lines.referralFee).flatMap(({ from }) => (from && from > on ? [from] : []));
  expect(later).toEqual(since);
});

const book = { sellingPrice: '8', category: 'books', ...inches(['9', '6', '0.7'], '0.75') };
const british = { marketplace: 'uk', sellingPrice: '25', ...metric(['30', '20', '5'], '0.8') };

test.each<[Texts, IsoDate, (string | undefined)[]]>([
  [book, '2026-01-14', ['2.76', '2.76', undefined]], // 3.53 less 0.77 below 10
  [book, '2026-01-15', ['2.82', '2.82', undefined]],
  [book, '2026-04-17', ['2.82', '2.92', undefined]],
  [book, '2026-10-14', ['2.82', '2.92', undefined]],
  [book, '2026-10-15', ['3.03', '3.14', undefined]], // the season's own card
  [book, '2027-01-14', ['3.03', '3.14', undefined]],
  [book, '2027-01-15', ['2.82', '2.92', undefined]],
  [british, '2026-10-15', ['3.01', '3.06', undefined]],
  [british, '2027-01-14', ['3.01', '3.06', undefined]],
  [british, '2027-01-15', ['2.94', '2.98', undefined]],
])('the day decides the card, the surcharge and the season: %j on %s', (texts, on, expected) => {
  const { fulfilmentBase, fulfilmentFee, peakFee } = shownOf(texts, on);
  expect([fulfilmentBase, fulfilmentFee, peakFee]).toEqual(expected);
});

const foot = inches(['18', '12', '8'], '5'); // 1 cubic foot
const hundredth = metric(['20', '20', '25'], '0.9'); // of a cubic metre
const inPeak = '2026-11-21';
test.each([
  // sides, weight, goods                             tier, what the season's card says, with surcharge
  [['18.1', '14', '8'], '1', 'standard', ['smallBulky', '13.91', '14.40']], // 8.59 + 14 × 0.38
  [['60', '10', '10'], '200', 'standard', ['extraLarge150Plus', '212.77', '220.22']], // 203.46 + 49 × 0.19
  [['10', '8', '1'], '0.5', 'apparel', ['largeStandard', '5.05', '5.23']],
  [['10', '8', '1'], '0.5', 'dangerous', ['largeStandard', '5.64', '5.84']],
  [['12', '9', '6'], '5.1', 'standard', ['largeStandard', '8.23', '8.52']], // 7.51 + 9 × 0.08
  [['9', '6', '0.7'], '0.75', 'apparel', ['smallStandard', '4.36', '4.51']],
] as const)('US in the season, %j, %s lb, %s goods', (sides, weight, goods, expected) => {
  const { lines, sizeTier } = reply({ sellingPrice: '25', goods, ...inches(sides, weight) }, inPeak);
  const { fulfilmentBase, fulfilmentFee, peakFee } = shown(lines);
  expect([sizeTier, fulfilmentBase, fulfilmentFee, peakFee]).toEqual([...expected, undefined]);
});

test.each([
  // a side beyond 96 inches or a girth beyond 130: the card of the weight, and the handling
  [['97', '2', '2'], '20', '33.55', '17.00'], // 26.33 + 19 × 0.38
  [['97', '2', '2'], '60', '44.07', '21.00'], // 37.32 + 9 × 0.75
  [['97', '2', '2'], '100', '73.07', '25.00'], // 51.32 + 29 × 0.75
] as const)('overmax, %j, %s lb', (sides, weight, fulfilmentBase, overmaxFee) => {
  expect(shownOf({ sellingPrice: '25', ...inches(sides, weight) })).toMatchObject({ fulfilmentBase, overmaxFee });
});

/** 1,000 cubic inches, to the last digit. */
const thousand = { units: 'cm-kg', length: '64.516', width: '25.4', height: '10', weight: '2' };

test.each<[Texts, IsoDate, string]>([
  [{ ...foot, storedMonths: '2' }, day, '1.56'],
  [{ ...foot, storedMonths: '1' }, '2026-10-01', '2.40'],
  [{ ...inches(['24', '12', '12'], '5'), storedMonths: '1' }, day, '1.12'], // bulky
  [{ ...foot, storedMonths: '1', goods: 'dangerous' }, day, '0.99'],
  [{ ...hundredth, marketplace: 'de', storedMonths: '10' }, day, '2.75'],
  [{ ...thousand, storedMonths: '0.216' }, '2026-10-15', '0.18'], // 0.175, were no side cut short on its way to inches
  [{ ...thousand, storedMonths: '3.672' }, '2026-10-15', '2.98'], // 2.975
  [{ ...hundredth, marketplace: 'de', storedMonths: '10', category: 'clothing' }, day, '2.00'],
])('storage of %j on %s: %s', (texts, on, storageFee) => {
  expect(shownOf({ sellingPrice: '25', ...texts }, on)).toMatchObject({ storageFee });
});

test('the rent of dangerous goods rests on a page that another took the place of, and says so', () => {
  const { storageFee } = reply({ sellingPrice: '25', ...foot, storedMonths: '1', goods: 'dangerous' }).lines;
  const [cited] = storageFee ? tableLeaves(storageFee) : [];
  expect([cited?.status, cited?.from, cited && isReviewDue(cited, day)]).toEqual(['unknown', undefined, true]);
});

test('the options of a sale', () => {
  const typed = { sellingPrice: '20', plan: 'individual', category: 'video-games', fulfilment: 'fbm' };
  const costs = { shippingPrice: '5', productCost: '6', shippingToBuyer: '1', marketingCost: '2', otherCosts: '3' };

  expect(shownOf({ ...typed, ...costs })).toEqual({
    revenue: '25.00',
    referralFee: '3.75',
    closingFee: '1.80',
    perItemFee: '0.99',
    fulfilmentFee: '0.00',
    amazonFees: '6.54',
    yourCosts: '12.00',
    totalCosts: '18.54',
    netProfit: '6.46',
    profitMargin: '0.26',
    returnOnInvestment: '0.54',
  }); // and no way by Amazon beside it, as long as nothing is measured
  expect(shownOf({ ...british, goods: 'dangerous' })).toMatchObject({
    dangerousGoodsFee: '0.10',
    fulfilmentFee: '2.98',
    amazonFees: '6.96',
  });
});

test('inches and pounds, centimetres and kilograms', () => {
  const exact = reply({ sellingPrice: '25', ...metric(['38.1', '30.48', '1.905'], '0.45359237') });
  const inBritain = reply({ marketplace: 'uk', sellingPrice: '25', ...inches(['10', '8', '2'], '1.75') });
  const { chargedWeight, dimensionalWeight } = inBritain.lines;

  expect(exact.sizeTier).toBe('smallStandard'); // exactly 15 by 12 by 0.75 inches and 1 pound
  expect(chargedWeight && toExactText(chargedWeight.value)).toBe('793.7866475');
  expect(inBritain.sizeTier).toBe('extra-large-envelope');
  expect([chargedWeight && unitOf(chargedWeight), dimensionalWeight]).toEqual(['g', undefined]); // an envelope is weighed
  const { lines } = reply({ marketplace: 'uk', sellingPrice: '25', ...inches(['14', '9', '4'], '1.75') });
  expect([lines.chargedWeight, lines.dimensionalWeight].map((line) => line && unitOf(line))).toEqual(['g', 'g']);
});

test.each<[Texts, string]>([
  [{ marketplace: 'uk', ...metric(['176', '2', '2'], '0.9') }, 'fulfilmentFee.special-oversize'],
])('what nobody has published is refused: %j', (texts, what) => {
  expect(answerFor({ sellingPrice: '25', ...texts })).toEqual({ refused: 'not-published', what });
});

test('before the first card it is the first that counts, and a note says so; a later card lends nothing to it', () => {
  const early = reply(british, '2026-06-30');
  expect(shown(early.lines)).toMatchObject({ fulfilmentFee: '2.98' });
  expect(notesOf(early)).toContainEqual({
    note: 'only-known-later',
    key: 'fulfilmentBase',
    start: '2026-07-01',
    isSince: true,
  });
  expect(shownOf({ sellingPrice: '25', fulfilment: 'fbm' }, '2024-12-31')).toMatchObject({ referralFee: '3.75' });
  const clothing = { sellingPrice: '25', goods: 'apparel', ...inches(['10', '8', '1'], '0.5') };
  expect(answerFor(clothing, '2025-12-01')).toEqual({ refused: 'not-published', what: 'fulfilmentFee.largeStandard' });
});

test('what Amazon sends has no fee before all of it is measured, and every face is told what is missing', () => {
  const missing = (texts: Texts) => readAnswers(question, texts).faults.map(({ key, code }) => `${key} ${code}`);
  expect(missing({ sellingPrice: '25', length: '10', width: '8' })).toEqual(['height missing', 'weight missing']);
  expect(missing({ sellingPrice: '25', fulfilment: 'fbm' })).toEqual([]);

  const lacks = (fields: readonly string[]) => ({ refused: 'missing', what: 'fulfilmentFee', fields });
  expect(answerFor({ sellingPrice: '25' })).toEqual(lacks(['length', 'width', 'height', 'weight']));
  expect(answerFor({ sellingPrice: '30', weight: '1' })).toEqual(lacks(['length', 'width', 'height']));
  expect(answerFor({ sellingPrice: '30', weight: '1', length: '10' })).toEqual(lacks(['width', 'height']));
  expect(answerFor({ sellingPrice: '30', ...inches(['10', '8', '0'], '1') })).toEqual(lacks(['height']));
  expect(answerFor({ sellingPrice: '30', marketplace: 'uk', weight: '1' })).toEqual(
    lacks(['length', 'width', 'height']),
  );
  expect(shownOf({ sellingPrice: '30', weight: '1', fulfilment: 'fbm' })).not.toHaveProperty('fbaNetProfit');
});

test('a form and a list start with everything else, in every shop', () => {
  for (const marketplace of ['us', 'uk', 'de']) {
    expect(readAnswers(question, { marketplace }).answers.category).toBe('everything-else');
  }
});

/** The header of Amazon's report "FBA fee preview", as its help page describes it. */
const feePreview =
  'sku fnsku asin amazon-store product-name product-group brand fulfilled-by has-local-inventory your-price sales-price longest-side median-side shortest-side length-and-girth unit-of-dimension item-package-weight unit-of-weight product-size-tier currency estimated-fee-total';

test('Amazon’s own report has a column for what is asked, and each column belongs to one field', () => {
  const names = question.fields.flatMap(({ key, aliases = [] }) =>
    [key, ...aliases].map((name) => [name, key] as const),
  );
  const matched = feePreview
    .split(' ')
    .flatMap((header) => names.filter(([name]) => name === header).map(([, key]) => key));
  expect(new Set(matched)).toEqual(new Set(['marketplace', 'sellingPrice', 'length', 'width', 'height', 'weight']));
  expect(new Set(names.map(([name]) => name)).size).toBe(names.length);
});

test('how far to the next cheaper fee', () => {
  const cheaper = (texts: Texts) =>
    cheaperParcels(answersTo(question, { sellingPrice: '25', ...texts }), day).map(
      ({ measure, lessBy, sizeTier, saving }) => [measure, toExactText(lessBy.value), sizeTier, toText(saving.value)],
    );

  expect(cheaper(inches(['15', '12', '0.95'], '0.75'))).toEqual([
    ['shortest', '0.2', 'smallStandard', '1.31'], // the next cheaper size
    ['longest', '2.81', 'largeStandard', '0.46'], // 1 lb by volume instead of 1.23
    ['median', '2.25', 'largeStandard', '0.46'],
    ['shortest', '0.18', 'largeStandard', '0.46'],
  ]);
  expect(cheaper(inches(['10', '8', '4'], '5.1'))).toEqual([['weight', '0.1', 'largeStandard', '0.08']]);
  expect(cheaper({ fulfilment: 'fbm', ...inches(['10', '8', '4'], '5.1') })).toEqual([]);
  expect(cheaper(inches(['97', '2', '2'], '20'))[0]).toEqual(['longest', '1', 'extraLarge0To50', '17.00']);
  expect(cheaper({ length: '10' })).toEqual([]);
});

const side = fc.integer({ min: 1, max: 400 }).map((tenths) => (tenths / 10).toFixed(1));
const weight = fc.integer({ min: 1, max: 3000 }).map((hundredths) => (hundredths / 100).toFixed(2));
/** Any sale, of a parcel that has a size. */
const someTexts = fc
  .tuple(arbitraryTexts(question), fc.record({ length: side, width: side, height: side, weight }))
  .map(([texts, packed]): Texts => ({ ...texts, ...packed }));

test('profit, fees and costs together are the revenue, and the order of the sides changes nothing', () => {
  const size = (result: ReturnType<typeof answerFor>): Refusal | readonly unknown[] =>
    isRefusal(result) ? result : [result.sizeTier, toExactText(result.lines.fulfilmentFee.value)];
  fc.assert(
    fc.property(someTexts, (texts) => {
      const result = answerFor(texts);
      const { length, width, height } = texts;
      expect(size(answerFor({ ...texts, length: height, width: length, height: width }))).toEqual(size(result));
      if (isRefusal(result)) return;
      const { netProfit, amazonFees, yourCosts, revenue, fulfilmentFee } = result.lines;
      expect(compare(total(netProfit.value, amazonFees.value, yourCosts.value), revenue.value)).toBe(0);
      expect(fulfilmentFee.value.scale).toBeLessThanOrEqual(2);
    }),
  );
});

test('a cheaper parcel saves something, and never more than the fee', () => {
  fc.assert(
    fc.property(someTexts, (texts) => {
      for (const { saving, lessBy } of cheaperParcels(answersTo(question, texts), day)) {
        expect(saving.value.units > 0n && lessBy.value.units > 0n).toBe(true);
        expect(compare(saving.value, reply(texts).lines.fulfilmentFee.value)).toBeLessThanOrEqual(0);
      }
    }),
  );
});

test('the season costs more than the days before it, whatever is sent', () => {
  fc.assert(
    fc.property(someTexts, (texts) => {
      const [usual, season] = [answerFor(texts, '2026-10-14'), answerFor(texts, '2026-10-15')];
      if (isRefusal(usual) || isRefusal(season) || !usual.lines.fulfilmentBase || !season.lines.fulfilmentBase) return;
      const order = compare(season.lines.fulfilmentBase.value, usual.lines.fulfilmentBase.value);
      expect(order).toBeGreaterThanOrEqual(texts['marketplace'] === 'us' ? 1 : 0);
    }),
  );
});
