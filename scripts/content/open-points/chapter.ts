import { addDays, isoDate, type IsoDate } from '@formation/calendar';
import { messages } from '@formation/content';
import type { Source } from '@formation/deadlines';
import { REVIEW_DAYS, type Status } from '@formation/fees';

/** Something that is not known, not confirmed, or due to be read again by a day. */
export type Point = Readonly<{
  what: string;
  /** Why it is listed: how sure it is, in the words that visitors read. */
  why: string;
  reviewBy: IsoDate;
  source?: Readonly<{ title: string; href?: string }>;
  /** Where visitors read it, where that is not the same for all of the chapter. */
  pages?: readonly string[];
}>;

/** Points of one kind, with the pages on which they show and the file in which they are settled. */
export type Chapter = Readonly<{ title: string; pages: readonly string[]; where: string; points: readonly Point[] }>;

const doubtful = ['single', 'range', 'unknown'] as const satisfies readonly Status[];
type Doubtful = (typeof doubtful)[number];

export const isDoubtful = (status: string): status is Doubtful => doubtful.some((one) => one === status);

/** How sure a doubtful number is, as the pages say it. */
export const why = (status: Doubtful): string => messages.en.feeTables.statuses[status];

/** What has no review day of its own is read again as often as a fee. */
export const nextReview = (read: IsoDate): IsoDate => addDays(read, REVIEW_DAYS);

/** A day of an entry, which its schema has looked at. */
export function dayOf(text: string): IsoDate {
  const day = isoDate(text);
  if (!day) throw new RangeError(`${text} is no day`);
  return day;
}

/** A source by the title that visitors read. */
export function titled(source: Source | Readonly<{ title: string; href?: string }>): NonNullable<Point['source']> {
  return 'described' in source ? { title: messages.en.deadlines.sources[source.described] } : source;
}
