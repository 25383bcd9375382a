import type { PlatformName } from '@formation/fees';
import { moneyText, money, rate, toExactText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { paidIn } from '@formation/payouts';
import { expect, test } from 'vitest';
import { carriedCurrencies, inRupees, rupeeRate, wayHome } from './in-rupees.ts';
import type { Left } from './left-of.ts';

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

test('the way home carries what is paid, how, and the visitor’s own rate', () => {
  const sale: NonNullable<Left['sale']> = { paid: money('100', 'USD'), kept: money('14', 'USD') };
  const home = (tool: PlatformName | undefined, own?: string, given = sale) => {
    const address = wayHome(given, { tool, own: own === undefined ? undefined : rate(own), day });
    return address && Object.fromEntries(new URLSearchParams(address.replace('/payouts?', '')));
  };
  const paid = { amount: '100.00', currency: 'USD', day };
  expect(home('payoneer')).toEqual(paid);
  expect(home('paypal', '310.5')).toEqual({ ...paid, by: 'paypal', 'rate-USD': '310.5' });
  const fees = { 'own-ebay-rate': '0', 'own-ebay-fixed': '14.00' };
  expect(home('ebay')).toEqual({ ...paid, by: 'marketplace', ...fees });
  for (const tool of ['wise', 'etsy', undefined] as const) expect(home(tool)).toBeUndefined(); // no way home from there
  expect(home('ebay', undefined, { ...sale, paid: money('0', 'USD') })).toBeUndefined();
  expect(home('ebay', undefined, { ...sale, paid: money('9', 'INR') })).toBeUndefined();
});

test('what can be carried is what /payouts asks for', () => {
  expect(carriedCurrencies).toEqual(paidIn);
});
