/** Orders of several pieces: limits and caps are those of one piece, what is for an order is once. */
import { toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo, arbitraryTexts } from '../../../testing/arbitrary.ts';
import { goalOf } from '../../../testing/goal-of.ts';
import { isAsked } from '../../question/field.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { answer, goals, question, type Sale } from './index.ts';

const day = '2026-11-21';
const amounts = (sale: Sale, on: IsoDate = day) => {
  const found = answer(sale, on);
  if (isRefusal(found)) return found;
  return Object.fromEntries(Object.entries(found.lines).map(([key, { value }]) => [key, toText(value)]));
};
const shown = (texts: Texts, on?: IsoDate) => amounts(answersTo(question, texts), on);

test.each([
  // category, sold price of all, pieces      final value  per order
  ['athletic-shoes', '160', '2', '21.76', '0.40'], // 80 each: 13.6% of 160
  ['athletic-shoes', '300', '2', '24.00', '0.00'], // 150 each: 8%, and no fee for the order
  ['athletic-shoes', '299.99', '2', '40.80', '0.40'], // half a cent short of 150 each: 13.6% is 40.7986
  ['athletic-shoes', '449.99', '3', '61.20', '0.40'], // a third of a cent short: 61.19864
  ['athletic-shoes', '450.01', '3', '36.00', '0.00'], // 36.0008
  ['jewelry', '6000', '2', '900.00', '0.40'], // 3,000 each: 15%, not the 9% above 5,000
  ['jewelry', '12000', '2', '1080.00', '0.40'], // 6,000 each
  ['watches', '1800', '2', '270.00', '0.40'], // 900 each: all of it at 15%
  ['watches', '3000', '2', '365.00', '0.40'], // 2 × (1,000 at 15% and 500 at 6.5%)
  ['most-categories', '10000', '2', '1360.00', '0.40'], // 5,000 each: below 7,500
  ['most-categories', '20000', '2', '2157.50', '0.40'], // 2 × (7,500 at 13.6% and 2,500 at 2.35%)
  ['most-categories', '10', '4', '1.36', '0.30'], // the fee for an order goes by the whole order
])('%s, %s for %s pieces', (category, soldPrice, pieces, finalValueFee, perOrderFee) => {
  expect(shown({ registered: 'US', category, soldPrice, pieces })).toMatchObject({ finalValueFee, perOrderFee });
});

test('each piece has its share of the shipping and of the tax', () => {
  const shoes = { registered: 'US', category: 'athletic-shoes', soldPrice: '280', pieces: '2' };
  // (280 + 20) / 2 = 150 each: 8%
  expect(shown({ ...shoes, shippingPrice: '20' })).toMatchObject({ base: '300.00', finalValueFee: '24.00' });
  // 280 + 7% of 280 = 299.60, so 149.80 each: 13.6% is 40.7456
  expect(shown({ ...shoes, salesTaxRate: '7' })).toMatchObject({ base: '299.60', finalValueFee: '40.75' });
});

test('British trainers go by the price of one pair without its postage', () => {
  const pairs = { site: 'UK', category: 'athletic-shoes', pieces: '2' };
  // (198 + 10) × 11.9% = 24.752, and from 100 a pair 200 × 7%
  expect(shown({ ...pairs, soldPrice: '198', shippingPrice: '10' })).toMatchObject({ finalValueFee: '24.75' });
  expect(shown({ ...pairs, soldPrice: '200' })).toMatchObject({ finalValueFee: '14.00' });
});

test('the most that a fee can be is the most for one piece, where there was such a limit', () => {
  const sale = { site: 'AU', soldPrice: '20000' };
  expect(shown(sale, '2026-06-30')).toMatchObject({ finalValueFee: '440.00' });
  expect(shown({ ...sale, pieces: '2' }, '2026-06-30')).toMatchObject({ finalValueFee: '880.00' });
});

test('buyer protection is for each item', () => {
  const sale = { site: 'UK', seller: 'private' };
  expect(shown({ ...sale, soldPrice: '20' })).toMatchObject({ buyerProtection: '1.50' }); // 0.10 + 7% of 20
  expect(shown({ ...sale, soldPrice: '40', pieces: '2' })).toMatchObject({ buyerProtection: '3.00' });
});

test('what is charged for an order, a listing, a dispute or a month is charged once', () => {
  const sale = {
    registered: 'US',
    store: 'basic',
    soldPrice: '100',
    paidListing: '3',
    dispute: 'yes',
    salesInMonth: '30',
  };
  // three months at 0.25, 20.00, and 27.95 ÷ 30
  const once = { insertionFee: '0.75', disputeFee: '20.00', storeFee: '0.93', perOrderFee: '0.40' };
  expect(shown({ ...sale, pieces: '4' })).toMatchObject(once);
});

test('pieces are asked where a table has limits, and one counts as none said', () => {
  const field = question.fields.find(({ key }) => key === 'pieces');
  const request = (texts: Texts) => field && isAsked(field, answersTo(question, texts));
  expect(request({ category: 'watches' })).toBe(true);
  expect(request({ category: 'nfts' })).toBe(false); // 5% of everything
  expect(request({ site: 'UK', seller: 'private' })).toBe(true);
  expect(request({ site: 'DE', seller: 'private' })).toBe(false);
  fc.assert(
    fc.property(arbitraryTexts(question), (texts) => {
      const said = answersTo(question, { ...texts, pieces: '1' });
      expect(answer(said, day)).toEqual(answer(answersTo(question, { ...texts, pieces: undefined }), day));
    }),
  );
});

test('where they are not asked, an order of several pieces costs what its amount does', () => {
  const field = question.fields.find(({ key }) => key === 'pieces');
  fc.assert(
    fc.property(arbitraryTexts(question), fc.integer({ min: 2, max: 9 }), (texts, several) => {
      const sale = answersTo(question, texts);
      fc.pre(field !== undefined && !isAsked(field, sale));
      const [one, more] = [sale, { ...sale, pieces: { units: BigInt(several), scale: 0 } }].map((all) => amounts(all));
      expect(more).toEqual(one);
    }),
  );
});

test('asked backwards, the price of several pieces knows the limits of one', () => {
  const sale = answersTo(question, { registered: 'US', category: 'athletic-shoes', pieces: '2' });
  // 276.00 is left of 300.00 at 8%; below it 13.6% and 0.40 leave at most 258.79
  const solved = goalOf(goals, 'profit').solve(sale, { units: 27_000n, scale: 2 }, day);
  if (isRefusal(solved)) throw new Error(JSON.stringify(solved));
  expect([toText(solved.value), toText(solved.reached.value), solved.why]).toEqual(['300.00', '276.00', 'step']);
});
