import { moneyText, money, rate, toExactText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { paidIn } from '@formation/payouts';
import { expect, test } from 'vitest';
import { carriedCurrencies, inRupees, rupeeRate, wayHome } from './in-rupees.ts';

const day = '2026-11-21';

test('the rate is the table’s until a number of more than nothing is typed', () => {
  const table = Number(toExactText(midRate('USD', 'LKR', day).value));
  expect(Number(toExactText(rupeeRate('USD', '', day).value))).toBeCloseTo(table, 4);
  expect(rupeeRate('USD', '310.5', day)).toMatchObject({ isOwn: true, isRefused: false });
  expect(toExactText(rupeeRate('USD', '310.5', day).value)).toBe('310.5');
  for (const own of ['0', '-1', 'abc'])
    expect(rupeeRate('USD', own, day)).toMatchObject({ isOwn: false, isRefused: true });
});

test.each([
  ['86', '300.25', 'Rs\u00a025,821.50'],
  ['-0.30', '300', '-Rs\u00a090.00'],
])('%s dollars at %s are %s', (amount, at, rupees) => {
  expect(moneyText(inRupees(money(amount, 'USD'), rate(at)))).toBe(rupees);
});

test('the way home carries what is paid out, and the visitor’s own rate', () => {
  const out = money('86', 'USD');
  expect(wayHome(out, undefined, day)).toBe('/payouts?amount=86.00&currency=USD&day=2026-11-21');
  expect(wayHome(out, rate('310.5'), day)).toBe('/payouts?amount=86.00&currency=USD&day=2026-11-21&rate-USD=310.5');
  expect(wayHome(money('0', 'USD'), undefined, day)).toBeUndefined();
  expect(wayHome(money('9', 'INR'), undefined, day)).toBeUndefined();
});

test('what can be carried is what /payouts asks for', () => {
  expect(carriedCurrencies).toEqual(paidIn);
});
