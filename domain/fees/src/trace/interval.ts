import { add, compare, divide, multiply, subtract, type Decimal } from '@formation/money';
import type { Interval } from './figure.ts';
import { larger, smaller } from './operations.ts';

/** Arithmetic with everything between two numbers: no pair of numbers of the two intervals leads out of the result. */

export const point = (value: Decimal): Interval => ({ low: value, high: value });

export function plus(a: Interval, b: Interval): Interval {
  return { low: add(a.low, b.low), high: add(a.high, b.high) };
}

export function minus(a: Interval, b: Interval): Interval {
  return { low: subtract(a.low, b.high), high: subtract(a.high, b.low) };
}

export function times(a: Interval, b: Interval): Interval {
  return around([multiply(a.low, b.low), multiply(a.low, b.high), multiply(a.high, b.low), multiply(a.high, b.high)]);
}

/** Division by an interval without 0, up to the digit that a quotient loses. */
export function over(a: Interval, b: Interval): Interval {
  const corners = [a.low, a.high].flatMap((top) => [divide(top, b.low), divide(top, b.high)]);
  return widened(around(corners), lastDigit);
}

/** Everything from the least to the most of some numbers. */
export function around(numbers: readonly Decimal[]): Interval {
  return { low: numbers.reduce(smaller), high: numbers.reduce(larger) };
}

export function widened({ low, high }: Interval, by: Decimal): Interval {
  return { low: subtract(low, by), high: add(high, by) };
}

/** What two intervals have in common, where they are known to have something. */
export function common(a: Interval, b: Interval): Interval {
  return { low: larger(a.low, b.low), high: smaller(a.high, b.high) };
}

/** How far from 0 an interval goes. */
export function size({ low, high }: Interval): Decimal {
  return larger(high, { units: -low.units, scale: low.scale });
}

export function holds({ low, high }: Interval, value: Decimal): boolean {
  return compare(low, value) <= 0 && compare(value, high) <= 0;
}

/** What a quotient may lose, since it is cut. */
export const lastDigit: Decimal = { units: 1n, scale: 20 };
