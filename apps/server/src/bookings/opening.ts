import type { IsoDate, Week } from '@formation/calendar';
import type { Refused } from '@formation/leads';

/** A day on which no calls are held, and why. */
export type Closed = Readonly<{ day: IsoDate; name: string }>;

/** When calls can be booked, by Colombo's clock. What was saved before they were kept lacks the last two. */
export type Hours = Readonly<{
  week: Week;
  closed: readonly Closed[];
  /** The closed days of the file as whoever saved saw them: of these, what is not closed was opened on purpose. */
  seen?: readonly IsoDate[] | undefined;
  /** Until this day every holiday is among the closed days. */
  holidaysUntil?: IsoDate | undefined;
}>;

/** The hours as somebody has changed them; each change raises the version, the first makes it 1. */
export type ChangedHours = Readonly<{ hours: Hours; version: number; who: string; at: number }>;

export type OpeningStore = Readonly<{
  /** Undefined until somebody has changed them. */
  find: () => Promise<ChangedHours | undefined>;
  /** Refuses as `changed` when another version than the one that was seen is there; 0 where there was none. */
  change: (hours: Hours, seen: number, who: string) => Promise<ChangedHours | Refused<'changed'>>;
}>;
