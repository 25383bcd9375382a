/** A range is no wider than it must be, nor what is asked of it: worked examples of numbers that enter more than once. */
import { decimal, money, rate, toExactText, type Decimal } from '@formation/money';
import { expect, test } from 'vitest';
import { citing } from '../schedule/citing.ts';
import { percent } from '../value/kinds.ts';
import { constant, fromTable } from './figure.ts';
import * as of from './operations.ts';
import { isNeverNegative, isOpen, rangeOf } from './range-of.ts';

const { seen } = citing({ test: { title: 'test', checked: '2026-11-21' } });
const cited = seen(['single', 'test'], percent('1'));

/** From 1 to 3, typically 2. */
const ends = { low: decimal('1'), high: decimal('3') };
const open = () => fromTable('open', decimal('2'), { cited, between: ends });
const number = (text: string) => constant(rate(text));
const timesOpen = (factor: string) => of.product(open(), number(factor));

/** The larger of 3 and twice the number, with the number taken away and added again. */
function levelFirst() {
  return of.sum(of.difference(of.largest(timesOpen('2'), number('3')), open()), open());
}

test.each([
  ['squared', of.product(open(), open()), '1', '9'],
  ['less a part of itself', of.difference(open(), timesOpen('0.5')), '0.5', '1.5'],
  ['the larger of it and twice as much', of.largest(open(), timesOpen('2')), '2', '6'],
  ['the smaller of it and twice as much', of.smallest(open(), timesOpen('2')), '1', '3'],
  ['the larger of it and what it never reaches', of.largest(of.sum(open(), open()), number('1')), '2', '6'],
  ['the smaller of it and what it always passes', of.smallest(of.sum(open(), open()), number('9')), '2', '6'],
  // of largest and smallest, only what can be it counts: twice the number here, less the number
  [
    'less the larger of twice as much and what falls below',
    of.difference(of.largest(timesOpen('2'), of.difference(number('0'), open())), open()),
    '1',
    '3',
  ],
  [
    'less the smaller of twice as much and what stays above',
    of.difference(of.smallest(timesOpen('2'), of.difference(number('10'), open())), open()),
    '1',
    '3',
  ],
  ['in what rises after it was level', levelFirst(), '3', '6'], // 3 up to 1.5, then twice the number
  ['in what falls after it was level', of.difference(number('10'), levelFirst()), '4', '7'],
  ['falling, twice', of.difference(number('10'), open(), timesOpen('2')), '1', '7'],
])('an open number %s: the range ends where it does', (_, figure, low, high) => {
  const range = rangeOf(figure);
  const near = (end: Decimal | undefined) => end && Number(toExactText(end)).toFixed(12);
  expect([near(range?.low), near(range?.high)]).toEqual([Number(low).toFixed(12), Number(high).toFixed(12)]);
});

test.each([
  // twice the number less the number itself, in hundredths: exact but for what rounding may add, on both sides
  ['rounded', of.difference(timesOpen('2'), of.rounded(open(), 2)), 0.01],
  ['rounded up', of.difference(timesOpen('2'), of.roundedUp(open(), 2)), 0.02],
] as const)('%s on the way, the range is at most twice its part wider', (_, figure, apart) => {
  const range = rangeOf(figure);
  const [low, high] = [range?.low, range?.high].map((end) => (end ? Number(toExactText(end)) : Number.NaN));
  expect(low).toBeLessThanOrEqual(1);
  expect(low).toBeGreaterThanOrEqual(1 - apart - 1e-12);
  expect(high).toBeGreaterThanOrEqual(3);
  expect(high).toBeLessThanOrEqual(3 + apart + 1e-12);
});

test.each([
  ['zero', number('0'), true],
  ['a number below', number('-0.01'), false],
  ['an open number', open(), true],
  ['less than it can be', of.difference(open(), number('1')), true],
  ['less than it must be', of.difference(open(), number('1.01')), false],
  ['always below', of.difference(number('0.99'), open()), false],
  ['never below only as it enters twice', of.difference(timesOpen('2'), open()), true],
  ['below though it enters twice', of.difference(open(), timesOpen('2')), false],
  ['over what may be 0', of.quotient(number('1'), of.difference(open(), number('1'))), false],
  ['below in another way to work it out', of.either(number('1'), number('-1')), false],
  ['above in every way to work it out', of.either(number('1'), open()), true],
])('%s: whether it is never negative', (_, figure, isNever) => {
  expect(isNeverNegative(figure)).toBe(isNever);
});

test.each([
  ['a plain number', number('2'), false],
  ['an open number', open(), true],
  ['none of it', timesOpen('0'), false],
  ['less itself', of.difference(open(), open()), false],
  ['less than what it never reaches', of.smallest(open(), number('1')), false],
  ['two ways to the same', of.either(number('2'), number('2.00')), false],
  ['two ways apart', of.either(number('2'), number('3')), true],
  ['two ways, one of them open', of.either(number('2'), open()), true],
  [
    'over what may be 0, in one of two ways',
    of.either(number('2'), of.quotient(number('1'), of.difference(open(), number('2')))),
    true,
  ],
  [
    'of a table that knows it after all',
    fromTable('known', rate('2'), { cited, between: { low: decimal('2'), high: decimal('2.0') } }),
    false,
  ],
])('%s: whether it is open', (_, figure, isOpenNow) => {
  expect(isOpen(figure)).toBe(isOpenNow);
});

test('a range goes over all ways to work a figure out, and is of the same kind as the figure', () => {
  const paid = constant(money('10', 'USD'));
  const range = rangeOf(of.either(paid, of.product(paid, open()), of.product(paid, number('0.5'))));
  expect(range && [range.low, range.high].map(({ currency }) => currency)).toEqual(['USD', 'USD']);
  expect(range && toExactText(range.low)).toBe('5');
  expect(range && toExactText(range.high)).toBe('30');
});
