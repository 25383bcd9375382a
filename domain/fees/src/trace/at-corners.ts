import { add, multiply, type Decimal } from '@formation/money';
import type { How, Interval } from './figure.ts';
import { minus, point, times } from './interval.ts';
import { worked } from './operations.ts';
import type { Moves, Node } from './reach.ts';

type Side = keyof Interval;
type Ends = ReadonlyMap<Interval, Decimal>;

/**
 * How far a figure goes when its open numbers move it as they do: it is worked out again with each at the end that moves
 * it down, and with each at the end that moves it up. A number that may move it both ways stays typical, and counts by
 * the most that it can do; each step of rounding may add its part on both sides.
 */
export function atCorners(node: Node, moves: Moves): Interval {
  return { low: atCorner(node, moves, 'low'), high: atCorner(node, moves, 'high') };
}

function atCorner(node: Node, { slopes, error }: Moves, side: Side): Decimal {
  const ends = new Map<Interval, Decimal>();
  let apart = multiply(error, { units: side === 'low' ? -2n : 2n, scale: 0 });
  for (const [open, { typical, by }] of slopes) {
    if (by.low.units >= 0n) ends.set(open, open[side]);
    else if (by.high.units <= 0n) ends.set(open, open[opposite[side]]);
    else apart = add(apart, times(by, minus(open, point(typical)))[side]);
  }
  return add(workedWith(ends, node, new Map()), apart);
}

const opposite = { low: 'high', high: 'low' } as const satisfies Readonly<Record<Side, Side>>;

/** Works a figure out with some open numbers elsewhere; parts are shared, so that each is worked out once. */
function workedWith(ends: Ends, { value, how }: Node, done: Map<How, Decimal>): Decimal {
  if (how.op === 'table') return (how.between && ends.get(how.between)) ?? value;
  if (!('of' in how)) return value;
  const before = done.get(how);
  if (before) return before;
  const parts = how.of.map((part) => workedWith(ends, part, done));
  const result = worked(how.op, parts, 'decimals' in how ? how.decimals : undefined);
  done.set(how, result);
  return result;
}
