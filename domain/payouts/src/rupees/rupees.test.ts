import { loadPlatform, platformNames, readAnswers, textsOf, type NetAmount, type PlatformName } from '@formation/fees';
import { moneyText, money, rate, toExactText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { expect, test } from 'vitest';
import { ownField, question } from '../asked.ts';
import { assumptionKeys } from '../assumptions/keys.ts';
import { platformKeys, platforms, type Platform } from '../platforms.ts';
import { paidIn } from '../question.ts';
import { inRupees, payoutFields, rupeeRate, sendable, takingShares } from './rupees.ts';

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

const sale: NonNullable<NetAmount['sale']> = { paid: money('100', 'USD'), kept: money('14', 'USD') };
const homeOf = async (tool: PlatformName, own?: string, input = sale) => {
  const { paidBy } = await loadPlatform(tool);
  return payoutFields(input, { tool, paidBy, own: own === undefined ? undefined : rate(own), day });
};

test('the way home carries what is paid, how, and the visitor’s own rate', async () => {
  const paid = { amount: '100.00', currency: 'USD', day };
  expect(await homeOf('payoneer')).toEqual(paid);
  expect(await homeOf('paypal', '310.5')).toEqual({ ...paid, by: 'paypal', 'rate-USD': '310.5' });
  const fees = { 'own-ebay-rate': '0', 'own-ebay-fixed': '14.00' };
  expect(await homeOf('ebay')).toEqual({ ...paid, from: 'ebay', ...fees });
  const gumroadFees = { 'own-gumroad-rate': '0', 'own-gumroad-fixed': '14.00' };
  expect(await homeOf('gumroad')).toEqual({ ...paid, from: 'gumroad', ...gumroadFees });
  expect(await homeOf('upwork')).toEqual({ ...paid, from: 'upwork', 'own-upwork-rate': '14' });
  const third = { paid: money('100.01', 'USD'), kept: money('10.00', 'USD') };
  expect(await homeOf('upwork', undefined, third)).toMatchObject({ 'own-upwork-rate': '9.999' }); // 9.99900009…
  for (const tool of ['wise', 'etsy'] as const) expect(await homeOf(tool)).toBeUndefined(); // no way home from there
  expect(await homeOf('ebay', undefined, { ...sale, paid: money('0', 'USD') })).toBeUndefined();
  expect(await homeOf('ebay', undefined, { ...sale, paid: money('9', 'INR') })).toBeUndefined();
});

test('the way home of every platform asks only what /payouts asks', async () => {
  const names = [...question.fields.map(({ name }) => name), ...assumptionKeys.map(ownField)];
  const homes = await Promise.all(platformNames.map((tool) => homeOf(tool)));
  const request = homes.filter((home) => home !== undefined);
  expect(request).not.toEqual([]);
  for (const home of request) {
    expect(names).toEqual(expect.arrayContaining(Object.keys(home).filter((name) => name !== 'day')));
    expect(readAnswers(question, textsOf(question, home)).faults).toEqual([]);
  }
});

test('a platform that pays out by itself is one that /payouts asks about', async () => {
  const all = await Promise.all(platformNames.map(async (name) => [name, await loadPlatform(name)] as const));
  const paying = all.filter(([, { paidBy }]) => paidBy === 'marketplace').map(([name]) => name);
  expect(platformKeys).toEqual(expect.arrayContaining(paying));
});

test('those that take a percentage and nothing else are so in the comparison of routes', () => {
  const sales: readonly (readonly [string, Platform['sale']])[] = platformKeys.map((key) => [key, platforms[key].sale]);
  expect(takingShares).toEqual(sales.filter(([, { rate, fixed }]) => rate && !fixed).map(([key]) => key));
});

test('what can be sent is what the comparison of routes takes', () => {
  expect(sendable).toEqual(paidIn);
});
