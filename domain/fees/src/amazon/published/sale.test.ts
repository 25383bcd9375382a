import { add, compare, money, rate, toExactText, toText, total, type Currency, type Money } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../../figure/explain.ts';
import { isRefusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import { cheaperParcels } from './cheaper-parcels.ts';
import type { SaleInputs } from './inputs.ts';
import type { MarketName } from './marketplace.ts';
import type { Packed } from './parcel.ts';
import { sale } from './sale.ts';
import { markets } from './tables/markets.ts';

const day = '2026-09-01'; // outside the peak season
const packed = (
  sides: readonly string[],
  weight: string,
  units: 'in lb' | 'cm g' | 'in oz' | 'cm kg' = 'in lb',
): Packed => {
  const [a = '0', b = '0', c = '0'] = sides;
  const [sideUnit, weightUnit] = units.split(' ') as [Packed['sideUnit'], Packed['weightUnit']];
  return { sides: [rate(a), rate(b), rate(c)], sideUnit, weight: rate(weight), weightUnit };
};
const selling = <C extends Currency>(
  [marketplace, currency]: readonly [SaleInputs<C>['marketplace'], C],
  price: string,
  rest: Partial<SaleInputs<C>> = {},
): SaleInputs<C> => ({
  marketplace,
  category: 'everything-else',
  fulfillment: 'fba',
  sellingPrice: money(price, currency),
  productCost: money('0', currency),
  packed: packed(['0', '0', '0'], '0'),
  ...rest,
});
const us = (price: string, rest?: Partial<SaleInputs<'USD'>>) => selling(['us', 'USD'], price, rest);
const uk = (price: string, rest?: Partial<SaleInputs<'GBP'>>) => selling(['uk', 'GBP'], price, rest);
const de = (price: string, rest?: Partial<SaleInputs<'EUR'>>) => selling(['de', 'EUR'], price, rest);
const answer = <C extends Currency>(inputs: SaleInputs<C>, on: IsoDate = day) => {
  const result = sale(inputs, on);
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
};
const texts = (lines: object) =>
  Object.fromEntries(Object.entries(lines).map(([key, { value }]: [string, { value: Money }]) => [key, toText(value)]));

test('a US book: referral, closing fee and a small standard parcel with the surcharge', () => {
  const { lines, sizeTier } = answer(us('14.99', { category: 'books', packed: packed(['9', '6', '0.7'], '0.75') }));

  expect(sizeTier).toBe('smallStandard');
  expect(texts(lines)).toEqual({
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
] as const)('%s, %s at %s: %s', (marketplace, category, price, fee) => {
  const shop = [marketplace, markets[marketplace].currency] as const;
  const inputs = selling<Currency>(shop, price, { category, fulfillment: 'fbm' });
  expect(toText(answer(inputs).lines.referralFee.value)).toBe(fee);
});

test.each([
  // sides, weight, units, price, goods                                       tier, what the card says, with surcharge
  [['30', '20', '15'], '20', 'in lb', '80', 'standard', ['extraLarge50To70', '47.82', '49.49']], // by volume
  [['12', '9', '6'], '5.1', 'in lb', '25', 'standard', ['largeStandard', '7.69', '7.96']], // nine steps started
  [['15', '12', '0.75'], '16', 'in oz', '10', 'standard', ['smallStandard', '3.96', '4.10']],
  [['15', '12', '0.75'], '16', 'in oz', '9.99', 'standard', ['smallStandard', '2.95', '3.05']], // below 10
  [['15', '12', '0.75'], '16', 'in oz', '50', 'standard', ['smallStandard', '3.96', '4.10']],
  [['15', '12', '0.75'], '16', 'in oz', '50.01', 'standard', ['smallStandard', '4.22', '4.37']], // above 50
  [['0.75', '12', '15'], '1.01', 'in lb', '25', 'standard', ['largeStandard', '5.04', '5.22']],
  [['10', '8', '5'], '3', 'in lb', '25', 'standard', ['largeStandard', '6.67', '6.90']], // the last row
  [['18', '14', '8'], '20', 'in lb', '25', 'standard', ['largeStandard', '12.41', '12.84']],
  [['18.1', '14', '8'], '1', 'in lb', '25', 'standard', ['smallBulky', '12.87', '13.32']], // 14.58 lb by volume
  [['59', '20', '1'], '1', 'in lb', '25', 'standard', ['largeBulky', '15.43', '15.97']], // a side of 1 counts as 2
  [['10', '8', '1'], '0.5', 'in lb', '25', 'apparel', ['largeStandard', '4.72', '4.89']], // 0.576 lb by volume
  [['10', '8', '1'], '0.5', 'in lb', '25', 'dangerous', ['largeStandard', '4.99', '5.16']],
  [['60', '10', '10'], '200', 'in lb', '25', 'standard', ['extraLarge150Plus', '204.26', '211.41']],
] as const)('US, %j, %s %s, price %s, %s goods', (sides, weight, units, price, goods, expected) => {
  const { lines, sizeTier } = answer(us(price, { packed: packed(sides, weight, units), goods }));
  const { fulfilmentBase, fulfilmentFee } = texts(lines);
  expect([sizeTier, fulfilmentBase, fulfilmentFee]).toEqual(expected);
});

test.each([
  // shop, category, sides, grams, price                        tier, what the card says, with surcharge, all fees
  [uk, 'toys-games', ['30', '20', '5'], '800', '25', ['extra-large-envelope', '2.94', '2.98', '6.73']],
  [de, 'sports-toys', ['40', '30', '10'], '2500', '30', ['standard-parcel', '4.29', '4.35', '8.85']],
  [uk, 'toys-games', ['34', '24', '3'], '300', '12', ['small-parcel', '3.04', '3.09', '4.89']], // no low price at 490 g
  [uk, 'toys-games', ['20', '15', '2'], '90', '8', ['light-envelope', '1.70', '1.73', '2.93']],
  [uk, 'toys-games', ['20', '15', '2'], '90', '20', ['light-envelope', '1.70', '1.73', '4.73']], // the last low price
  [uk, 'toys-games', ['20', '15', '2'], '90', '20.01', ['light-envelope', '2.08', '2.11', '5.11']],
  [uk, 'kitchen', ['20', '15', '2'], '90', '10', ['light-envelope', '1.70', '1.73', '3.23']], // low prices end at 10
  [uk, 'kitchen', ['20', '15', '2'], '90', '10.01', ['light-envelope', '2.08', '2.11', '3.61']],
  [uk, 'toys-games', ['60', '40', '40'], '1700', '50', ['small-oversize', '8.24', '8.36', '15.86']], // 19.2 kg by volume
  [uk, 'toys-games', ['100', '20', '20'], '16000', '50', ['standard-oversize-heavy', '6.66', '6.76', '14.26']],
  [uk, 'toys-games', ['170', '20', '20'], '24000', '50', ['heavy-oversize', '13.04', '13.24', '20.74']],
] as const)('%o, %s, %j, %s g, price %s', (shop, category, sides, grams, price, expected) => {
  const inputs: SaleInputs<never> = shop(price, { category, packed: packed(sides, grams, 'cm g') }) as never;
  const { lines, sizeTier } = answer(inputs);
  const { fulfilmentBase, fulfilmentFee, amazonFees } = texts(lines);
  expect([sizeTier, fulfilmentBase, fulfilmentFee, amazonFees]).toEqual(expected);
});

test('the day decides: cards, surcharge and season', () => {
  const book = us('8', { category: 'books', packed: packed(['9', '6', '0.7'], '0.75') });
  const british = uk('25', { packed: packed(['30', '20', '5'], '800', 'cm g') });
  const shown = (inputs: typeof book | typeof british, on: IsoDate) => {
    const { fulfilmentBase, fulfilmentFee, peakFee } = texts(answer<Currency>(inputs, on).lines);
    return [fulfilmentBase, fulfilmentFee, peakFee];
  };

  expect(shown(book, '2026-01-14')).toEqual(['2.76', '2.76', undefined]); // 3.53 less 0.77 below 10
  expect(shown(book, '2026-01-15')).toEqual(['2.82', '2.82', undefined]);
  expect(shown(book, '2026-04-17')).toEqual(['2.82', '2.92', undefined]);
  expect(shown(book, '2026-10-14')).toEqual(['2.82', '2.92', undefined]);
  expect(shown(book, '2026-10-15')).toEqual(['2.82', '2.92', '0.32']); // only the season's average is published
  expect(shown(book, '2027-01-15')).toEqual(['2.82', '2.92', undefined]);
  expect(shown(british, '2026-10-15')).toEqual(['3.01', '3.06', undefined]);
  expect(shown(british, '2027-01-14')).toEqual(['3.01', '3.06', undefined]);
  expect(shown(british, '2027-01-15')).toEqual(['2.94', '2.98', undefined]);
});

test.each([
  [us('25', { packed: packed(['18', '12', '8'], '5'), storedMonths: rate('2') }), '2026-09-01', '1.56'], // 1 cubic foot
  [us('25', { packed: packed(['18', '12', '8'], '5'), storedMonths: rate('1') }), '2026-10-01', '2.40'],
  [us('25', { packed: packed(['24', '12', '12'], '5'), storedMonths: rate('1') }), '2026-09-01', '1.12'], // bulky
  [us('25', { packed: packed(['18', '12', '8'], '5'), storedMonths: rate('1'), goods: 'dangerous' }), day, '0.99'],
  [de('25', { packed: packed(['20', '20', '25'], '900', 'cm g'), storedMonths: rate('10') }), day, '2.75'], // a hundredth
  [
    de('25', { packed: packed(['20', '20', '25'], '900', 'cm g'), storedMonths: rate('10'), category: 'clothing' }),
    day,
    '2.00',
  ],
] as const)('storage', (inputs, on, fee) => {
  expect(texts(answer<Currency>(inputs as SaleInputs, on).lines)['storageFee']).toBe(fee);
});

test('the options of a sale', () => {
  const { lines } = answer({
    ...us('20', { plan: 'individual', category: 'video-games', fulfillment: 'fbm' }),
    shippingPrice: money('5', 'USD'),
    productCost: money('6', 'USD'),
    shippingToAmazon: money('1', 'USD'),
    marketingCost: money('2', 'USD'),
    otherCosts: money('3', 'USD'),
  });
  const british = answer(uk('25', { packed: packed(['30', '20', '5'], '800', 'cm g'), goods: 'dangerous' }));

  expect(texts(lines)).toEqual({
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
  });
  expect(texts(british.lines)).toMatchObject({ dangerousGoodsFee: '0.10', fulfilmentFee: '2.98', amazonFees: '6.83' });
});

test('inches and pounds, centimetres and kilograms', () => {
  const inches = answer(us('25', { packed: packed(['38.1', '30.48', '1.905'], '0.45359237', 'cm kg') }));
  const metric = answer(uk('25', { packed: packed(['10', '8', '2'], '28', 'in oz') }));

  expect(inches.sizeTier).toBe('smallStandard'); // exactly 15 by 12 by 0.75 inches and 1 pound
  expect(toExactText(metric.lines.chargedWeight?.value ?? rate('0'))).toBe('793.7866475');
  expect(metric.sizeTier).toBe('extra-large-envelope');
});

test.each([
  [us('25', { category: 'unknown' }), day, 'referralFee'],
  [us('25'), '2024-12-31', 'referralFee'],
  [us('25', { packed: packed(['97', '2', '2'], '20') }), day, 'fulfilmentFee.overmax'],
  [us('25', { packed: packed(['9', '6', '0.7'], '0.75'), goods: 'apparel' }), day, 'fulfilmentFee.smallStandard'],
  [uk('25', { packed: packed(['176', '2', '2'], '900', 'cm g') }), day, 'fulfilmentFee.special-oversize'],
  [uk('25', { packed: packed(['20', '15', '2'], '90', 'cm g') }), '2026-06-30', 'fulfilmentFee'],
] as const)('what nobody has published is refused', (inputs, on, what) => {
  expect(sale<Currency>(inputs as SaleInputs, on)).toEqual({ refused: 'not-published', what });
});

test('how far to the next cheaper fee', () => {
  const cheaper = (inputs: SaleInputs<'USD'>) =>
    cheaperParcels(inputs, day).map(({ measure, lessBy, sizeTier, saving }) => [
      measure,
      toExactText(lessBy.value),
      sizeTier,
      toText(saving.value),
    ]);

  expect(cheaper(us('25', { packed: packed(['15', '12', '0.95'], '0.75') }))).toEqual([
    ['shortest', '0.2', 'smallStandard', '1.31'], // the next cheaper size
    ['longest', '2.81', 'largeStandard', '0.46'], // 1 lb by volume instead of 1.23
    ['median', '2.25', 'largeStandard', '0.46'],
    ['shortest', '0.18', 'largeStandard', '0.46'],
  ]);
  expect(cheaper(us('25', { packed: packed(['10', '8', '4'], '5.1') }))).toEqual([
    ['weight', '0.1', 'largeStandard', '0.08'],
  ]);
  expect(cheaperParcels(us('25', { fulfillment: 'fbm', packed: packed(['10', '8', '4'], '5.1') }), day)).toEqual([]);
  expect(cheaperParcels(us('25', { category: 'unknown' }), day)).toEqual([]);
});

const shops = Object.keys(markets) as MarketName[];
const cents = fc.nat(20_000);
const side = fc.integer({ min: 1, max: 400 });
const anInput = fc
  .record({
    marketplace: fc.constantFrom(...shops),
    price: cents,
    cost: cents,
    sides: fc.tuple(side, side, side),
    weight: fc.nat(3000),
  })
  .chain(({ marketplace, price, cost, sides, weight }) => {
    const { currency, referral } = markets[marketplace];
    const tenth = (size: number) => rate((size / 10).toFixed(1));
    const amount = (units: number): Money => money((units / 100).toFixed(2), currency);
    const parcel: Packed = {
      sides: [tenth(sides[0]), tenth(sides[1]), tenth(sides[2])],
      sideUnit: marketplace === 'us' ? 'in' : 'cm',
      weight: rate((weight / 100).toFixed(2)),
      weightUnit: marketplace === 'us' ? 'lb' : 'kg',
    };
    return fc.record({
      marketplace: fc.constant(marketplace),
      category: fc.constantFrom(...Object.keys(referral)),
      fulfillment: fc.constantFrom('fba' as const, 'fbm' as const),
      sellingPrice: fc.constant(amount(price)),
      productCost: fc.constant(amount(cost)),
      packed: fc.constant(parcel),
      storedMonths: fc.constantFrom(rate('0'), rate('1.5')),
    });
  });

test('profit, fees and costs together are the revenue, and the order of the sides changes nothing', () => {
  fc.assert(
    fc.property(anInput, (inputs: SaleInputs) => {
      const result = sale(inputs, day);
      const [a, b, c] = inputs.packed.sides;
      const turned = sale({ ...inputs, packed: { ...inputs.packed, sides: [c, a, b] } }, day);
      if (isRefusal(result) || isRefusal(turned)) {
        expect(turned).toEqual(result);
        return;
      }
      const { netProfit, amazonFees, yourCosts, revenue, fulfilmentFee } = result.lines;

      expect(compare(total(netProfit.value, amazonFees.value, yourCosts.value), revenue.value)).toBe(0);
      expect(fulfilmentFee.value.scale).toBeLessThanOrEqual(2);
      expect([turned.sizeTier, turned.lines.fulfilmentFee.value]).toEqual([result.sizeTier, fulfilmentFee.value]);
    }),
    { numRuns: 10_000 },
  );
});

test('every figure has its name and follows from its own trace', () => {
  fc.assert(
    fc.property(anInput, (inputs: SaleInputs) => {
      const result = sale(inputs, day);
      fc.pre(!isRefusal(result));
      const lines = Object.entries(answer(inputs).lines);
      const again = lines.map(([, figure]) => workedOut(JSON.parse(JSON.stringify(explain(figure)))));

      expect(lines.map(([, { key }]) => key)).toEqual(lines.map(([key]) => key));
      expect(again.map(toExactText)).toEqual(lines.map(([, { value }]) => toExactText(value)));
    }),
    { numRuns: 1_000 },
  );
});

test('a cheaper parcel really saves what it says, and one hair more saves nothing', () => {
  fc.assert(
    fc.property(anInput, (inputs: SaleInputs) => {
      for (const { saving, lessBy } of cheaperParcels(inputs, day)) {
        expect(saving.value.units > 0n && lessBy.value.units > 0n).toBe(true);
        expect(compare(add(saving.value, rate('0')), answer(inputs).lines.fulfilmentFee.value)).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});
