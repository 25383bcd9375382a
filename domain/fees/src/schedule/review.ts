import { daysBetween } from '@formation/calendar';
import { sourcesOf, type Cited, type Dated, type IsoDate, type Schedule, type Source } from './schedule.ts';

/** After so many days a number should be looked up again. */
export const REVIEW_DAYS = 183;

/** The last day on which somebody read a source. */
export const readOn = ({ checked, readAgain = checked }: Source): IsoDate => readAgain;

/** The latest day on which any of these numbers was read anywhere. */
export function lastRead(first: Cited, ...more: readonly Cited[]): IsoDate {
  const days = [first, ...more].flatMap(sourcesOf).map(readOn);
  return days.reduce((latest, day) => (day > latest ? day : latest));
}

/** Whether a number was still to come when it was last read anywhere. */
export function isAnnounced(cited: Cited): boolean {
  return cited.from !== undefined && cited.from > lastRead(cited);
}

/**
 * Whether a number was last looked up so long ago that its page should say so.
 *
 * @param today - the visitor's day, not the day whose fees apply.
 */
export function isReviewDue(cited: Cited, today: IsoDate): boolean {
  return daysBetween(lastRead(cited), today) > REVIEW_DAYS;
}

/** The values that may count today or later: what another had already replaced when that one was read is history. */
export function notReplaced<V>(schedule: Schedule<V>): readonly Dated<V>[] {
  const last = schedule.findLastIndex((entry) => !isAnnounced(entry));
  return schedule.slice(Math.max(last, 0));
}
