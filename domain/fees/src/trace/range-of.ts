import { compare, multiply, type Decimal } from '@formation/money';
import { atCorners } from './at-corners.ts';
import type { Figure, How, Interval } from './figure.ts';
import { around, common, holds, minus, plus, point, times } from './interval.ts';
import { movesOf } from './moves.ts';
import { worked } from './operations.ts';
import type { Moves, Node, Operating, Reach } from './reach.ts';

/**
 * The least and the most that a figure can be, whatever its open numbers are inside their ranges; for a figure without
 * open numbers both are its value.
 *
 * No value of the open numbers leads out of it. It is exact where the figure only rises or only falls wherever an open
 * number enters, and nearly so where one enters twice and in part cancels out; elsewhere it may be wider than what can
 * really come out.
 *
 * @returns nothing where there is no limit: a divisor that may be 0.
 */
export function rangeOf<V extends Decimal>({ value, how }: Pick<Figure, 'how'> & Readonly<{ value: V }>) {
  const ends = limits.get(how) ?? limitsOf({ value, how });
  if (!ends) return undefined;
  limits.set(how, ends);
  const { low, high } = ends;
  const like = ({ units, scale }: Decimal): V => ({ ...value, units, scale });
  return { low: like(low), high: like(high) } satisfies Interval<V>;
}

/** The ends that were worked out already, as each figure is asked for them by several readers. */
const limits = new WeakMap<How, Interval>();

function limitsOf(node: Node): Interval | undefined {
  const reach = reachOf(node);
  const moves = reach?.moves;
  return moves && moves.slopes.size > 0 ? common(reach, atCorners(node, moves)) : reach;
}

/** Whether a figure is at least 0 wherever its open numbers are; worked out with less than its range where it can be. */
export function isNeverNegative(figure: Figure): boolean {
  const reach = reachOf(figure);
  if (!reach || reach.high.units < 0n) return false;
  return reach.low.units >= 0n || (rangeOf(figure)?.low ?? reach.low).units >= 0n;
}

/** Whether a figure rests on open numbers in such a way that it is open itself. */
export function isOpen(figure: Figure): boolean {
  const range = rangeOf(figure);
  return !range || compare(range.low, range.high) !== 0;
}

/** What was worked out already: parts of a trace are shared, and followed anew they would double at every step. */
const known = new WeakMap<How, Reach | 'unlimited'>();

function reachOf(node: Node): Reach | undefined {
  if (!('of' in node.how) && !('between' in node.how) && !node.how.or) return { ...point(node.value), moves: still };
  const before = known.get(node.how);
  if (before) return before === 'unlimited' ? undefined : before;
  const reach = anyOf([ownReach(node), ...(node.how.or ?? []).map(reachOf)]);
  known.set(node.how, reach ?? 'unlimited');
  return reach;
}

const still: Moves = { slopes: new Map(), error: { units: 0n, scale: 0 } };

function ownReach({ value, how }: Node): Reach | undefined {
  if (how.op === 'table' && how.between) {
    const rising = { typical: value, by: point({ units: 1n, scale: 0 }) };
    return { ...how.between, moves: { ...still, slopes: new Map([[how.between, rising]]) } };
  }
  if (!('of' in how)) return { ...point(value), moves: still };
  const parts = how.of.map(reachOf);
  if (!areLimited(parts)) return undefined;
  if (parts.every(isPoint)) return { ...point(value), moves: still };
  const ends = endsOf(how, parts);
  const moves = ends && movesOf(how, parts);
  return moves ? { ...common(ends, movedFrom(value, moves)), moves } : ends;
}

/** From the typical value, as far as the open numbers can move it; each step of rounding may add its part on both sides. */
function movedFrom(value: Decimal, { slopes, error }: Moves): Interval {
  const moved = [...slopes].map(([open, { typical, by }]) => times(by, minus(open, point(typical))));
  const [low, high] = [multiply(error, minusTwo), multiply(error, two)];
  return moved.reduce(plus, plus(point(value), { low, high }));
}

const two: Decimal = { units: 2n, scale: 0 };
const minusTwo: Decimal = { units: -2n, scale: 0 };

/** Everything from the least to the most of several reaches; which of them it is may jump. */
function anyOf(all: readonly (Reach | undefined)[]): Reach | undefined {
  if (all.length === 1) return all[0];
  if (!areLimited(all)) return undefined;
  return around(all.flatMap(({ low, high }) => [low, high]));
}

function areLimited(reaches: readonly (Reach | undefined)[]): reaches is readonly Reach[] {
  return reaches.every((reach) => reach !== undefined);
}

function isPoint({ low, high }: Interval): boolean {
  return compare(low, high) === 0;
}

/** The ends of an operation on parts that know nothing of one another: among those of the parts. */
function endsOf(how: Operating, parts: readonly Reach[]): Interval | undefined {
  const [, divisor] = parts;
  if (how.op === 'quotient' && divisor && !isPoint(divisor) && holds(divisor, still.error)) return undefined;
  const at = (first: 'low' | 'high', others: 'low' | 'high') => {
    const ends = parts.map((part, index) => part[index === 0 ? first : others]);
    return worked(how.op, ends, 'decimals' in how ? how.decimals : undefined);
  };
  return around([at('low', 'low'), at('low', 'high'), at('high', 'low'), at('high', 'high')]);
}
