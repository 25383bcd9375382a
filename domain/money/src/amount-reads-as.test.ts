import { expect, test } from 'vitest';
import { amountReadsAs } from './amount-reads-as.ts';
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
  ['1.000', '1', '$', false], // a thousand, where a point parts them
  ['1.25', '1.25', '$', true],
  ['1,000.125', '1000.125', '$', true],
])('%j is plainly %s in an amount of %s: %s', (text, value, sign, plainly) => {
  expect(amountReadsAs(text, rate(value), sign)).toBe(plainly);
});
