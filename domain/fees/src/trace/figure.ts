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

export type How =
  | Readonly<{ op: 'input' | 'constant'; unit?: Unit }>
  | Readonly<{ op: 'table'; cited: Cited; row?: string; unit?: Unit }>
  | Readonly<{ op: Operation; of: readonly Figure[]; unit?: Unit }>
  | Readonly<{ op: 'rounded' | 'roundedUp'; of: readonly [Figure]; decimals: number; unit?: Unit }>;

/** A quotient by zero is zero: a margin on no revenue is shown as 0. */
export type Operation = 'sum' | 'difference' | 'product' | 'quotient' | 'largest' | 'smallest';

/** What a plain number counts; money says so itself, and a plain number without a unit is a fraction. */
export type Unit =
  'lb' | 'in' | 'g' | 'kg' | 'cm' | 'in³' | 'cm³' | 'count' | 'per lb' | 'per cuft' | 'per m3' | 'to one';

/** What the visitor typed or chose. */
export function input<V extends Decimal, K extends string>(key: K, value: V, unit?: Unit): Line<V, K> {
  return { key, value, how: unit ? { op: 'input', unit } : { op: 'input' } };
}

/** A number of the formula itself, such as the 0 in `max(0, …)`. */
export function constant<V extends Decimal>(value: V): Figure<V> {
  return { value, how: { op: 'constant' } };
}

/** A number that a table publishes, with its day and source; `row` says which row of a longer table it is. */
export function fromTable<V extends Decimal, K extends string>(
  key: K,
  value: V,
  { cited, row, unit }: { cited: Cited; row?: string | undefined; unit?: Unit },
): Line<V, K> {
  return { key, value, how: { op: 'table', cited, ...(row !== undefined && { row }), ...(unit && { unit }) } };
}

/** Gives a figure the name under which a result lists it. */
export function line<V extends Decimal, K extends string>(key: K, { value, how }: Figure<V>): Line<V, K> {
  return { key, value, how };
}

/** Says what a number counts that was worked out from other units: inches from centimetres, a weight from a volume. */
export function inUnit<V extends Decimal>({ how, ...figure }: Figure<V>, unit: Unit): Figure<V> {
  return { ...figure, how: { ...how, unit } };
}
