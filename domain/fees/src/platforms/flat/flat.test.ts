/** The quick estimate of eBay and of PayPal. */
import { add, compare, percentText, rate, subtract, toExactText, toText, total, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { goalOf } from '../../../testing/goal-of.ts';
import { leavesOf, uncitedIn } from '../../../testing/leaves.ts';
import { fieldsIn } from '../../question/fields-in.ts';
import { isRefusal } from '../../refusal.ts';
import * as ebay from '../ebay/quick/index.ts';
import * as paypal from '../paypal/quick/index.ts';
import { question } from './question.ts';

const day = '2026-11-21';
const typed = ([soldPrice, shippingPrice, itemCost, shippingCost]: readonly (string | undefined)[]) =>
  answersTo(question, { soldPrice, shippingPrice, itemCost, shippingCost });
const anAmount = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => (cents / 100).toFixed(2));
const anInput = fc.tuple(anAmount, anAmount, anAmount, anAmount);

const oracles = [
  // sold, shipping, item, shipping cost     fee     payments  profit
  [[], ['0.00', '0.30', '-0.30']], // everything empty
  [
    ['100', '10', '40', '8'],
    ['13.20', '0.30', '48.50'],
  ],
  [
    ['19.99', '4.50', '7', '3.25'],
    ['2.94', '0.30', '11.00'],
  ],
  [
    ['25', '0', '30', '5'],
    ['3.00', '0.30', '-13.30'],
  ], // a loss
  [
    ['1', '0', '0', '0'],
    ['0.12', '0.30', '0.58'],
  ],
  [
    ['-10', '0', '0', '0'],
    ['-1.20', '0.30', '-9.10'],
  ], // computed as typed
] as const;

test.each(oracles)('eBay and PayPal: %j gives %j', (prices, expected) => {
  for (const { answer } of [ebay, paypal]) {
    const { lines } = answer(typed(prices), day);
    const shown = [lines.finalValueFee, lines.managedPaymentsFee, lines.profit].map(({ value }) => toText(value));
    expect(shown).toEqual(expected);
  }
});

test('the answer names its schedule and its day, and every number a source', () => {
  const { lines, ...rest } = ebay.answer(typed(['100', '10']), day);

  expect(rest).toMatchObject({ schedule: 'quick', day });
  expect(toExactText(lines.base.value)).toBe('110');
  expect(uncitedIn(lines)).toEqual([]);
  expect(leavesOf(lines)).toEqual([
    'input itemCost (USD)',
    'input shippingCost (USD)',
    'input shippingPrice (USD)',
    'input soldPrice (USD)',
    'table finalValueFeeRate (fraction)',
    'table managedPaymentsFee (USD)',
  ]);
});

test('the category and the options change nothing', () => {
  const prices = { soldPrice: '100', itemCost: '40' };
  const all = Object.fromEntries(fieldsIn(ebay.question, 'options', 'yes').map(({ key }) => [key, 'yes']));
  const plain = ebay.answer(answersTo(question, prices), day);

  for (const category of ebay.categories) {
    expect(ebay.answer(answersTo(question, { ...prices, ...all, category }), day)).toEqual(plain);
  }
});

test('profit, fees and costs together are the revenue', () => {
  fc.assert(
    fc.property(anInput, (prices) => {
      const sale = typed(prices);
      const { profit, finalValueFee, managedPaymentsFee } = ebay.answer(sale, day).lines;
      const fees = total(finalValueFee.value, managedPaymentsFee.value);

      expect(
        compare(total(profit.value, fees, sale.itemCost, sale.shippingCost), add(sale.soldPrice, sale.shippingPrice)),
      ).toBe(0);
    }),
  );
});

test('fees never fall when the price rises', () => {
  fc.assert(
    fc.property(anInput, fc.bigInt({ min: 0n, max: 10n ** 10n }), (prices, more) => {
      const sale = typed(prices);
      const higher = { ...sale, soldPrice: { ...sale.soldPrice, ...add(sale.soldPrice, { units: more, scale: 2 }) } };
      const feeOf = (one: typeof sale) => paypal.answer(one, day).lines.finalValueFee.value;

      expect(compare(feeOf(higher), feeOf(sale))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  ['profit', '48.50', '100.00', '48.50'],
  ['breakEven', '0', '44.89', '0.00'], // 44.8863…, so a cent passes it
  ['margin', '0.5', '117.11', '63.56'],
  ['returnOnCosts', '1', '99.44', '48.01'],
])('eBay and PayPal: %s %s takes a price of %s', (id, wanted, price, profit) => {
  for (const { goals, answer } of [ebay, paypal]) {
    const costing = typed(['0', '10', '40', '8']);
    const solved = goalOf(goals, id).solve(costing, rate(wanted), day);
    if (isRefusal(solved)) throw new Error(solved.refused);
    const again = answer({ ...costing, soldPrice: { ...costing.soldPrice, ...solved.value, currency: 'USD' } }, day);

    expect([toText(solved.value), toText(again.lines.profit.value)]).toEqual([price, profit]);
  }
});

test.each([
  // sold  item  post   fees    costs   profit
  ['110', '40', '8', '12.3', '43.6', '44.1'],
  ['25', '30', '5', '13.2', '140.0', '-53.2'], // a loss is below zero
  ['0', '0', '0', '0.0', '0.0', '0.0'], // nothing sold: nothing to compare with
])('shares of a sale at %s with costs of %s and %s', (sold, item, post, ...expected) => {
  const { fees, costs, profit } = ebay.saleShares(ebay.answer(typed([sold, '0', item, post]), day));

  expect([fees, costs, profit].map(({ value }) => percentText(value, 1))).toEqual(expected);
});

test('the shares make up the whole, but for what the division cuts off', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2));

  fc.assert(
    fc.property(cents, cents, cents, (sold, item, post) => {
      const { fees, costs, profit } = ebay.saleShares(ebay.answer(typed([sold, '0', item, post]), day));
      const whole = [fees, costs, profit].reduce<Decimal>((sum, { value }) => add(sum, value), rate('0'));
      const { units, scale } = subtract(whole, rate('1'));

      expect(compare({ units: units < 0n ? -units : units, scale }, rate('0.000000000000000001'))).toBe(-1);
    }),
  );
});
