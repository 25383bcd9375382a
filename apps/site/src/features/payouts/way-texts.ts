import { fill } from '@formation/content';
import { moneyText } from '@formation/money';
import { aMonth, estimateOf, isArrival, type Ranked } from '@formation/payouts';
import type { PayoutsWords } from './payouts-words.ts';

type WithPage = Pick<PayoutsWords, 'page'>;

/** What else can arrive by a route than what is expected: more, less, or both; nothing where that is certain. */
export function betweenText({ answer, bounds }: Ranked, { page }: WithPage): string | undefined {
  if (!bounds || !isArrival(answer)) return undefined;
  const ends = { least: moneyText(bounds.low, 0), most: moneyText(bounds.high, 0) };
  return fill(page.result.bounds[estimateOf(bounds, answer)], ends);
}

/** The place of a route: a certain one, or the best and the worst that it can have; nothing where it has none. */
export function placeText({ places }: Ranked, { page }: WithPage): string | undefined {
  if (!places) return undefined;
  return fill(places.best === places.worst ? page.result.place : page.result.places, places);
}

/** That a number behind a route is confirmed by nothing; nothing where all are. */
export function unconfirmedText({ unconfirmed }: Ranked, { page }: WithPage): string | undefined {
  return unconfirmed && page.result.unconfirmed;
}

/** From how many payments on the company of a route pays for itself, or that it never does; nothing without a company. */
export function paysBackText({ paysBack }: Ranked, { page: { result } }: WithPage): string | undefined {
  if (!paysBack) return undefined;
  const { payments } = paysBack;
  return payments ? fill(result.paysBack, { month: aMonth(payments.later) }) : result.neverPaysBack;
}

/** Where the line of the first route is, so that a link leads to it. */
export const FIRST_WAY = 'first-way';
