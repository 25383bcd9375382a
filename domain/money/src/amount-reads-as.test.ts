import { expect, test } from 'vitest';
import { amountReadsAs, saysOtherCurrency } from './amount-reads-as.ts';
import type { Currency } from './currencies.ts';
import { rate } from './money.ts';

test.each([
  ['12', '12', '$', true],
  ['$12', '12', '$', true],
  ['12 usd', '12', '$', true],
  ['$12', '12', 'A$', true], // every dollar is written so at home
  ['A$12', '12', 'A$', true],
  ['Rs. 500', '500', 'Rs\u00a0', true],
  ['500 LKR', '500', 'Rs\u00a0', true],
  ['Rs 500', '500', '$', false],
  ['500 LKR', '500', '$', false],
  ['£5', '5', '€', false],
  ['HK$5', '5', '$', false],
  ['US $5', '5', '$', true],
  ['1.000', '1', '$', false], // a thousand, where a point parts them
  ['1.25', '1.25', '$', true],
  ['1,000.125', '1000.125', '$', true],
])('%j is plainly %s in an amount of %s: %s', (text, value, sign, plainly) => {
  expect(amountReadsAs(text, rate(value), sign)).toBe(plainly);
});

test.each<[string, Currency, boolean]>([
  ['5', 'USD', false],
  ['$5', 'AUD', false], // every dollar is written so at home
  ['US $5', 'USD', false],
  ['AU $5.00', 'AUD', false],
  ['CA$5', 'CAD', false],
  ['USD5', 'USD', false],
  ['Rs 500', 'LKR', false],
  ['Rs. 500', 'INR', false], // and every rupee so
  ['Rs 500', 'USD', true],
  ['US $5', 'AUD', true],
  ['$5', 'GBP', true],
  ['5 eur', 'USD', true],
  ['¥5', 'CNY', false],
])('%j says another currency than %s: %s', (text, currency, isOther) => {
  expect(saysOtherCurrency(text, currency)).toBe(isOther);
});
