import { compare } from '@formation/money';
import { assumptions, type Assumptions } from '../assumptions/assumption.ts';
import type { Question } from '../question.ts';
import { routeKeys, routeOf, type RouteKey } from '../routes/routes.ts';
import { arrival, isArrival, type Arrival, type NoArrival } from './arrival.ts';

/** One row of the answer. */
export type Ranked = Readonly<{
  answer: Arrival | NoArrival;
  /** Whether the visitor can go this way now: it needs no company, or the one that the visitor has. */
  isOpen: boolean;
}>;

export type Payouts = Readonly<{ rows: readonly Ranked[]; assumptions: Assumptions }>;

/** The ways that a question asks about. */
export function routesFor({ payer }: Question): readonly RouteKey[] {
  return routeKeys.filter((key) => payer.by === 'any' || routeOf(key).by === payer.by);
}

/**
 * What arrives by every way, the most first; then the ways that cannot be computed.
 *
 * @param keys - the ways to compare, in any order.
 */
export function payouts(question: Question, keys: readonly RouteKey[] = routesFor(question)): Payouts {
  const book = { question, assumptions: assumptions(question) };
  const rows = keys.map((key): Ranked => {
    const { company } = routeOf(key);
    return { answer: arrival(key, question.amount, book), isOpen: !company || company === question.company };
  });
  return { rows: rows.toSorted(byReceived), assumptions: book.assumptions };
}

/** The most first, equal ones in the order of our table. */
function byReceived({ answer: a }: Ranked, { answer: b }: Ranked): number {
  const [hasA, hasB] = [isArrival(a), isArrival(b)];
  if (hasA !== hasB) return hasA ? -1 : 1;
  const more = isArrival(a) && isArrival(b) ? compare(b.received.value, a.received.value) : 0;
  return more || routeKeys.indexOf(a.route) - routeKeys.indexOf(b.route);
}
