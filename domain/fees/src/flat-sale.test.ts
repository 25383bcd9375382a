import { add, compare, money, toExactText, toText, total } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as ebay from './ebay/index.ts';
import * as paypal from './paypal/index.ts';

const day = '2026-11-21';
const dollars = (text: string) => money(text, 'USD');
const inputsOf = ([sold = '0', shipping = '0', item = '0', shippingCost = '0']: readonly string[]) => ({
  soldPrice: dollars(sold),
  shippingPrice: dollars(shipping),
  itemCost: dollars(item),
  shippingCost: dollars(shippingCost),
});
const anAmount = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => (cents / 100).toFixed(2));
const anInput = fc.tuple(anAmount, anAmount, anAmount, anAmount);

const oracles = [
  // sold, shipping, item, shipping cost     fee     payments  profit
  [
    ['0', '0', '0', '0'],
    ['0.00', '0.30', '-0.30'],
  ], // everything empty
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

test.each(oracles)('eBay and PayPal: %j gives %j', (inputs, expected) => {
  for (const { sale } of [ebay, paypal]) {
    const { lines } = sale(inputsOf(inputs), day);
    const shown = [lines.finalValueFee, lines.managedPaymentsFee, lines.profit].map(({ value }) => toText(value));
    expect(shown).toEqual(expected);
  }
});

test('the answer names its schedule and its day, and its lines their keys', () => {
  const { lines, ...rest } = ebay.sale(inputsOf(['100', '10']), day);

  expect(rest).toEqual({ schedule: 'quick', day });
  for (const [name, { key }] of Object.entries(lines)) expect(key).toBe(name);
  expect(toExactText(lines.base.value)).toBe('110');
});

test('profit, fees and costs together are the revenue', () => {
  fc.assert(
    fc.property(anInput, (typed) => {
      const inputs = inputsOf(typed);
      const { profit, finalValueFee, managedPaymentsFee } = ebay.sale(inputs, day).lines;
      const fees = total(finalValueFee.value, managedPaymentsFee.value);
      const all = total(profit.value, fees, inputs.itemCost, inputs.shippingCost);

      expect(compare(all, add(inputs.soldPrice, inputs.shippingPrice))).toBe(0);
    }),
    { numRuns: 10_000 },
  );
});

test('fees never fall when the price rises', () => {
  fc.assert(
    fc.property(anInput, anAmount, (typed, more) => {
      const lower = inputsOf(typed);
      const higher = { ...lower, soldPrice: { ...add(lower.soldPrice, dollars(more)), currency: 'USD' as const } };
      const feeOf = (inputs: typeof lower) => paypal.sale(inputs, day).lines.finalValueFee.value;

      expect(compare(feeOf(higher), feeOf(lower))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 10_000 },
  );
});
