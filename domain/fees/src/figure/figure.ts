import type { Decimal, Money, Rate } from '@formation/money';
import type { Cited } from '../schedule.ts';

/**
 * A value that knows how it came about, so that a page can open it and anybody can work it out again.
 *
 * Leaves are what was typed, what a table says, and constants of the formula; the rest are operations on figures.
 */
export type Figure<V extends Decimal = Money | Rate> = Readonly<{ value: V; key?: string; how: How }>;

/** A figure that a page shows by name. */
export type Line<V extends Decimal = Money | Rate> = Figure<V> & Readonly<{ key: string }>;

export type How =
  | Readonly<{ op: 'input' | 'constant'; unit?: Unit }>
  | Readonly<{ op: 'table'; cited: Cited; row?: string; unit?: Unit }>
  | Readonly<{ op: Operation; of: readonly Figure[] }>
  | Readonly<{ op: 'rounded' | 'roundedUp'; of: readonly [Figure]; decimals: number }>;

/** A quotient by zero is zero: a margin on no revenue is shown as 0. */
export type Operation = 'sum' | 'difference' | 'product' | 'quotient' | 'largest' | 'smallest';

/** What a plain number counts; money says so itself, and a plain number without a unit is a fraction. */
export type Unit =
  'lb' | 'in' | 'g' | 'kg' | 'cm' | 'cuft' | 'm3' | 'count' | 'per lb' | 'oz' | 'per cuft' | 'per m3' | 'to one';

/** What the visitor typed or chose. */
export function input<V extends Decimal>(key: string, value: V, unit?: Unit): Line<V> {
  return { key, value, how: unit ? { op: 'input', unit } : { op: 'input' } };
}

/** A number of the formula itself, such as the 0 in `max(0, …)`. */
export function constant<V extends Decimal>(value: V): Figure<V> {
  return { value, how: { op: 'constant' } };
}

/** A number that a table publishes, with its day and source; `row` says which row of a longer table it is. */
export function fromTable<V extends Decimal>(
  key: string,
  value: V,
  { cited, ...rest }: { cited: Cited; row?: string; unit?: Unit },
): Line<V> {
  return { key, value, how: { op: 'table', cited, ...rest } };
}

/** Gives a figure the name under which a result lists it. */
export function line<V extends Decimal>(key: string, { value, how }: Figure<V>): Line<V> {
  return { key, value, how };
}
