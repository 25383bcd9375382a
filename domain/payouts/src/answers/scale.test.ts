import { compare, money, rate, toText, type Money } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstQuestion } from '../asked.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import { isArrival } from './arrival.ts';
import { payouts } from './payouts.ts';
import { barOf, estimateOf, scaleOf } from './scale.ts';

const day = '2026-11-21';
const ask = (amount: Money<'USD'>) => ({ ...firstQuestion(day), amount, carried: carriedNumbers('USD', day) });
const between = (low: string, high: string) => ({ low: money(low, 'LKR'), high: money(high, 'LKR') });

test.each(['wise-lk', 'payoneer-bank'] as const)('what is expected of %s lies between its ends', (key) => {
  const [row] = payouts(ask(money('1000', 'USD')), [key]).rows;
  if (!row?.bounds || !isArrival(row.answer)) throw new Error('no range');
  expect(estimateOf(row.bounds, row.answer)).toBe('between');
});

test('what is expected can be the least or the most, and nothing is the least that there is', () => {
  const [row] = payouts(ask(money('1000', 'USD')), ['wise-lk']).rows;
  if (!row || !isArrival(row.answer)) throw new Error('no answer');
  expect(estimateOf(between('327196.34', '400000'), row.answer)).toBe('least');
  expect(estimateOf(between('1000', '327196.36'), row.answer)).toBe('most');
  expect(estimateOf(between('0', '0'), row.answer)).toBe('least');
});

test('ways without an answer have no bar, and one amount alone no scale', () => {
  const { rows } = payouts(ask(money('1000', 'USD')), ['etsy-payoneer', 'wise-lk']);
  expect(rows.map((row) => barOf(row, between('0', '1000000')) === undefined)).toEqual([false, true]);
  expect(scaleOf(payouts(ask(money('1000', 'USD')), ['etsy-payoneer']).rows)).toBeUndefined();
});

test('every bar lies on the scale, which some way begins and some way ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 10_000_000 }), (cents) => {
      const { rows } = payouts(ask({ ...money('0', 'USD'), units: BigInt(cents), scale: 2 }));
      const scale = scaleOf(rows);
      const bars = rows.flatMap((row) => (scale && barOf(row, scale)) ?? []);
      expect(bars).toHaveLength(rows.length);
      for (const { least, expected, most } of bars) {
        const order = [rate('0'), least, expected, most, rate('1')];
        for (const [index, at] of order.slice(1).entries())
          expect(compare(order[index] ?? at, at)).toBeLessThanOrEqual(0);
      }
      expect(bars.some(({ least }) => toText(least, 4) === '0.0000')).toBe(true);
      expect(bars.some(({ most }) => toText(most, 4) === '1.0000')).toBe(true);
    }),
    casesTimes(0.25), // a case is all of the ways home
  );
});
