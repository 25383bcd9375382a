import { money, rate, toExactText, toText, type Currency } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../figure/explain.ts';
import { isRefusal } from '../published/refusal.ts';
import { tableFaults } from '../published/table-faults.ts';
import { quickSource } from '../quick-source.ts';
import { annualFee } from './annual-fee.ts';
import { receipt, type ReceivingMethod } from './receipt.ts';
import * as fees from './tables/fees.ts';
import { convertedWithdrawal, withdrawal } from './withdrawal.ts';

const day = '2026-11-21';
const mid = { ...quickSource('test'), value: rate('330.90540472') };
const given = <A extends object>(answer: A) => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer as Exclude<A, { refused: string }>;
};

test.each<[ReceivingMethod, string, string, string]>([
  ['card', '100', '4.48', '95.52'],
  ['achDebit', '100', '1.00', '99.00'],
  ['bankTransfer', '250.50', '2.51', '247.99'], // 2.505, half up
  ['receivingAccount', '1000', '0.00', '1000.00'],
  ['payoneerBalance', '1000', '0.00', '1000.00'],
])('a client pays by %s: %s', (method, amount, ...expected) => {
  const { fee, net } = given(receipt({ method, amount: money(amount, 'USD') }, day)).lines;
  expect([toText(fee.value), toText(net.value)]).toEqual(expected);
});

test.each<[string, Currency, string | undefined, string]>([
  ['500', 'USD', undefined, '1.50'],
  ['500', 'GBP', undefined, '1.50'],
  ['1000', 'USD', '49000', '1.50'], // exactly the month's limit
  ['1000.01', 'USD', '49000', '5.00'], // a cent beyond it
])('withdrawing %s %s after %s in the month costs %s', (amount, currency, before, expected) => {
  const monthBefore = before === undefined ? {} : { monthBefore: money(before, currency) };
  const { fee } = given(withdrawal<Currency>({ amount: money(amount, currency), ...monthBefore }, day)).lines;
  expect(toText(fee.value)).toBe(expected);
});

test('a withdrawal in a currency without a published fee is refused', () => {
  expect(withdrawal({ amount: money('500', 'HKD') }, day)).toEqual({ refused: 'not-published', what: 'withdrawal' });
});

test('1,000 dollars to rupees at 2%, an estimate that says so', () => {
  const { received, cost } = given(convertedWithdrawal({ amount: money('1000', 'USD'), to: 'LKR', mid }, day)).lines;
  expect([toText(received.value), toText(cost.value)]).toEqual(['324287.30', '20.00']);
  expect(JSON.stringify(explain(received))).toContain('"status":"estimate"');
});

test('a small withdrawal to rupees costs the least fee, and never more than it is', () => {
  const small = given(convertedWithdrawal({ amount: money('100', 'USD'), to: 'LKR', mid }, day)).lines;
  expect([toText(small.cost.value), toText(small.changed.value)]).toEqual(['3.00', '97.00']);
  const tiny = given(convertedWithdrawal({ amount: money('2', 'USD'), to: 'LKR', mid }, day)).lines;
  expect(toText(tiny.received.value)).toBe('0.00');
});

test('to another currency the most is 2%', () => {
  const { received } = given(
    convertedWithdrawal({ amount: money('1000', 'USD'), to: 'EUR', mid: { ...mid, value: rate('0.88') } }, day),
  ).lines;
  expect(toText(received.value)).toBe('862.40');
});

test('the annual fee falls away at the limit', () => {
  const fee = (received: string) => toText(given(annualFee(money(received, 'USD'), day)).value);
  expect([fee('1999.99'), fee('2000')]).toEqual(['29.95', '0.00']);
});

test('every number has its day and its source; before the first day there is none', () => {
  expect(tableFaults(fees)).toEqual([]);
  expect(receipt({ method: 'card', amount: money('1', 'USD') }, '2026-01-01')).toMatchObject({ what: 'receiving' });
  expect(annualFee(money('1', 'USD'), '2026-01-01')).toMatchObject({ what: 'amount' });
});

test('nothing arrives that was not sent, and every figure follows from its own trace', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (cents) => {
      const amount = money((cents / 100).toFixed(2), 'USD');
      const lines = [
        ...Object.values(given(receipt({ method: 'card', amount }, day)).lines),
        ...Object.values(given(withdrawal({ amount }, day)).lines),
        ...Object.values(given(convertedWithdrawal({ amount, to: 'LKR', mid }, day)).lines),
      ];
      const { received } = given(convertedWithdrawal({ amount, to: 'LKR', mid }, day)).lines;

      expect(Number(toText(received.value))).toBeLessThanOrEqual((cents / 100) * 330.90540472);
      expect(lines.map((figure) => toExactText(workedOut(explain(figure))))).toEqual(
        lines.map(({ value }) => toExactText(value)),
      );
    }),
    { numRuns: 2_000 },
  );
});
