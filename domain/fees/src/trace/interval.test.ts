import { add, compare, decimal, divide, multiply, subtract, toExactText, type Decimal } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Interval } from './figure.ts';
import { around, common, holds, minus, over, plus, point, size, times, widened } from './interval.ts';

const between = (low: string, high: string): Interval => ({ low: decimal(low), high: decimal(high) });
const ends = ({ low, high }: Interval) => [toExactText(low), toExactText(high)];

test.each([
  ['sum', plus(between('1', '2'), between('-5', '3')), ['-4', '5']],
  ['difference', minus(between('1', '2'), between('-5', '3')), ['-2', '7']],
  ['product of what is above 0', times(between('1', '2'), between('3', '4')), ['3', '8']],
  ['product of what is below 0', times(between('-2', '-1'), between('-4', '-3')), ['3', '8']],
  ['product around 0', times(between('-2', '3'), between('-5', '4')), ['-15', '12']],
  ['product of a number', times(point(decimal('-2')), between('3', '4')), ['-8', '-6']],
  ['widened', widened(between('1', '2'), decimal('0.5')), ['0.5', '2.5']],
  ['in common', common(between('1', '3'), between('2', '4')), ['2', '3']],
  ['one in the other', common(between('1', '4'), between('2', '3')), ['2', '3']],
  ['around', around(['2', '-1', '7', '0'].map(decimal)), ['-1', '7']],
] as const)('%s', (_, result, expected) => {
  expect(ends(result)).toEqual(expected);
});

test.each([
  [between('3', '6'), between('2', '3'), '1', '3'],
  [between('-6', '3'), between('2', '3'), '-3', '1.5'],
  [between('3', '6'), between('-3', '-2'), '-3', '-1'],
] as const)('a quotient ends where its parts do, but for the digit that it loses', (a, b, low, high) => {
  const found = over(a, b);
  const digit: Decimal = { units: 1n, scale: 20 };

  expect(ends(found)).toEqual(ends(widened(between(low, high), digit)));
});

test.each([
  ['1', '3', '3'],
  ['-3', '1', '3'],
  ['-3', '-1', '3'],
  ['0', '0', '0'],
])('from %s to %s, what is furthest from 0 is %s away', (low, high, expected) => {
  expect(toExactText(size(between(low, high)))).toBe(expected);
});

test.each([
  ['0.99', false],
  ['1', true],
  ['1.5', true],
  ['2', true],
  ['2.01', false],
])('from 1 to 2, both included: %s is there: %s', (value, isThere) => {
  expect(holds(between('1', '2'), decimal(value))).toBe(isThere);
});

const someEnds = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.nat(500), fc.nat(100)).map(([low, wide, share]) => ({
  interval: { low: cents(low), high: cents(low + wide) },
  inside: cents(low + Math.round((wide * share) / 100)),
}));
function cents(units: number): Decimal {
  return { units: BigInt(units), scale: 2 };
}

test('no pair of numbers leads out of what their intervals come to', () => {
  fc.assert(
    fc.property(someEnds, someEnds, ({ interval: a, inside: one }, { interval: b, inside: other }) => {
      const results = [
        [plus(a, b), add(one, other)],
        [minus(a, b), subtract(one, other)],
        [times(a, b), multiply(one, other)],
        ...(holds(b, cents(0)) ? [] : [[over(a, b), divide(one, other)] as const]),
      ] as const;
      for (const [interval, value] of results) expect(holds(interval, value)).toBe(true);
      expect(compare(size(a), one)).toBeGreaterThanOrEqual(0);
    }),
    casesTimes(5),
  );
});
