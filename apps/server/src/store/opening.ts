import type { IsoDate, Week } from '@formation/calendar';
import type { Refused } from '@formation/leads';

/** A day on which no calls are held, and why. */
export type Closed = Readonly<{ day: IsoDate; name: string }>;

/** When calls can be booked, by Colombo's clock. */
export type Hours = Readonly<{ week: Week; closed: readonly Closed[] }>;

/** The hours as somebody has changed them; each change raises the version, the first makes it 1. */
export type ChangedHours = Readonly<{ hours: Hours; version: number; who: string; at: number }>;

export type OpeningStore = Readonly<{
  /** Undefined until somebody has changed them. */
  find: () => Promise<ChangedHours | undefined>;
  /** Refuses as `changed` when another version than the one that was seen is there; 0 where there was none. */
  change: (hours: Hours, seen: number, who: string) => Promise<ChangedHours | Refused<'changed'>>;
}>;
