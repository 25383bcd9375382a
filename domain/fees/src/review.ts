import type { Cited, IsoDate } from './schedule.ts';

/** After so many days a number should be looked up again. */
const REVIEW_DAYS = 183;
const MS_A_DAY = 86_400_000;

/**
 * Whether a number was last looked up so long ago that its page should say so.
 *
 * @param today - the visitor's day, not the day whose fees apply.
 */
export function isReviewDue({ source, confirmedBy = [] }: Cited, today: IsoDate): boolean {
  const latest = Math.max(...[source, ...confirmedBy].map(({ checked }) => Date.parse(checked)));
  return Date.parse(today) - latest > REVIEW_DAYS * MS_A_DAY;
}
