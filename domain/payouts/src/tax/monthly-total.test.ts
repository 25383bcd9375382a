import { money, moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { monthlyTotal } from './monthly-total.ts';

test.each([
  ['297000.25', 1, 'Rs\u00a0297,000.25'],
  ['297000.25', 4, 'Rs\u00a01,188,001.00'],
  ['0', 31, 'Rs\u00a00.00'],
] as const)('%s rupees %i times a month are %s', (received, times, month) => {
  expect(moneyText(monthlyTotal(money(received, 'LKR'), times))).toBe(month);
});
