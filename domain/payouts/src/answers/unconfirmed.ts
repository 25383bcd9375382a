import { absolute, compare, subtract } from '@formation/money';
import { betweenOf, withNumbers } from '../assumptions/assumption.ts';
import type { AssumptionKey } from '../assumptions/keys.ts';
import { isConfirmed } from '../assumptions/widened.ts';
import type { Book } from '../routes/numbers.ts';
import { routeOf, type RouteKey } from '../routes/routes.ts';
import { neededKeys } from '../routes/walk.ts';
import { receivedBy } from './received-by.ts';

/**
 * The number of a way that no page of who charges it, and no two places, confirm: of several the one that moves most
 * what arrives. What a company costs a year is no fee of the way, and not among them. Nothing where all are confirmed
 * or the visitor's own.
 */
export function unconfirmedOf(key: RouteKey, book: Book): AssumptionKey | undefined {
  const weak = neededKeys(routeOf(key), book).filter((one) => isUnconfirmed(one, book));
  const [most] = weak
    .map((one) => ({ one, moves: movedBy(one, key, book) }))
    .filter(({ moves }) => moves.units > 0n)
    .toSorted((a, b) => compare(b.moves, a.moves));
  return most?.one;
}

function isUnconfirmed(key: AssumptionKey, { assumptions }: Book): boolean {
  const { own, published } = assumptions[key];
  return own === undefined && published !== undefined && !key.startsWith('upkeep-') && !isConfirmed(published);
}

/** How much a number moves what arrives, from the one end of its range to the other. */
function movedBy(number: AssumptionKey, key: RouteKey, book: Book) {
  const { low, high } = betweenOf(book.assumptions[number]) ?? {};
  const at = (value: string | undefined) => {
    const assumptions = value === undefined ? book.assumptions : withNumbers(book.assumptions, { [number]: value });
    return receivedBy(key, book.question.amount, { ...book, assumptions, isTypical: true }).value;
  };
  return absolute(subtract(at(low), at(high)));
}
