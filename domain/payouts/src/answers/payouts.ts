import type { Interval } from '@formation/fees';
import * as figures from '@formation/fees/trace';
import { compare, type Money } from '@formation/money';
import { assumptions, type Assumptions } from '../assumptions/assumption.ts';
import type { Question } from '../question.ts';
import type { Book } from '../routes/numbers.ts';
import { routeKeys, routeOf, type RouteKey } from '../routes/routes.ts';
import { arrival, isArrival, type Arrival, type NoArrival } from './arrival.ts';
import { notCountedIn, type NotCounted } from './not-counted.ts';
import { placesOf, type Places } from './places.ts';

/** One row of the answer. */
export type Ranked = Readonly<{
  answer: Arrival | NoArrival;
  /** Whether the visitor can go this way now: it needs no company, or the one that the visitor has. */
  isOpen: boolean;
  /** How little and how much can arrive, whatever the open numbers are; missing where every number is known. */
  bounds?: Interval<Money<'LKR'>>;
  /** The best and the worst place that the way can have, whatever the open numbers are; missing where no rupees arrive. */
  places?: Places;
}>;

export type Payouts = Readonly<{
  rows: readonly Ranked[];
  assumptions: Assumptions;
  /** What costs something and is in no row, or not in all of them. */
  notCounted: readonly NotCounted[];
}>;

/** The ways that a question asks about: those of a client, or of one platform. */
export function routesFor({ payer }: Question): readonly RouteKey[] {
  return routeKeys.filter((key) => {
    const { platform, by } = routeOf(key);
    return platform === payer.platform && (payer.by === 'any' || payer.by === by);
  });
}

/**
 * What arrives by every way, the most first; then what stays in foreign currency, and the ways without an answer.
 *
 * @param keys - the ways to compare, in any order.
 */
export function payouts(question: Question, keys: readonly RouteKey[] = routesFor(question)): Payouts {
  const book: Book = { question, assumptions: assumptions(question) };
  const rows = keys.map((key): Ranked => {
    const { company } = routeOf(key);
    const answer = arrival(key, question.amount, book);
    const bounds = isArrival(answer) && figures.isOpen(answer.received) && figures.rangeOf(answer.received);
    return { answer, isOpen: !company || company === question.company, ...(bounds && { bounds }) };
  });
  const notCounted = notCountedIn(rows.flatMap(({ answer }) => (isArrival(answer) ? [answer.notCounted] : [])));
  return { rows: withPlaces(rows.toSorted(byReceived)), assumptions: book.assumptions, notCounted };
}

function withPlaces(rows: readonly Ranked[]): readonly Ranked[] {
  const inRupees = rows
    .map(({ answer }) => answer)
    .filter(isArrival)
    .filter((answer) => classOf(answer) === 0);
  const places = placesOf(inRupees);
  return rows.map((row) => {
    const place = places.get(row.answer.route);
    return place ? { ...row, places: place } : row;
  });
}

/** Rupees before what stays in foreign currency, and that before what has no answer; the most first. */
function byReceived({ answer: a }: Ranked, { answer: b }: Ranked): number {
  const more = isArrival(a) && isArrival(b) ? compare(b.received.value, a.received.value) : 0;
  return classOf(a) - classOf(b) || more || routeKeys.indexOf(a.route) - routeKeys.indexOf(b.route);
}

function classOf(answer: Arrival | NoArrival): number {
  if (!isArrival(answer)) return 2;
  return routeOf(answer.route).staysForeign ? 1 : 0;
}
