import { add, compare, multiply, subtract, type Decimal } from '@formation/money';
import type { Figure, Interval } from '../trace/figure.ts';
import { difference } from '../trace/operations.ts';
import { rangeOf } from '../trace/range-of.ts';

/** A number that is only known as a range, and the value that it typically has. */
export type OpenNumber = Interval & Readonly<{ typical: Decimal }>;

/** Values in the place of open numbers, by their names; those that are left out are typical. */
export type Instead = Readonly<Record<string, Decimal>>;

/** One of those that are ranked: the more it comes to, the better. */
export type Contender<K extends string = string> = Readonly<{
  key: K;
  /** What it comes to by the typical numbers; its trace says from where to where, see `rangeOf`. */
  outcome: Figure;
  /** What it comes to with other values of open numbers. */
  at: (instead: Instead) => Decimal;
}>;

/**
 * The one number with which two change places while all others are typical: beyond `stays`, away from the typical
 * value, the one that was behind is ahead.
 */
export type Turn = Readonly<{
  number: string;
  /** Where the order is the other way round: `below` or `above` the value `stays`. */
  when: 'below' | 'above';
  /** The last value with which the order stays. */
  stays: Decimal;
  /** The first with which it does not: the next one that has as many decimals as the range is written with. */
  turns: Decimal;
}>;

/** Two that could change places, in their typical order. */
export type Contest<K extends string = string> = Readonly<{
  ahead: K;
  behind: K;
  /** The numbers of which each alone turns them, the one that need move least first; none, when only several do. */
  turns: readonly Turn[];
}>;

export type Ranking<K extends string = string> = Readonly<{
  /** Best first by the typical numbers, equal ones as given; a certain place is the same whatever the open numbers are. */
  places: readonly Readonly<{ key: K; isCertain: boolean }>[];
  contests: readonly Contest<K>[];
}>;

/**
 * Which places are certain whatever the open numbers are inside their ranges, and what decides the others.
 *
 * A place is called certain only if it is. Two that are not certain may still never change places, where both follow
 * the same number in ways that no interval shows; then their contest has no turns.
 */
export function ranking<K extends string>(
  contenders: readonly Contender<K>[],
  numbers: Readonly<Record<string, OpenNumber>>,
): Ranking<K> {
  const ranked = contenders.toSorted((a, b) => compare(b.outcome.value, a.outcome.value));
  const contests = ranked.flatMap((ahead, index) =>
    ranked
      .slice(index + 1)
      .filter((behind) => !staysAhead(ahead, behind))
      .map((behind) => ({ ahead: ahead.key, behind: behind.key, turns: turnsOf(ahead, behind, numbers) })),
  );
  const contested = new Set(contests.flatMap(({ ahead, behind }) => [ahead, behind]));
  return { places: ranked.map(({ key }) => ({ key, isCertain: !contested.has(key) })), contests };
}

function staysAhead(ahead: Contender, behind: Contender): boolean {
  const lead = rangeOf(difference(ahead.outcome, behind.outcome));
  return lead !== undefined && lead.low.units >= 0n;
}

function turnsOf(ahead: Contender, behind: Contender, numbers: Readonly<Record<string, OpenNumber>>): readonly Turn[] {
  const found = Object.entries(numbers).flatMap(([number, open]) => {
    const leads = (value: Decimal) => compare(ahead.at({ [number]: value }), behind.at({ [number]: value })) >= 0;
    return [turnAt(open.low, open, leads), turnAt(open.high, open, leads)].flatMap((turn) =>
      turn ? [{ ...turn, number }] : [],
    );
  });
  return found.toSorted((a, b) => compare(multiply(a.moved, b.room), multiply(b.moved, a.room))).map(turnOnly);
}

type Moved = Omit<Turn, 'number'> & Readonly<{ moved: Decimal; room: Decimal }>;

const turnOnly = ({ number, when, stays, turns }: Turn): Turn => ({ number, when, stays, turns });

/** Between the typical value and an end of the range, by halves; nothing when the order is the same at the end. */
function turnAt(
  end: Decimal,
  { low, typical, high }: OpenNumber,
  leads: (value: Decimal) => boolean,
): Moved | undefined {
  if (!leads(typical) || leads(end)) return undefined;
  const scale = Math.max(low.scale, typical.scale, high.scale);
  const unitsOf = (value: Decimal) => add(value, { units: 0n, scale }).units;
  const at = (units: bigint): Decimal => ({ units, scale });
  let [stays, turns] = [unitsOf(typical), unitsOf(end)];
  const when = turns < stays ? 'below' : 'above';
  while (turns - stays > 1n || stays - turns > 1n) {
    const middle = (stays + turns) / 2n;
    if (leads(at(middle))) stays = middle;
    else turns = middle;
  }
  const [moved, room] = [at(turns), end].map((value) => size(subtract(value, typical)));
  return moved && room && { when, stays: at(stays), turns: at(turns), moved, room };
}

function size({ units, scale }: Decimal): Decimal {
  return { units: units < 0n ? -units : units, scale };
}
