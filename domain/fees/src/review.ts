import type { Cited, IsoDate } from './schedule.ts';

/** After so many days a number should be looked up again. */
const REVIEW_DAYS = 183;
const MS_A_DAY = 86_400_000;

/** The latest day on which any of these numbers was read anywhere. */
export function lastRead(first: Cited, ...more: readonly Cited[]): IsoDate {
  const readings = [first, ...more].flatMap(({ source, confirmedBy = [] }) => [source, ...confirmedBy]);
  return readings.map(({ checked }) => checked).reduce((latest, day) => (day > latest ? day : latest));
}

/**
 * Whether a number was last looked up so long ago that its page should say so.
 *
 * @param today - the visitor's day, not the day whose fees apply.
 */
export function isReviewDue(cited: Cited, today: IsoDate): boolean {
  return Date.parse(today) - Date.parse(lastRead(cited)) > REVIEW_DAYS * MS_A_DAY;
}
