/** What not every unit pays: worked by hand, and once more from the published rows in another arithmetic. */
import { compare, subtract, toExactText, toText, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryTexts, answersTo } from '../../../testing/arbitrary.ts';
import { atLeast, cents, cut, f, over, plus, times } from '../../../testing/fraction.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { rangeOf } from '../../trace/range-of.ts';
import { answer, question } from './index.ts';

const day: IsoDate = '2026-11-21';
/** Large standard, 5.1 lb, three eighths of a cubic foot. */
const box = { sellingPrice: '25', length: '12', width: '9', height: '6', weight: '5.1' };
/** As large, but for the last digit of a side in inches. */
const boxInCm = { ...box, units: 'cm-kg', length: '32.258', width: '25.92', height: '12.7', weight: '2' };
/** Small standard, 20 cubic inches. */
const card = { sellingPrice: '25', length: '5', width: '4', height: '0.5', weight: '0.2' };

const reply = (texts: Texts, on = day) => {
  const sale = answer(answersTo(question, texts), on);
  if (isRefusal(sale)) throw new Error(JSON.stringify(sale));
  return sale;
};
const shown = (lines: object, key: string) => {
  const line = (lines as Readonly<Record<string, { value: Decimal } | undefined>>)[key]; // by its name
  return line && toText(line.value);
};

test.each<[string, Texts, string, string | undefined]>([
  ['all to one place', { ...box, placement: 'single' }, 'placementFee', '0.55'],
  ['all to one place, small', { ...card, placement: 'single' }, 'placementFee', '0.26'],
  ['to a few places', { ...box, placement: 'split' }, 'placementFee', '0.36'],
  ['where Amazon says', { ...box, placement: 'optimised' }, 'placementFee', undefined],
  ['small bulky', { ...box, length: '20', placement: 'single' }, 'placementFee', '2.40'], // 7.8 lb by volume
  ['extra-large: nobody says', { ...box, length: '90', placement: 'single' }, 'placementFee', undefined],

  ['bulky, 14.6 lb by volume', { ...box, length: '18.1', width: '14', height: '8' }, 'packagingFee', '1.97'],
  ['bulky, 50 lb by volume', { ...box, length: '30', width: '20', height: '11.58' }, 'packagingFee', '4.04'],
  ['bulky in its own', { ...box, length: '20', ownPackaging: 'yes' }, 'packagingFee', undefined],
  ['not bulky', box, 'packagingFee', undefined],

  ['13.9 days of supply', { ...box, supplyDays: '13.9' }, 'lowStockFee', '1.11'],
  ['14 days', { ...box, supplyDays: '14' }, 'lowStockFee', '0.87'],
  ['27.9 days, light', { ...box, weight: '2', height: '2', supplyDays: '27.9' }, 'lowStockFee', '0.36'],
  ['20 days, small', { ...card, supplyDays: '20' }, 'lowStockFee', '0.63'],
  ['28 days', { ...box, supplyDays: '28' }, 'lowStockFee', undefined],

  ['stock for 22 weeks, one month', { ...box, stockWeeks: '22' }, 'fullStoreFee', '0.17'], // 0.44 × 0.375
  ['the same in centimetres', { ...boxInCm, stockWeeks: '22' }, 'fullStoreFee', '0.17'], // 0.165 before it is rounded
  ['stock for 28 weeks, two months', { ...box, stockWeeks: '28', storedMonths: '2' }, 'fullStoreFee', '0.57'],
  ['stock for 21.9 weeks', { ...box, stockWeeks: '21.9' }, 'fullStoreFee', undefined],

  ['180 days old', { ...box, stockDays: '180' }, 'agedStockFee', undefined],
  ['181 days old', { ...box, stockDays: '181' }, 'agedStockFee', '0.19'], // 0.50 × 0.375 = 0.1875
  ['250 days old', { ...box, stockDays: '250' }, 'agedStockFee', '1.13'], // (0.50 + 1.00 + 1.50) × 0.375 = 1.125
  ['250 days old, in centimetres', { ...boxInCm, stockDays: '250' }, 'agedStockFee', '1.13'],
  ['400 days old, small', { ...card, stockDays: '400' }, 'agedStockFee', '0.45'], // 25.95 × 10/1728 + 0.30

  ['5 of 100 come back', { ...box, returnRate: '5' }, 'refundFee', '0.04'], // 20% of 3.75, a twentieth of it
  ['a dear one', { ...box, sellingPrice: '200', returnRate: '10' }, 'refundFee', '0.50'], // 6.00 counts as 5.00
  [
    'above the free share',
    { ...box, category: 'home-kitchen', returnRate: '10', returnCharge: '4' },
    'returnsFee',
    '0.08',
  ],
  [
    'below the free share',
    { ...box, category: 'home-kitchen', returnRate: '8', returnCharge: '4' },
    'returnsFee',
    '0.00',
  ],
  [
    'clothes have no free share',
    { ...box, category: 'clothing', returnRate: '10', returnCharge: '4' },
    'returnsFee',
    '0.40',
  ],
  ['no free share is known', { ...box, returnRate: '10', returnCharge: '4' }, 'returnsFee', '0.40'],
  ['the seller sends', { ...box, fulfilment: 'fbm', returnRate: '10', returnCharge: '4' }, 'returnsFee', undefined],

  ['a hundred units a month', { ...box, unitsPerMonth: '100' }, 'planFee', '0.40'], // 39.99 ÷ 100
  ['in Germany', { sellingPrice: '9', marketplace: 'de', fulfilment: 'fbm', unitsPerMonth: '10' }, 'planFee', '3.90'],
  ['without a plan', { ...box, plan: 'individual', unitsPerMonth: '100' }, 'planFee', undefined],
])('%s', (_, texts, key, amount) => {
  const { lines } = reply(texts);
  expect(shown(lines, key)).toBe(amount);
});

