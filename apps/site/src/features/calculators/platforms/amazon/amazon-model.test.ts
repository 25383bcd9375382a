import { messages } from '@formation/content';
import { explain, isRefusal, type Explanation, type Line } from '@formation/fees';
import * as amazon from '@formation/fees/amazon-published';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureText } from '../../../../lib/figures/figure-text.ts';
import type { Answer } from '../../published/published-model.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { fulfillments, marketNames, plans, unitSystems } from './amazon-inputs.ts';
import { amazonModel } from './amazon-model.ts';

const words = messages.en.calculators;
const model = amazonModel(words);
const day = '2026-11-21';
const { categories, tiers } = words.published.amazon;

const shownIn = ({ groups, total, units }: Answer) =>
  Object.fromEntries(
    [...groups.flatMap(({ rows }) => rows), total].map(({ label, figure }) => [
      label,
      figureText(figure.value, units?.[figure.key]),
    ]),
  );

const parcel = { length: '10', width: '8', height: '4', weight: '1.5' };
const toy = { category: 'toys-games', sellingPrice: '25', productCost: '6', shippingToAmazon: '1' };

test.each([
  // one toy sent by Amazon in the peak season: 15% of 25; large standard, 2.3022 lb by volume; $0.32 a unit more
  [
    { ...toy, ...parcel },
    { 'Referral fee': '$3.75', 'Weight charged': '2.3022 lb', 'Peak season fee': '$0.32' },
  ],
  [
    { ...toy, ...parcel, fulfillment: 'fbm', shippingToBuyer: '5' },
    { 'Amazon fees': '$3.75', 'Net Profit': '$10.25' },
  ],
  // the same sides in centimetres
  [
    { ...toy, length: '25.4', width: '20.32', height: '10.16', weight: '0.68', units: 'cm-kg' },
    { 'Weight charged': '2.3022 lb' },
  ],
  [{ marketplace: 'uk', category: 'jewellery', sellingPrice: '300' }, { 'Referral fee': '£48.75' }],
  [{ category: 'home-kitchen', sellingPrice: '1' }, { 'Referral fee': '$0.30' }], // the minimum
  [
    { category: 'books', sellingPrice: '14.99', plan: 'individual' },
    { 'Closing fee': '$1.80', 'Per-item fee': '$0.99' },
  ],
])('%j', (typed: Typed, expected) => {
  const answer = model.answer(typed, day);
  expect(isRefusal(answer) ? answer : shownIn(answer)).toMatchObject(expected);
});

test('a size without a published fee is refused by its name', () => {
  const answer = model.answer({ ...parcel, length: '120', weight: '60' }, day);
  expect(answer).toMatchObject({ refused: 'not-published' });
  const { what } = answer as { what: string };
  expect(model.names?.[what]).toBe('the fulfilment fee for the size “Overmax”');
});

test('every category and every size of the tables has a name, and no other', () => {
  const markets = Object.values(amazon.markets);
  const ids = markets.flatMap(({ referral }) => Object.keys(referral));
  expect(Object.keys(categories).toSorted()).toEqual([...new Set(ids)].toSorted());
  const sizes = markets.flatMap(({ cards }) => cards.flatMap(({ value }) => value.tiers.map(({ id }) => id)));
  expect(Object.keys(tiers).toSorted()).toEqual([...new Set(sizes)].toSorted());
});

const keysOf = ({ key, of = [] }: Explanation): readonly string[] => [...(key ? [key] : []), ...of.flatMap(keysOf)];
const number = (max: number) => fc.double({ min: 0, max, noNaN: true }).map((value) => value.toFixed(2));

test('every part of every figure has a name', () => {
  const typed = fc.record({
    marketplace: fc.constantFrom(...marketNames),
    category: fc.constantFrom(...Object.keys(categories)),
    fulfillment: fc.constantFrom(...fulfillments),
    plan: fc.constantFrom(...plans),
    goods: fc.constantFrom(...amazon.goods),
    units: fc.constantFrom(...unitSystems),
    sellingPrice: number(600),
    length: number(60),
    width: number(40),
    height: number(30),
    weight: number(30),
    storedMonths: number(12),
  });
  fc.assert(
    fc.property(typed, (fields) => {
      const answer = model.answer(fields, day);
      if (isRefusal(answer)) return;
      const figures: readonly Line[] = answer.groups.flatMap(({ rows }) => rows.map(({ figure }) => figure));
      const named: Readonly<Record<string, string>> = words.published.names;
      expect(figures.flatMap((figure) => keysOf(explain(figure))).filter((key) => !named[key])).toEqual([]);
    }),
  );
});
