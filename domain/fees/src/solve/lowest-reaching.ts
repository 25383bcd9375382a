import { compare, type Decimal } from '@formation/money';
import { isRefusal, type Refusal, type Unreachable } from '../refusal.ts';

/**
 * An answer that rises with an amount in cents, but for two things: where a table changes it may jump, up or down,
 * and rounded lines may move it off its straight line by a little.
 */
export type Rising<A extends object> = Readonly<{
  at: (cents: bigint) => A | Refusal;
  /** What is left above the target; below zero when the target is missed. */
  surplus: (answer: A) => Decimal;
  /** The first amount after each change of a table, in any order. */
  breaks: readonly bigint[];
  /** How far rounding can move the surplus off its line. */
  tolerance: Decimal;
}>;

type Found<A> = Readonly<{ cents: bigint; answer: A }>;

/** The lowest amount that meets the target, or, where none meets it exactly, the two on both sides of it. */
export type Solution<A> = Found<A> &
  Readonly<{
    isExact: boolean;
    /** The amount one cent lower, which misses the target; absent at the least amount. */
    below?: Found<A>;
    /** Why no amount meets the target exactly: one cent passes it, or a table changes here. */
    why?: 'cent' | 'step';
  }>;

/** A hundred billion: what lies above is no price. */
export const HIGHEST = 10n ** 13n;
/** How far on an exact answer is looked for where rounding passes the target. */
const NEAR = 24n;
/** The most amounts tried one by one where the surplus hardly rises. */
const MOST_STEPS = 2000;

/**
 * The lowest amount whose answer reaches the target, exact to the cent on stepped and tiered tables.
 *
 * Between two breaks the surplus follows a rising line but for its tolerance, so a bracket is halved until the
 * crossing is found, and the cents below it are tried one by one.
 */
export function lowestReaching<A extends object>(rising: Rising<A>, least = 0n): Solution<A> | Refusal {
  const inside = rising.breaks.filter((cents) => cents > least && cents <= HIGHEST);
  const starts = [...new Set([least, ...inside])].toSorted((a, b) => (a < b ? -1 : 1));
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    const cents = firstWithin(rising, start, next === undefined ? HIGHEST : next - 1n);
    if (cents !== undefined) return solution(rising, cents, least);
  }
  const last = rising.at(HIGHEST);
  return isRefusal(last) ? last : ({ refused: 'unreachable' } satisfies Unreachable);
}

function solution<A extends object>(rising: Rising<A>, first: bigint, least: bigint): Solution<A> | Refusal {
  const cents = exactNear(rising, first) ?? first;
  const answer = rising.at(cents);
  if (isRefusal(answer)) return answer;
  if (rising.surplus(answer).units === 0n) return { cents, answer, isExact: true };

  const why = rising.breaks.includes(cents) ? 'step' : 'cent';
  const lower = cents > least ? rising.at(cents - 1n) : undefined;
  const below = lower && !isRefusal(lower) ? { below: { cents: cents - 1n, answer: lower } } : {};
  return { cents, answer, isExact: false, ...below, why };
}

/** Rounding can pass the target and come back to it a few cents on. */
function exactNear<A extends object>(rising: Rising<A>, first: bigint): bigint | undefined {
  for (let cents = first; cents < first + NEAR; cents += 1n) {
    const surplus = surplusAt(rising, cents);
    if (!surplus || surplus.units === 0n) return surplus && cents;
    if (isBeyond(surplus, rising.tolerance)) return undefined;
  }
  return undefined;
}

function firstWithin<A extends object>(rising: Rising<A>, start: bigint, end: bigint): bigint | undefined {
  if (reaches(surplusAt(rising, start))) return start;
  const atEnd = surplusAt(rising, end);
  if (!reaches(atEnd)) return atEnd && steppedBack(rising, end, start);
  const crossing = halved(rising, start, end);
  return steppedBack(rising, crossing, start);
}

/** The lowest amount reaching the target among those just below, where only the tolerance decides. */
function steppedBack<A extends object>(rising: Rising<A>, from: bigint, start: bigint): bigint | undefined {
  let lowest: bigint | undefined;
  for (let cents = from, steps = 0; cents > start && steps < MOST_STEPS; cents -= 1n, steps += 1) {
    const surplus = surplusAt(rising, cents);
    if (reaches(surplus)) lowest = cents;
    else if (!surplus || isBeyond({ units: -surplus.units, scale: surplus.scale }, rising.tolerance)) return lowest;
  }
  return lowest;
}

/** The lowest amount above `low`, which misses the target, that reaches it; `high` reaches it. */
function halved<A extends object>(rising: Rising<A>, low: bigint, high: bigint): bigint {
  let [missing, reaching] = [low, high];
  while (reaching - missing > 1n) {
    const middle = (missing + reaching) / 2n;
    if (reaches(surplusAt(rising, middle))) reaching = middle;
    else missing = middle;
  }
  return reaching;
}

function surplusAt<A extends object>({ at, surplus }: Rising<A>, cents: bigint): Decimal | undefined {
  const answer = at(cents);
  return isRefusal(answer) ? undefined : surplus(answer);
}

function reaches(surplus: Decimal | undefined): boolean {
  return surplus !== undefined && surplus.units >= 0n;
}

/** Further from the target than rounding can bring it back: twice the tolerance, once for each end. */
function isBeyond(surplus: Decimal, { units, scale }: Decimal): boolean {
  return compare(surplus, { units: units * 2n, scale }) > 0;
}
