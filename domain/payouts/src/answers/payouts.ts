import type { Interval } from '@formation/fees';
import * as figures from '@formation/fees/trace';
import { compare, type Money } from '@formation/money';
import { assumptions, type Assumptions } from '../assumptions/assumption.ts';
import type { AssumptionKey } from '../assumptions/keys.ts';
import { paysBackOf, type PaysBack } from '../pays-back/pays-back.ts';
import type { Question } from '../question.ts';
import type { Book } from '../routes/numbers.ts';
import { routeKeys, routeOf, type RouteKey } from '../routes/routes.ts';
import { arrival, isArrival, type Arrival, type NoArrival } from './arrival.ts';
import { notCountedIn, type NotCounted } from './not-counted.ts';
import { placesOf, type Places } from './places.ts';
import { unconfirmedOf } from './unconfirmed.ts';

/** One row of the answer. */
export type Ranked = Readonly<{
  answer: Arrival | NoArrival;
  /** Whether the visitor can go this way now: it needs no company, or the one that the visitor has. */
  isOpen: boolean;
  /** How little and how much can arrive, whatever the open numbers are; missing where every number is known. */
  bounds?: Interval<Money<'LKR'>>;
  /** The best and the worst place that the way can have, whatever the open numbers are; missing where no rupees arrive. */
  places?: Places;
  /** The number behind the amount that nothing confirms and that moves it most; missing where all are confirmed. */
  unconfirmed?: AssumptionKey;
  /** Whether the company pays for itself; missing where the way needs none. */
  paysBack?: PaysBack;
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
    const unconfirmed = isArrival(answer) ? unconfirmedOf(key, book) : undefined;
    const isOpen = !company || company === question.company;
    return { answer, isOpen, ...(bounds && { bounds }), ...(unconfirmed && { unconfirmed }) };
  });
  const notCounted = notCountedIn(rows.flatMap(({ answer }) => (isArrival(answer) ? [answer.notCounted] : [])));
  return { rows: withPlaces(rows.toSorted(byReceived), book), assumptions: book.assumptions, notCounted };
}

/** What follows from the whole ranking: the places of a way, and whether its company pays. */
function withPlaces(rows: readonly Ranked[], book: Book): readonly Ranked[] {
  const inRupees = rows
    .map(({ answer }) => answer)
    .filter(isArrival)
    .filter((answer) => classOf(answer) === 0);
  const places = placesOf(inRupees);
  const ranked = inRupees.map(({ route }) => route);
  return rows.map((row) => {
    const { route } = row.answer;
    const place = places.get(route);
    const paysBack = place && paysBackOf(route, ranked, book);
    return { ...row, ...(place && { places: place }), ...(paysBack && { paysBack }) };
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
