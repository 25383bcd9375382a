import type { IsoDate } from '@formation/calendar';
import type { Status } from './status.ts';

/** Where a published number was read, and the day on which somebody last read it there. */
export type Source = Readonly<{
  /** The name of a page, as it is; of what has no address, our own words. */
  title: string;
  href?: string;
  /** Of what has no address: its key among the words for readers of other languages. */
  described?: string;
  checked: IsoDate;
  /** The day on which somebody read it again later and found it unchanged; it moves no start of a value. */
  readAgain?: IsoDate;
  /** The text of whoever charges the fee, word for word; not somebody's reading of it. */
  own?: true;
  /** The copy bears no day of its own: it may be older than the day on which it was found, and witnesses no change. */
  undated?: true;
}>;

export type { IsoDate, Status };

/** What a number taken from a table says about itself. */
export type Cited = Readonly<{
  /** Since when it counts; absent when nobody says, and only the day on which it was seen is known. */
  from?: IsoDate;
  /** The fee itself began then: before it there was none, which is more than that no earlier value is known. */
  begins?: true;
  status: Status;
  source: Source;
  confirmedBy?: readonly Source[];
}>;

/** One value, in force from its first day until the next entry's. */
export type Dated<V> = Cited & Readonly<{ value: V }>;

/** Every value a number has had, oldest first. */
export type Schedule<V> = readonly [Dated<V>, ...Dated<V>[]];

/** Which tables answered: the specification's fixed numbers, or the platforms' published fees. */
export type ScheduleName = 'quick' | 'published';

/** Every place where a number was read, the best first. */
export function sourcesOf({ source, confirmedBy = [] }: Cited): readonly Source[] {
  return [source, ...confirmedBy];
}

/** The first day on which a number is known to count: since when, or else when it was first seen. */
export function startOf(cited: Cited): IsoDate {
  if (cited.from) return cited.from;
  return sourcesOf(cited)
    .map(({ checked }) => checked)
    .reduce((first, day) => (day < first ? day : first));
}

/** Whether a number is only known for later days than this one. */
export function isLaterThan(cited: Cited, day: IsoDate): boolean {
  return startOf(cited) > day;
}

/**
 * The entry in force on a day: its value, and where that was read.
 *
 * Before the first known day it is the first entry, and {@link isLaterThan} says so: what is known is the best answer
 * there is, and an answer that rests on it carries a note.
 */
export function inForce<V>(schedule: Schedule<V>, day: IsoDate): Dated<V> {
  return startedBy(schedule, day) ?? schedule[0];
}

/** As {@link inForce}, but nothing before the day on which the fee itself began. */
export function chargedOn<V>(schedule: Schedule<V>, day: IsoDate): Dated<V> | undefined {
  return startedBy(schedule, day) ?? (schedule[0].begins ? undefined : schedule[0]);
}

/** The entry that counts on a day; nothing before the first, as for a surcharge or a season that began. */
export function startedBy<V>(schedule: Schedule<V> | undefined, day: IsoDate): Dated<V> | undefined {
  return schedule?.findLast((entry) => startOf(entry) <= day);
}
