import type { Money } from '@formation/money';
import { betweenOf, withNumbers } from '../assumptions/assumption.ts';
import type { AssumptionKey } from '../assumptions/keys.ts';
import type { PaidIn } from '../question.ts';
import type { Book } from '../routes/numbers.ts';
import { routeOf, type RouteKey } from '../routes/routes.ts';
import { neededKeys } from '../routes/walk.ts';
import { receivedBy } from './received-by.ts';

/** The least and the most that arrives, whatever the numbers that nobody knows exactly are. */
export type Bounds = Readonly<{ least: Money<'LKR'>; most: Money<'LKR'> }>;

/** The numbers of a way that lie between two, and are not the visitor's own. */
export function openKeys(key: RouteKey, book: Book): readonly AssumptionKey[] {
  return neededKeys(routeOf(key), book).filter((one) => betweenOf(book.assumptions[one]));
}

/** The book with some open numbers at one of their ends: the lower costs least. */
export function atEnd(book: Book, ends: Readonly<Partial<Record<AssumptionKey, 'low' | 'high'>>>): Book {
  const numbers = Object.entries(ends).map(([key, end]) => {
    return [key, betweenOf(book.assumptions[key as AssumptionKey])?.[end]] as const; // a record with these keys only
  });
  return { ...book, assumptions: withNumbers(book.assumptions, Object.fromEntries(numbers)) };
}

/**
 * How little and how much can arrive by a way that can be computed.
 *
 * Every open number is a cost, so that more of it never brings more: both ends are those of all numbers together.
 *
 * @returns nothing where every number is known.
 */
export function boundsOf(key: RouteKey, amount: Money<PaidIn>, book: Book): Bounds | undefined {
  const open = openKeys(key, book);
  if (open.length === 0) return undefined;
  const at = (end: 'low' | 'high') =>
    receivedBy(key, amount, atEnd(book, Object.fromEntries(open.map((one) => [one, end]))));
  return { least: at('high'), most: at('low') };
}
