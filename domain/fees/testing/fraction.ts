import { toExactText } from '@formation/money';

/** An arithmetic of its own for tests that check ours: reduced fractions of whole numbers, always exact. */
export type Fraction = readonly [over: bigint, under: bigint];

/** Reads a decimal number. */
export function f(value: number | string): Fraction {
  const [whole = '', fraction = ''] = String(value).split('.');
  return reduced(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}

export const plus = (...all: Fraction[]) => all.reduce(([a, b], [c, d]) => reduced(a * d + c * b, b * d), f(0));
export const less = (first: Fraction, ...all: Fraction[]) => plus(first, ...all.map(([a, b]): Fraction => [-a, b]));
export const times = ([a, b]: Fraction, [c, d]: Fraction) => reduced(a * c, b * d);
export const over = ([a, b]: Fraction, [c, d]: Fraction) => (c === 0n ? f(0) : reduced(a * d, b * c));
const isLess = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b;
export const atLeast = (a: Fraction, b: Fraction) => (isLess(a, b) ? b : a);
export const atMost = (a: Fraction, b: Fraction) => (isLess(a, b) ? a : b);

/** Half up to cents; only for values that are not below zero. */
export function cents(value: Fraction): Fraction {
  const [a, b] = plus(times(value, f(100)), f('0.5'));
  return reduced(a / b, 100n);
}

/** A quotient of ours is cut after 20 decimals; everything else has fewer and is exact. */
export const cut = ([a, b]: Fraction) => toExactText({ units: (a * 10n ** 20n) / b, scale: 20 });

function reduced(top: bigint, under: bigint): Fraction {
  const by = (under < 0n ? -1n : 1n) * (greatestDivisor(top, under) || 1n);
  return [top / by, under / by];
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : greatestDivisor(b, a % b);
}
