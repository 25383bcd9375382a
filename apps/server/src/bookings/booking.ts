import type { callOutcomes } from '@formation/console-api';
import type { Locale } from '@formation/content';

/** What is said of a call that is over. */
export type CallOutcome = (typeof callOutcomes)[number];

/** When a call begins and ends, in milliseconds since 1970. */
export type CallTime = Readonly<{ start: number; end: number }>;

type Visitor = Readonly<{ name: string; email: string; timeZone: string; topic: string }>;

/** How a call is held. */
type CallManner = Readonly<{
  /** A number to call, as it was typed; empty where none was given. */
  phone: string;
  callLanguage: Locale;
  /** Where the video call is; empty for none. */
  videoUrl: string;
}>;

/** Of the calls that start in a span, how many may be booked by visitors whose e-mail address is not confirmed. */
export type UnconfirmedShare = Readonly<{ from: number; to: number; most: number }>;

/** Where no language is said, it is the page's, or that of the topic. */
export type NewBooking = CallTime &
  Visitor & { readonly [Part in keyof CallManner]?: CallManner[Part] | undefined } & Readonly<{
    /** What visitors who have not confirmed their address may have; without it nobody needs to. */
    unconfirmedShares?: readonly UnconfirmedShare[] | undefined;
  }>;

export type Booking = CallTime &
  Visitor &
  CallManner &
  Readonly<{
    id: string;
    state: 'booked' | 'cancelled';
    /** Whether its visitor has shown that the e-mail address is theirs: by the link in a mail about it, or before. */
    confirmed: '' | 'by-link' | 'before';
    /** Raised by each change, as calendars want it. */
    sequence: number;
    /** What was changed last that its visitor was told of. */
    changed: '' | 'moved' | 'video';
    /** What became of it. */
    outcome: CallOutcome;
    /** What its visitor reads. */
    language: Locale;
    /** Who of the firm holds it, by e-mail address; empty for nobody. */
    assignee: string;
  }>;
