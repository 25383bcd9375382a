import type { Decimal, Money, Rate } from '@formation/money';
import type { Cited } from '../schedule/schedule.ts';

/**
 * A value that knows how it came about, so that a page can open it and anybody can work it out again.
 *
 * Leaves are what was typed, what a table says, and constants of the formula; the rest are operations on figures.
 */
export type Figure<V extends Decimal = Money | Rate> = Readonly<{ value: V; key?: string; how: How }>;

/** A figure with the name under which a result lists it. */
export type Line<V extends Decimal = Money | Rate, K extends string = string> = Figure<V> & Readonly<{ key: K }>;

export type How = (
  | Readonly<{ op: 'input' | 'constant' }>
  | Readonly<{ op: 'table'; cited: Cited; row?: string; between?: Interval }>
  | Readonly<{ op: Operation; of: readonly Figure[] }>
  | Readonly<{ op: 'rounded' | 'roundedUp'; of: readonly [Figure]; decimals: number }>
) &
  Readonly<{
    unit?: Unit;
    /** How it comes about where open numbers lie elsewhere than typically: see `either`. */
    or?: readonly Figure[];
  }>;

/** Everything from one number to another, both included. */
export type Interval<V extends Decimal = Decimal> = Readonly<{ low: V; high: V }>;

/** A quotient by zero is zero: a margin on no revenue is shown as 0. */
export type Operation = 'sum' | 'difference' | 'product' | 'quotient' | 'largest' | 'smallest';

/** What a plain number counts; money says so itself, and a plain number without a unit is a fraction. */
export type Unit =
  | 'lb'
  | 'in'
  | 'g'
  | 'kg'
  | 'cm'
  | 'in³'
  | 'cm³'
  | 'count'
  | 'per lb'
  | 'per cuft'
  | 'per m3'
  | 'to one';

/** What the visitor typed or chose. */
export function input<V extends Decimal, K extends string>(key: K, value: V, unit?: Unit): Line<V, K> {
  return { key, value, how: unit ? { op: 'input', unit } : { op: 'input' } };
}

/** A number of the formula itself, such as the 0 in `max(0, …)`. */
export function constant<V extends Decimal>(value: V): Figure<V> {
  return { value, how: { op: 'constant' } };
}

/** Where a number stands; with `between`, it is only known to lie there: the same object is the same number. */
type FromTable = Readonly<{ cited: Cited; row?: string | undefined; unit?: Unit; between?: Interval | undefined }>;

/** A number that a table publishes, with its day and source; `row` says which row of a longer table it is. */
export function fromTable<V extends Decimal, K extends string>(
  key: K,
  value: V,
  { cited, row, unit, between }: FromTable,
): Line<V, K> {
  const how = { cited, ...(row !== undefined && { row }), ...(unit && { unit }), ...(between && { between }) };
  return { key, value, how: { op: 'table', ...how } };
}

/** Gives a figure the name under which a result lists it. */
export function line<V extends Decimal, K extends string>(key: K, { value, how }: Figure<V>): Line<V, K> {
  return { key, value, how };
}

/** Says what a number counts that was worked out from other units: inches from centimetres, a weight from a volume. */
export function inUnit<V extends Decimal>({ how, ...figure }: Figure<V>, unit: Unit): Figure<V> {
  return { ...figure, how: { ...how, unit } };
}
