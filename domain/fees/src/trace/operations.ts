import * as exact from '@formation/money';
import type { Currency, Decimal, Money, Rate } from '@formation/money';
import type { Figure, Operation } from './figure.ts';

type Value = Money | Rate;

export function sum<V extends Value>(first: Figure<V>, ...rest: readonly Figure<NoInfer<V>>[]): Figure<V> {
  return combined('sum', [first, ...rest], exact.add);
}

/** The first figure less all the others. */
export function difference<V extends Value>(first: Figure<V>, ...rest: readonly Figure<NoInfer<V>>[]): Figure<V> {
  return combined('difference', [first, ...rest], exact.subtract);
}

export function largest<V extends Value>(first: Figure<V>, ...rest: readonly Figure<NoInfer<V>>[]): Figure<V> {
  return combined('largest', [first, ...rest], larger);
}

export function smallest<V extends Value>(first: Figure<V>, ...rest: readonly Figure<NoInfer<V>>[]): Figure<V> {
  return combined('smallest', [first, ...rest], smaller);
}

/** An amount or a number, so many times. */
export function product<V extends Value>(of: Figure<V>, by: Figure<Rate>): Figure<V> {
  return { value: like(of.value, exact.multiply(of.value, by.value)), how: { op: 'product', of: [of, by] } };
}

/** An amount in another currency, at so many units of it for one. */
export function exchanged<C extends Currency>(of: Figure<Money>, at: Figure<Rate>, to: C): Figure<Money<C>> {
  return { value: exact.exchanged(of.value, at.value, to), how: { op: 'product', of: [of, at] } };
}

/** One amount as a fraction of another; 0 when there is nothing to compare with. */
export function quotient<V extends Value>(of: Figure<V>, by: Figure<NoInfer<V>>): Figure<Rate> {
  return { value: divided(of.value, by.value), how: { op: 'quotient', of: [of, by] } };
}

/** An amount shared out, or grossed up: divided by a plain number. */
export function dividedBy<V extends Value>(of: Figure<V>, by: Figure<Rate>): Figure<V> {
  return { value: like(of.value, divided(of.value, by.value)), how: { op: 'quotient', of: [of, by] } };
}

/** Rounded half away from zero, where a rule says so. */
export function rounded<V extends Value>(of: Figure<V>, decimals = 2): Figure<V> {
  const value = like(of.value, exact.roundHalfUp(of.value, decimals));
  return { value, how: { op: 'rounded', of: [of], decimals } };
}

/** The next whole number, or the next number with so many decimals: what is started counts. */
export function roundedUp<V extends Value>(of: Figure<V>, decimals = 0): Figure<V> {
  const value = like(of.value, exact.roundUp(of.value, decimals));
  return { value, how: { op: 'roundedUp', of: [of], decimals } };
}

/**
 * One of several ways to work a figure out, where numbers that are only known as a range decide which: the way that the
 * typical numbers take, and every other that they could.
 */
export function either<V extends Value>(typically: Figure<V>, ...or: readonly Figure<NoInfer<V>>[]): Figure<V> {
  if (or.length === 0) return typically;
  const { how } = typically;
  return { ...typically, how: { ...how, or: [...(how.or ?? []), ...or] } };
}

/** Works an operation out on plain numbers. */
export function worked(op: Worked, parts: readonly Decimal[], decimals = 0): Decimal {
  const [first, ...rest] = parts;
  if (!first) throw new RangeError(`${op} of nothing`);
  if (op === 'rounded') return exact.roundHalfUp(first, decimals);
  return op === 'roundedUp' ? exact.roundUp(first, decimals) : rest.reduce(steps[op], first);
}

type Worked = Operation | 'rounded' | 'roundedUp';

/** The quotient that figures use: cut after 20 decimals, and 0 for a divisor of 0. */
export function divided(of: Decimal, by: Decimal): Decimal {
  return by.units === 0n ? { units: 0n, scale: 0 } : exact.divide(of, by);
}

const steps: Readonly<Record<Operation, (a: Decimal, b: Decimal) => Decimal>> = {
  sum: exact.add,
  difference: exact.subtract,
  product: exact.multiply,
  quotient: divided,
  largest: larger,
  smallest: smaller,
};

export function larger(a: Decimal, b: Decimal): Decimal {
  return exact.compare(a, b) < 0 ? b : a;
}

export function smaller(a: Decimal, b: Decimal): Decimal {
  return exact.compare(a, b) > 0 ? b : a;
}

function combined<V extends Value>(
  op: Operation,
  of: readonly [Figure<V>, ...Figure<V>[]],
  step: (a: Decimal, b: Decimal) => Decimal,
): Figure<V> {
  const value = of.map((figure): Decimal => figure.value).reduce(step);
  return { value: like(of[0].value, value), how: { op, of } };
}

/** A number in the currency, if any, of another. */
function like<V extends Value>(kind: V, { units, scale }: Decimal): V {
  return { ...kind, units, scale };
}
