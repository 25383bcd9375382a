import type { callChanges } from '@formation/console-api';
import type { Refused } from '@formation/leads';
import type { MailState } from '../outbox/mails.ts';
import type { Booking, CallOutcome, CallTime, NewBooking } from './booking.ts';

/** What the history of a call speaks of. */
export type CallChangeName = (typeof callChanges)[number];

/** Who changed what; nobody's name where the visitor did. */
export type CallChange = Readonly<{ at: number; who: string; what: CallChangeName; text: string }>;

/** A mail before the call, or after a change of it. */
export type CallMail = Readonly<{ kind: string; state: MailState; due: number; settled: number; error: string }>;

export type CallEntry = Booking &
  Readonly<{
    history: readonly CallChange[];
    mails: readonly CallMail[];
    /** Whether the visitor's mailbox took nothing of late. */
    isUnreached: boolean;
  }>;

/** What somebody of the firm does to a call: one thing at a time. */
export type CallWork = Readonly<{
  /** The `sequence` that they saw. */
  version: number;
  move?: CallTime | undefined;
  /** Why; the visitor is told that it is cancelled, not why. */
  cancel?: string | undefined;
  /** What became of it: nothing yet, before its start. */
  outcome?: CallOutcome | undefined;
  /** Where the video call is; empty for none. */
  videoUrl?: string | undefined;
  /** For the firm's people alone. */
  note?: string | undefined;
  /** Who of the firm holds it; empty for nobody. */
  assignee?: string | undefined;
}>;

export type CallRefusal = Refused<'not-found' | 'changed' | 'key-reused' | 'taken' | 'too-early'>;

/** How many calls to come are of the same e-mail address, and of the same network, booked up to an instant. */
export type AlikeCalls = Readonly<{ until: number; address: number; network: number }>;

/** Which of them are to be cancelled, and why; `count` is what was seen of them. */
export type CancelAlike = Readonly<{
  by: 'address' | 'network';
  until: number;
  count: number;
  who: string;
  text: string;
}>;

/** The calls as the firm's people work on them. */
export type CallService = Readonly<{
  entry: (id: string) => Promise<CallEntry | undefined>;
  /** Books a call for a client. A repeated key counts once. */
  addByFirm: (
    made: NewBooking,
    worker: Readonly<{ who: string; key: string }>,
  ) => Promise<CallEntry | Refused<'taken' | 'key-reused'>>;
  /** Refuses as `changed` when somebody else, or the visitor, was there since. A repeated key counts once. */
  work: (
    id: string,
    work: CallWork,
    worker: Readonly<{ who: string; key: string }>,
  ) => Promise<CallEntry | CallRefusal>;
  /** How many calls to come there are of who booked one, and of its network; undefined when it is not there. */
  alike: (id: string) => Promise<AlikeCalls | undefined>;
  /** Cancels them, 200 at most at once. Refuses as `changed` when there are more than were seen. */
  cancelAlike: (
    id: string,
    wish: CancelAlike,
  ) => Promise<Readonly<{ cancelled: number; left: number }> | Refused<'not-found' | 'changed'>>;
}>;