const returned = { ...box, returnRate: '20', returnCharge: '4' };

test.each<[string, Texts, string, readonly [IsoDate, string | undefined], readonly [IsoDate, string]]>([
  ['low stock', { ...box, supplyDays: '14' }, 'lowStockFee', ['2024-03-31', undefined], ['2024-04-01', '0.87']],
  [
    'low stock of bulky goods',
    { ...box, length: '20', supplyDays: '14' },
    'lowStockFee',
    ['2026-01-14', undefined],
    ['2026-01-15', '1.02'],
  ],
  [
    'returns above a free share', // (20% − 4.7%) × 4.00 = 0.612
    { ...returned, category: 'toys-games' },
    'returnsFee',
    ['2024-05-31', undefined],
    ['2024-06-01', '0.61'],
  ],
  ['returns without one', returned, 'returnsFee', ['2024-05-31', undefined], ['2024-06-01', '0.80']],
  [
    'clothes: returns cost before',
    { ...returned, category: 'clothing' },
    'returnsFee',
    ['2024-05-31', '0.80'],
    ['2024-06-01', '0.80'],
  ],
])('%s: not before the day on which the fee began', (_, texts, key, [before, none], [first, amount]) => {
  expect(shown(reply(texts, before).lines, key)).toBe(none);
  expect(shown(reply(texts, first).lines, key)).toBe(amount);
});

test.each([
  // the average, the range, and how far the profit is off because of it: its fall and its rise
  [box, ['0.55', '0.14', '0.98'], ['-0.43', '0.41']],
  [card, ['0.26', '0.14', '0.32'], ['-0.06', '0.12']],
] as const)('placement of %j is known as a range, and so is what is left', (texts, fee, off) => {
  const { placementFee, netProfit } = reply({ ...texts, placement: 'single' }).lines;
  if (!placementFee) throw new Error('no placement fee');
  const ends = ({ low, high }: Readonly<Record<'low' | 'high', Decimal>>) => [low, high];
  const [known, left] = [rangeOf(placementFee), rangeOf(netProfit)];
  if (!known || !left) throw new Error('no range');
  expect([placementFee.value, ...ends(known)].map(toExactText)).toEqual(fee);
  expect(ends(left).map((end) => toExactText(subtract(end, netProfit.value)))).toEqual(off);
});

const rowsOfAge = [
  [181, '0.50'],
  [211, '1.00'],
  [241, '1.50'],
  [271, '5.45'],
  [301, '5.70'],
  [331, '5.90'],
  [366, '6.90', '0.30'],
  [456, '7.90', '0.35'],
] as const;

test('old stock, month by month', () => {
  const tenths = fc.integer({ min: 1, max: 180 }).map((side) => (side / 10).toFixed(1));
  fc.assert(
    fc.property(tenths, tenths, tenths, fc.nat(900), (length, width, height, age) => {
      const volume = over(times(times(f(length), f(width)), f(height)), f(1728));
      let fee = f(0);
      for (let on = 181; on <= age; on += 30) {
        const [, rate, least = '0'] = rowsOfAge.findLast(([from]) => from <= on) ?? rowsOfAge[0];
        fee = plus(fee, atLeast(times(f(rate), volume), f(least)));
      }
      const { agedStockFee } = reply({ ...box, length, width, height, stockDays: String(age) }).lines;
      expect(agedStockFee ? toExactText(agedStockFee.value) : '0').toBe(cut(cents(fee)));
    }),
  );
});

test('a fee that is switched on leaves no more, and is no longer among those not counted', () => {
  const switches: readonly Texts[] = [
    { placement: 'single' },
    { placement: 'split' },
    { supplyDays: '5' },
    { stockWeeks: '60' },
    { stockDays: '500' },
    { returnRate: '12', returnCharge: '3' },
    { unitsPerMonth: '40' },
  ];
  const off = Object.fromEntries(switches.flatMap(Object.keys).map((key) => [key, undefined]));
  const size = fc.integer({ min: 1, max: 60 }).map(String);
  const someTexts = fc
    .tuple(arbitraryTexts(question), fc.record({ length: size, width: size, height: size, weight: size }))
    .map(([texts, packed]): Texts => ({ ...texts, ...packed, ...off }));
  fc.assert(
    fc.property(someTexts, fc.constantFrom(...switches), (texts, more) => {
      const [without, withIt] = [texts, { ...texts, ...more }].map((all) => answer(answersTo(question, all), day));
      if (!without || !withIt || isRefusal(without) || isRefusal(withIt)) return;
      expect(compare(withIt.lines.netProfit.value, without.lines.netProfit.value)).toBeLessThanOrEqual(0);
      expect(without.notCounted).toEqual(expect.arrayContaining([...withIt.notCounted]));
    }),
  );
});

test('what is not counted says so: in the United States, abroad, by Amazon and by the seller', () => {
  expect(reply(box).notCounted).toEqual(
    expect.arrayContaining(['professionalPlan', 'placement', 'lowStock', 'agedStock', 'returnsProcessing']),
  );
  expect(reply({ ...box, placement: 'single', unitsPerMonth: '9' }).notCounted).not.toContain('placement');
  const sent = reply({ sellingPrice: '9', fulfilment: 'fbm' }).notCounted;
  expect(sent).not.toContain('placement');
  expect(sent).toContain('refundAdministration');
  const british = reply({ sellingPrice: '9', marketplace: 'uk', fulfilment: 'fbm' }).notCounted;
  expect(british).toEqual(expect.arrayContaining(['ownVat', 'importing']));
});
