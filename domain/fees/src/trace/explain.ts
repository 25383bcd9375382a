import { add, decimal, multiply, roundHalfUp, roundUp, subtract, toExactText, type Decimal } from '@formation/money';
import type { Cited } from '../schedule/schedule.ts';
import type { Figure, How, Operation, Unit } from './figure.ts';
import { divided, larger, smaller } from './operations.ts';

/** A figure written as plain JSON: every number in full, down to what was typed and what the tables say. */
export type Explanation = Readonly<{
  key?: string;
  /** Every digit, such as `13.2`. */
  value: string;
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

/** Opens a figure down to its leaves. */
export function explain(figure: Figure): Explanation {
  const { key, value, how } = figure;
  const {
    op,
    of,
    unit: _,
    cited,
    ...rest
  }: { op: How['op']; of?: readonly Figure[]; unit?: Unit; cited?: Cited } = how;
  const named = [value.currency, unitOf(figure)].filter(Boolean).join(' ');
  return {
    ...(key !== undefined && { key }),
    value: toExactText(value),
    ...(named && { unit: named }),
    op,
    ...(of && { of: of.map(explain) }),
    ...(cited && { cited: citation(cited) }),
    ...rest,
  };
}

/** Leaves behind the table that an entry carries. */
function citation({ from, status, source, confirmedBy }: Cited): Cited {
  return { ...(from && { from }), status, source, ...(confirmedBy && { confirmedBy }) };
}

/** Works a figure out again from the leaves of its explanation, ignoring every value in between. */
export function workedOut({ op, of = [], value, decimals = 0 }: Explanation): Decimal {
  const [first, ...rest] = of.map(workedOut);
  const step = steps[op];
  if (!first) return decimal(value);
  if (step) return rest.reduce(step, first);
  return op === 'rounded' ? roundHalfUp(first, decimals) : roundUp(first, decimals);
}

const steps: Readonly<Partial<Record<How['op'], (a: Decimal, b: Decimal) => Decimal>>> = {
  sum: add,
  difference: subtract,
  product: multiply,
  quotient: divided,
  largest: larger,
  smallest: smaller,
} satisfies Record<Operation, unknown>;
