/** VAT in the price and on the fees, from the rule in another arithmetic: a sixth of a price at 20%, 19/119 at 19%. */
import { toExactText, toText, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { cents, cut, f, less, over, plus, times } from '../../../testing/fraction.ts';
import { readAnswers, type Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { answer, question } from './index.ts';

const day = '2026-11-21';
const packed = { units: 'cm-kg', length: '30', width: '20', height: '5', weight: '0.8' };
const dress = { marketplace: 'uk', category: 'clothing', sellingPrice: '19.99', productCost: '4', ...packed };

const linesOf = (texts: Texts, on: IsoDate = day) => {
  const sale = answer(answersTo(question, texts), on);
  if (isRefusal(sale)) throw new Error(JSON.stringify(sale));
  return sale.lines;
};
const shown = (lines: object) =>
  Object.fromEntries(
    Object.entries(lines).flatMap(([key, line]: [string, { value: Decimal } | undefined]) =>
      line ? [[key, toText(line.value)]] : [],
    ),
  );

test('a seller in Sri Lanka: Amazon keeps a sixth of a price in the UK', () => {
  expect(shown(linesOf(dress))).toMatchObject({
    paidByBuyer: '19.99',
    vatInPrice: '3.33',
    revenue: '16.66',
    referralFee: '2.00', // of what the buyer pays
    netProfit: '7.88', // less 2.69 to send it (2.65 and 1.5%), 0.09 of digital services and 4.00 for it
  });
});

test.each<[string, Texts, Readonly<Record<string, string | undefined>>]>([
  ['abroad, Germany', { marketplace: 'de', sellingPrice: '11.90' }, { vatInPrice: '1.90', vatOnFees: undefined }],
  ['no VAT on children’s clothes or tea', { vatKind: 'zero' }, { vatInPrice: undefined, revenue: '19.99' }],
  ['sent from abroad above the limit', { vatTaken: 'elsewhere' }, { vatInPrice: undefined, revenue: '19.99' }],
  ['a registered British company owes it', { established: 'uk' }, { vatInPrice: '3.33', vatOnFees: undefined }],
  [
    'a British company without a VAT number pays it on the fees',
    { established: 'uk', vatNumber: 'none' },
    { vatInPrice: undefined, revenue: '19.99', vatOnFees: '0.96', amazonFees: '5.74', netProfit: '10.25' }, // 4.78 × 1.2
  ],
  [
    'a German company without a number, in the UK',
    { established: 'de', vatNumber: 'none' },
    { vatInPrice: '3.33', vatOnFees: '0.91' }, // 4.78 × 0.19
  ],
  ['what the buyer pays for delivery has VAT in it', { shippingPrice: '4.01' }, { vatInPrice: '4.00' }],
])('%s', (_, texts, expected) => {
  const found = shown(linesOf({ ...dress, ...texts }));
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, found[key]]))).toEqual(expected);
});

test('before marketplaces owed it, they took none', () => {
  const found = shown(linesOf({ ...dress, fulfilment: 'fbm' }, '2020-12-31'));
  expect(found).not.toHaveProperty('vatInPrice');
  expect(found).not.toHaveProperty('paidByBuyer');
});

test('the United States ask nothing of VAT', () => {
  const { faults } = readAnswers(question, { sellingPrice: '20', fulfilment: 'fbm', established: 'uk' });
  expect(faults).toEqual([]);
  expect(shown(linesOf({ sellingPrice: '20', fulfilment: 'fbm', established: 'uk', vatNumber: 'none' }))).toEqual(
    shown(linesOf({ sellingPrice: '20', fulfilment: 'fbm', established: 'uk', vatNumber: 'registered' })),
  );
});

test('what a buyer pays is VAT, fees, costs and profit', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 }).map((units) => (units / 100).toFixed(2));
  const shop = fc.constantFrom(['uk', '1', '6'] as const, ['de', '19', '119'] as const);
  fc.assert(
    fc.property(amount, amount, shop, (sellingPrice, shippingPrice, [marketplace, top, under]) => {
      const texts = { marketplace, sellingPrice, shippingPrice, fulfilment: 'fbm', productCost: '3' };
      const { vatInPrice, revenue, amazonFees, netProfit, profitMargin } = linesOf(texts);
      const paid = plus(f(sellingPrice), f(shippingPrice));
      const vat = cents(times(paid, over(f(top), f(under))));
      const left = less(paid, vat);
      const profit = less(left, f(toExactText(amazonFees.value)), f(3));

      expect(vatInPrice && toExactText(vatInPrice.value)).toBe(cut(vat));
      expect(toExactText(revenue.value)).toBe(cut(left));
      expect(toExactText(netProfit.value)).toBe(cut(profit));
      expect(toExactText(profitMargin.value)).toBe(cut(over(profit, left)));
    }),
  );
});
