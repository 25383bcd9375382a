import { expect, test } from 'vitest';
import type { Currency } from './currencies.ts';
import { saysOtherCurrency } from './other-currency.ts';

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
  ['$5 USD', 'USD', false],
  ['$5 CAD', 'USD', true], // what follows says which dollar
  ['-€5', 'USD', true],
])('%j says another currency than %s: %s', (text, currency, isOther) => {
  expect(saysOtherCurrency(text, currency)).toBe(isOther);
});
