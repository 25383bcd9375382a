import { dayMs } from '@formation/calendar';
import type { mailStates } from '@formation/console-api';

export type MailState = (typeof mailStates)[number];

/** Begins the last error of a mail that the mail server will not take, however often it is tried. */
export const refusedMark = 'refused';

export type MailSummary = Readonly<{ state: MailState; attempts: number; lastError: string }>;

/** What a mail is about; its words are written when it is sent. */
export type MailKind =
  | 'enquiry'
  | 'enquiry-reply'
  | 'code-list'
  | 'answer'
  | 'digest'
  | 'papers'
  | 'booking-owner'
  | 'booking-visitor'
  | CallReminder
  | 'reminder-ask'
  | 'reminder'
  | 'alarm'
  | 'account-notice';

const toOffice: readonly MailKind[] = ['enquiry', 'digest', 'papers', 'booking-owner', 'alarm', 'account-notice'];
const ofReminder: readonly MailKind[] = ['reminder-ask', 'reminder'];

/** Whether a mail goes to somebody who gave us the address, and not to the firm. */
export const isToVisitor = (kind: MailKind): boolean => !toOffice.includes(kind);
/** Whether a mail is about deadlines: an address that takes none ends them. */
export const isOfReminder = (kind: MailKind): boolean => ofReminder.includes(kind);

/** The mails before a call. */
type CallReminder = 'call-in-a-day' | 'call-in-an-hour';

const hourMs = 3_600_000;

/** How long before a call its visitor is reminded. */
export const callReminders: readonly Readonly<{ kind: CallReminder; leadMs: number }>[] = [
  { kind: 'call-in-a-day', leadMs: dayMs },
  { kind: 'call-in-an-hour', leadMs: hourMs },
];

/** Mails that nobody has taken for a day, and those that were given up. */
export type MailTroubles = Readonly<{
  dead: number;
  held: number;
  waiting: number;
  /** When the newest dead one was given up, and the newest held one came. */
  newestDead: number;
  newestHeld: number;
  /** Those that go on being tried although the mail server said that it will not take them. */
  refused: number;
}>;

/** A visitor with open business whose mailbox took nothing: another way has to reach them. */
export type Unreached = Readonly<{ kind: 'enquiry' | 'call'; id: string; name: string; phone: string; at: number }>;

/** A mail that ought to have gone and has not. */
export type UnsentMail = MailSummary & Pick<Mail, 'kind' | 'subject'>;

export type Mail = Readonly<{
  id: string;
  kind: MailKind;
  /** The enquiry, booking or reminder that it is about; empty for a digest. */
  subject: string;
  /** Stays the same however often the mail is tried. */
  messageId: string;
  attempts: number;
  /** The pauses taken so far, in milliseconds. */
  waitedMs: number;
}>;

/** How many mails there are in each state; what shall leave later is `planned`, and not among what waits. */
export type MailCounts = Readonly<Record<MailState | 'planned', number>>;

export type MailStore = Readonly<{
  /**
   * Takes up to so many due mails for a while: no other process gets them until then. Enquiries' own mails are left
   * alone where a digest shall carry them.
   */
  claim: (limit: number, which?: Readonly<{ withEnquiries: boolean }>) => Promise<readonly Mail[]>;
  /** Says again that a claimed mail is under way. */
  renewClaim: (mail: Mail) => Promise<void>;
  /** Notes how a try ended. False when the mail has been erased meanwhile. */
  settle: (mail: Mail, outcome: MailOutcome) => Promise<boolean>;
  /** Whether a mail is still to go: what it is about may have changed since it was claimed. */
  stands: (id: string) => Promise<boolean>;
  /** Forgets a mail that has nothing to say any more. */
  drop: (mail: Mail) => Promise<void>;
  /**
   * Joins all waiting enquiry mails in digests; their state is the digest's from then on. At most once in ten minutes.
   * Says how many mails it joined.
   */
  joinWaiting: () => Promise<number>;
  /**
   * Makes two digests of one that was refused for good, so that no enquiry hangs on another's. False when it is no
   * digest, or tells of one enquiry only.
   */
  split: (mail: Mail, outcome: MailOutcome & Readonly<{ state: 'waiting' }>) => Promise<boolean>;
  /** The enquiries that a digest tells of. */
  membersOf: (digestId: string) => Promise<readonly string[]>;
  /** How many mails to the owner were sent since an instant. */
  sentSince: (since: number) => Promise<number>;
  /**
   * Lets the mails about an enquiry, booking or reminder be tried again from the start, but for those that are sent or under way;
   * a held enquiry is released with them. False when there are no others.
   */
  retry: (subject: string, who: string) => Promise<boolean>;
  /** Lets mails about an enquiry, booking or reminder rest that are held or given up. */
  dismiss: (subject: string) => Promise<boolean>;
  /** What was given up or held, and what is due and waits; the oldest first. */
  unsent: () => Promise<readonly UnsentMail[]>;
  /** How many letters strangers have brought about within a day. */
  toStrangers: () => Promise<number>;
  /** What has gone wrong for a day. */
  troubles: () => Promise<MailTroubles>;
  /** Whom no mail reaches, of enquiries that are new and calls that are to come; the newest first. */
  unreached: () => Promise<readonly Unreached[]>;
  /** Mails written to files become due again, once a mail server is there. */
  resumeWritten: () => Promise<void>;
  counts: () => Promise<MailCounts>;
}>;

export type MailOutcome =
  | Readonly<{ state: 'sent' }>
  | Readonly<{ state: 'written' }>
  | Readonly<{ state: 'dead' | 'refused'; error: string }>
  | Readonly<{ state: 'waiting'; error: string; pauseMs: number }>;
