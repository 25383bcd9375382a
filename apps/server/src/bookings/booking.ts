import type { callOutcomes } from '@formation/console-api';
import type { Locale } from '@formation/content';

/** What is said of a call that is over. */
export type CallOutcome = (typeof callOutcomes)[number];

/** When a call begins and ends, in milliseconds since 1970. */
export type CallTime = Readonly<{ start: number; end: number }>;

export type NewBooking = CallTime &
  Readonly<{
    name: string;
    email: string;
    timeZone: string;
    topic: string;
  }>;

export type Booking = NewBooking &
  Readonly<{
    id: string;
    state: 'booked' | 'cancelled';
    /** Raised by each change, as calendars want it. */
    sequence: number;
    /** What was changed last that its visitor was told of. */
    changed: '' | 'moved' | 'video';
    /** What became of it. */
    outcome: CallOutcome;
    /** Where the video call is; empty for none. */
    videoUrl: string;
    /** What its visitor reads. */
    language: Locale;
  }>;
