import { compare } from '@formation/money';
import type { AssumptionKey } from '../assumptions/keys.ts';
import type { Book } from '../routes/numbers.ts';
import type { RouteKey } from '../routes/routes.ts';
import { atEnd, boundsOf, openKeys, type Bounds } from './bounds.ts';
import { receivedBy } from './received-by.ts';

/** The best and the worst place that a way can have; both are the same where the place is certain. */
export type Places = Readonly<{ best: number; worst: number }>;

/**
 * Which places the ways can have, whatever the open numbers are.
 *
 * @param ranked - ways that can be computed, the most first.
 */
export function placesOf(ranked: readonly RouteKey[], book: Book): ReadonlyMap<RouteKey, Places> {
  const exact: Book = { ...book, isExact: true };
  const ways = ranked.map((key) => wayOf(key, exact));
  const behind = ways.map((one, index) => ways.slice(index + 1).map((other) => isAlwaysAhead(one, other, exact)));
  return new Map(
    ranked.map((key, index) => {
      const passable = behind[index]?.filter((isBehind) => !isBehind).length ?? 0;
      const catchable = behind.slice(0, index).filter((row, above) => !row[index - above - 1]).length;
      return [key, { best: index + 1 - catchable, worst: index + 1 + passable }];
    }),
  );
}

type Way = Bounds & Readonly<{ key: RouteKey; open: readonly AssumptionKey[] }>;

function wayOf(key: RouteKey, book: Book): Way {
  const { amount } = book.question;
  const bounds = boundsOf(key, amount, book);
  if (bounds) return { key, open: openKeys(key, book), ...bounds };
  const received = receivedBy(key, amount, book);
  return { key, open: [], least: received, most: received };
}

/**
 * Whether one way never brings less than another.
 *
 * Numbers that only one of them has are at the end that is worse for the first. Those that both have change both
 * amounts in straight lines, so that the least distance is at one of their ends.
 */
function isAlwaysAhead(one: Way, other: Way, book: Book): boolean {
  if (compare(one.least, other.most) >= 0) return true;
  const shared = one.open.filter((key) => other.open.includes(key));
  const against = { ...allAt('low', other.open), ...allAt('high', one.open) };
  return corners(shared).every((corner) => {
    const there = atEnd(book, { ...against, ...corner });
    const { amount } = book.question;
    return compare(receivedBy(one.key, amount, there), receivedBy(other.key, amount, there)) >= 0;
  });
}

type Ends = Readonly<Partial<Record<AssumptionKey, 'low' | 'high'>>>;

const allAt = (end: 'low' | 'high', keys: readonly AssumptionKey[]): Ends =>
  Object.fromEntries(keys.map((key) => [key, end]));

/** Every choice of an end for each number. */
function corners([first, ...rest]: readonly AssumptionKey[]): readonly Ends[] {
  if (!first) return [{}];
  return corners(rest).flatMap((corner) => [
    { ...corner, [first]: 'low' },
    { ...corner, [first]: 'high' },
  ]);
}
