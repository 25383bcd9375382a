import type { Interval } from '@formation/fees';
import { compare, divide, rate, subtract, type Decimal, type Money } from '@formation/money';
import { isArrival, type Arrival } from './arrival.ts';
import type { Ranked } from './payouts.ts';

/** From the least to the most that any of the ways can bring: one scale for the bars of all. */
export type Scale = Interval<Money<'LKR'>>;

/** Where what arrives by a way lies on a scale, as fractions of it: the least, what is expected, and the most. */
export type Bar = Readonly<Record<'least' | 'expected' | 'most', Decimal>>;

/** The least and the most that a way can bring, the same where every number is known; nothing without an answer. */
function endsOf({ answer, bounds }: Ranked): Scale | undefined {
  if (!isArrival(answer)) return undefined;
  return bounds ?? { low: answer.received.value, high: answer.received.value };
}

/** The scale of all ways that have an answer; nothing where all bring the same. */
export function scaleOf(rows: readonly Ranked[]): Scale | undefined {
  const ends = rows.flatMap((row) => endsOf(row) ?? []);
  const [low] = ends.map((end) => end.low).toSorted(compare);
  const high = ends
    .map((end) => end.high)
    .toSorted(compare)
    .at(-1);
  return low && high && compare(low, high) < 0 ? { low, high } : undefined;
}

/** Where a way lies on the scale; nothing without an answer. */
export function barOf(row: Ranked, { low, high }: Scale): Bar | undefined {
  const ends = endsOf(row);
  if (!ends || !isArrival(row.answer)) return undefined;
  const width = subtract(high, low);
  const at = (amount: Money<'LKR'>) => divide(subtract(amount, low), width);
  return { least: at(ends.low), expected: at(row.answer.received.value), most: at(ends.high) };
}

/** Ends are rounded at every step: this near, as a fraction of the most, an amount is the end. */
const NEAR = rate('0.0001');

/**
 * Whether what is expected is the least or the most of its range, or lies between them. Of a price of which only the
 * two ends are known, the dearer counts: then it is the least.
 */
export function estimateOf(
  { low, high }: Scale,
  { received }: Pick<Arrival, 'received'>,
): 'least' | 'between' | 'most' {
  const isNear = (amount: Money<'LKR'>, end: Money<'LKR'>) => compare(divide(subtract(amount, end), high), NEAR) < 0;
  if (high.units === 0n || isNear(received.value, low)) return 'least';
  return isNear(high, received.value) ? 'most' : 'between';
}
