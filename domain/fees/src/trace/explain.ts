import { decimal, toExactText, type Decimal } from '@formation/money';
import type { Cited } from '../schedule/schedule.ts';
import type { Figure, How, Unit } from './figure.ts';
import { worked } from './operations.ts';
import { isOpen, rangeOf } from './range-of.ts';

/** A figure written as plain JSON: every number in full, down to what was typed and what the tables say. */
export type Explanation = Readonly<{
  key?: string;
  /** Every digit, such as `13.2`; the typical value where numbers are only known as a range. */
  value: string;
  /** The least and the most that it can be; absent where it is just the value, and where there is no limit. */
  range?: Readonly<{ low: string; high: string }>;
  /** A currency, what a plain number counts, or both as in `USD per lb`; absent for fractions. */
  unit?: string;
  op: How['op'];
  of?: readonly Explanation[];
  decimals?: number;
  row?: string;
  cited?: Cited;
}>;

/**
 * What a plain number counts: what its parts count where they are added or compared, and what the only one of them with
 * a unit does where they are multiplied or divided.
 */
export function unitOf({ value, how }: Figure): Unit | undefined {
  if ('unit' in how) return how.unit;
  if (value.currency !== undefined || !('of' in how)) return undefined;
  const [first] = how.of;
  if (first && !['product', 'quotient'].includes(how.op)) return unitOf(first);
  const units = how.of.flatMap((part) => unitOf(part) ?? []);
  return units.length === 1 ? units[0] : undefined;
}

/** A figure's number in full and what it counts, without the way to it. */
export function plainFigure(figure: Figure): Pick<Explanation, 'value' | 'range' | 'unit'> {
  const { value } = figure;
  const named = [value.currency, unitOf(figure)].filter(Boolean).join(' ');
  const range = isOpen(figure) && rangeOf(figure);
  return {
    value: toExactText(value),
    ...(range && { range: { low: toExactText(range.low), high: toExactText(range.high) } }),
    ...(named && { unit: named }),
  };
}

/** Opens a figure down to its leaves. */
export function explain(figure: Figure): Explanation {
  const { key, how } = figure;
  return {
    ...(key !== undefined && { key }),
    ...plainFigure(figure),
    op: how.op,
    ...('of' in how && { of: how.of.map(explain) }),
    ...('decimals' in how && { decimals: how.decimals }),
    ...('cited' in how && { cited: citation(how.cited) }),
    ...('row' in how && { row: how.row }),
  };
}

/** Leaves behind the table that an entry carries. */
function citation({ from, begins, status, source, confirmedBy }: Cited): Cited {
  return { ...(from && { from }), ...(begins && { begins }), status, source, ...(confirmedBy && { confirmedBy }) };
}

/** Works a figure out again from the leaves of its explanation, ignoring every value in between. */
export function workedOut({ op, of, value, decimals }: Explanation): Decimal {
  if (op === 'input' || op === 'constant' || op === 'table' || !of) return decimal(value);
  return worked(op, of.map(workedOut), decimals);
}
