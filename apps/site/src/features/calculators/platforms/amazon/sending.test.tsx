import { fill, messages } from '@formation/content';
import { explain, readAnswers, textsOf, type Explanation } from '@formation/fees';
import { amazon, cheaperParcels, marketNames, markets, question } from '@formation/fees/amazon';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Typed } from '../../../../lib/input/use-typed.ts';
import { modelOf } from '../../published/platform-model.ts';
import type { Sending } from './sending.ts';
import { SmallerParcel } from './smaller-parcel.tsx';
import { TwoWays } from './two-ways.tsx';

const { published } = messages.en.calculators;
const words = messages.en.platforms.amazon.calculator;
const { names } = modelOf(amazon, words, published);
const day = '2026-11-21';
const toy = { sellingPrice: '25', productCost: '6', length: '15', width: '12', height: '0.95', weight: '0.75' };

const sendingOf = (typed: Typed): Sending => {
  const texts = textsOf(question, typed);
  const sale = readAnswers(question, texts).answers;
  return { texts, sale, day, words, published, names };
};
const plain = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const twoWays = (typed: Typed) => plain(renderToStaticMarkup(<TwoWays {...sendingOf(typed)} />));
const smallerParcel = (typed: Typed) => plain(renderToStaticMarkup(<SmallerParcel {...sendingOf(typed)} />));

test('each way to send a unit counts its own shipping', () => {
  const text = twoWays({ ...toy, shippingToAmazon: '1', shippingToBuyer: '4', fulfillment: 'fbm' });

  expect(text).toContain('Your costs $7.00 $10.00');
  expect(text).toContain('Fulfilment fee $5.53 $0.00'); // the card of the season, 5.34, and 3.5%
  expect(text).toContain(fill(words.sending.twoWays.better, { way: 'FBM', amount: '$2.53' }));
});

test.each([
  [{ shippingToAmazon: '1' }, ['shippingToBuyer']],
  [{ shippingToAmazon: '0', shippingToBuyer: '' }, ['shippingToBuyer']],
  [{}, ['shippingToBuyer', 'shippingToAmazon']],
] as const)('with %j typed, what is missing is named and no way', (sent, missing) => {
  const costs = missing.map((key) => words.fields[key].label).join(', ');
  const text = twoWays({ ...toy, ...sent });

  expect(text).toContain(fill(words.sending.twoWays.missing, { costs }));
  expect(text).not.toContain('per unit');
});

test('a way without a published fee says so, beside the other', () => {
  const long = { marketplace: 'uk', sellingPrice: '25', units: 'cm-kg', length: '176', width: '2', height: '2' };
  const text = twoWays({ ...long, weight: '0.9' });

  expect(text).toMatch(/VAT\b[^£]*-£4\.17 /);
  expect(text).toContain('Net profit – £17.00'); // 25.00 less 4.17 VAT and 3.75
  expect(text).toContain('the fulfilment fee for the size “Special oversize” isn’t published');
});

test('without all measures the way by Amazon says which are missing, and shows no profit', () => {
  const text = twoWays({ sellingPrice: '30', weight: '1' });

  expect(text).toContain('Net profit – $25.50');
  expect(text).toContain(fill(published.refused.missing, { what: 'fulfilment fee', fields: 'length, width, height' }));
});

test('a saving is said in what the visitor measures in', () => {
  const abroad = { marketplace: 'uk', length: '40', width: '30', height: '20', weight: '2.4' };

  expect(smallerParcel(toy)).toContain('0.2 in less on the shortest side saves $1.40 a unit.');
  expect(smallerParcel(toy)).toContain('Counts as: Small standard.');
  expect(smallerParcel({ ...abroad, units: 'cm-kg' })).toContain('28.34 cm less on the longest side');
});

test('without measures there is nothing to shrink', () => {
  expect(smallerParcel({ sellingPrice: '25', weight: '2' })).toContain('Type all three sides and the weight');
});

test('every category and every size of the tables has a name, and no other', () => {
  const ids = Object.values(markets).flatMap(({ referral }) => Object.keys(referral));
  const sizes = Object.values(markets).flatMap((market) => market.sizes.flatMap(({ value }) => value.tiers));

  expect(new Set(Object.keys(words.choices.category))).toEqual(new Set(ids));
  expect(new Set(Object.keys(words.tableRows))).toEqual(new Set(sizes.map(({ id }) => id)));
});

const keysOf = ({ key, of = [] }: Explanation): readonly string[] => [...(key ? [key] : []), ...of.flatMap(keysOf)];
const number = (max: number) => fc.double({ min: 0.01, max, noNaN: true }).map((value) => value.toFixed(2));

test('every part of every saving has a name', () => {
  const unit = fc.record({
    marketplace: fc.constantFrom(...marketNames),
    goods: fc.constantFrom('standard', 'apparel', 'dangerous'),
    sellingPrice: number(40),
    length: number(40),
    width: number(30),
    height: number(20),
    weight: number(20),
  });
  fc.assert(
    fc.property(unit, (typed) => {
      const { sale } = sendingOf(typed);
      const figures = cheaperParcels(sale, day).flatMap(({ saving, lessBy }) => [saving, lessBy]);

      expect(figures.flatMap((figure) => keysOf(explain(figure))).filter((key) => !names[key])).toEqual([]);
    }),
  );
});
