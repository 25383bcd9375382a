import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  ascending,
  compare,
  decimal,
  divide,
  multiply,
  roundHalfUp,
  roundUp,
  subtract,
  toExactText,
  toText,
} from './decimal.ts';

const aDecimal = fc.record({ units: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), scale: fc.nat(12) });

test.each([
  // value      decimals  text
  ['17.275', 2, '17.28'], // a binary float gives 17.27
  ['-17.275', 2, '-17.28'], // away from zero
  ['17.2749', 2, '17.27'],
  ['-0.004', 2, '0.00'], // never -0.00
  ['5', 2, '5.00'],
  ['0.5', 0, '1'],
  ['-12', 0, '-12'],
  ['1144.652973', 2, '1144.65'],
])('%s with %i decimals is %s', (value, decimals, text) => {
  expect(toText(decimal(value), decimals)).toBe(text);
});

test.each([
  ['0.60', '0.6'],
  ['100', '100'],
  ['100.00', '100'],
  ['-0.050', '-0.05'],
])('%s in full is %s', (value, text) => {
  expect(toExactText(decimal(value))).toBe(text);
});

test.each([
  ['0.01', 0, '1'],
  ['1', 0, '1'],
  ['1.00', 0, '1'],
  ['-0.5', 0, '0'],
  ['2.01', 1, '2.1'],
  ['2', 1, '2'],
])('%s rounded up to %i decimals is %s', (value, decimals, text) => {
  expect(toExactText(roundUp(decimal(value), decimals))).toBe(text);
});

test.each(['', 'x', '1,5', '.5', '1.', '1e3', '+1'])('%j is not a plain decimal', (text) => {
  expect(() => decimal(text)).toThrow(`Not a decimal number: "${text}"`);
});

test('plain decimals are put in order by what they are worth, not as words', () => {
  expect(ascending(['10', '9.50', '-1', '9.5001'])).toEqual(['-1', '9.50', '9.5001', '10']);
});

test('dividing by zero is an error', () => {
  expect(() => divide(decimal('1'), decimal('0.00'))).toThrow('Division by zero');
});

test('a quotient is cut: twice a third is 0.66', () => {
  expect(toExactText(divide(decimal('2'), decimal('3'), 2))).toBe('0.66');
  expect(toExactText(divide(decimal('0.00123'), decimal('1'), 2))).toBe('0');
});

test('sums, products and order are those of the whole numbers behind them', () => {
  const scaled = ({ units, scale }: { units: bigint; scale: number }) => units * 10n ** BigInt(24 - scale);

  fc.assert(
    fc.property(aDecimal, aDecimal, (a, b) => {
      expect(scaled(add(a, b))).toBe(scaled(a) + scaled(b));
      expect(scaled(subtract(a, b))).toBe(scaled(a) - scaled(b));
      expect(scaled(multiply(a, b)) * 10n ** 24n).toBe(scaled(a) * scaled(b));
      expect(compare(a, b)).toBe(scaled(a) < scaled(b) ? -1 : Number(scaled(a) > scaled(b)));
    }),
  );
});

test('rounding a cut quotient equals rounding the exact one', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 9n), 10n ** 9n), fc.bigInt(1n, 10n ** 6n), (over, under) => {
      const shown = roundHalfUp(divide({ units: over, scale: 0 }, { units: under, scale: 0 }), 2);
      const sign = over < 0n ? -1n : 1n;
      const exact = (sign * (2n * 100n * sign * over + under)) / (2n * under); // floor(100 x + 1/2), away from zero
      expect(shown.units).toBe(exact);
    }),
  );
});
