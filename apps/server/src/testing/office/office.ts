import type { EnquiryState } from '../../enquiries/list/inbox.ts';
import type { MailKind, MailState } from '../../outbox/mails.ts';

/**
 * The office as those see it who work in it or write to it: no tables, no locks, no processes. Its rules stand in this
 * folder once more, as plainly as they can be said; the store has to agree after each step.
 */
export type Office = {
  now: number;
  enquiries: Enquiry[];
  calls: Call[];
  blocked: Blocked[];
  reminders: Reminder[];
  mails: Mail[];
};

export type Noted = Readonly<{ at: number; version: number; who: string; what: string }>;

export type Enquiry = {
  readonly id: string;
  readonly address: string;
  state: EnquiryState;
  isHeldByHand: boolean;
  holder: string;
  followUp: number;
  version: number;
  history: Noted[];
  answers: Answer[];
};

/** What was sent, and how the enquiry stood before. */
export type Answer = {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  stateBefore: EnquiryState;
  readonly holderBefore: string;
};

export type Call = {
  readonly id: string;
  readonly address: string;
  start: number;
  /** Whether the e-mail address is known to be the visitor's. */
  isConfirmed: boolean;
  state: 'booked' | 'cancelled';
  sequence: number;
  changed: '' | 'moved' | 'video';
};

/** A time at which nobody can book a call. */
export type Blocked = Readonly<{ id: string; start: number; end: number }>;

export type Reminder = {
  readonly id: string;
  readonly address: string;
  state: 'asked' | 'confirmed';
  since: number;
};

export type Mail = {
  /** Known once a server has taken it up; an answer's from the start. */
  id: string | undefined;
  readonly kind: MailKind;
  readonly subject: string;
  state: MailState;
  due: number;
  tries: number;
  waited: number;
  claimedUntil: number;
  settled: number;
};

const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
export const callLasts = 30 * minute;

/** An office on its first day. */
export const emptyOffice = (now: number): Office => ({
  now,
  enquiries: [],
  calls: [],
  blocked: [],
  reminders: [],
  mails: [],
});

/** States in which one looks at an enquiry again. */
export const isOpen = (state: EnquiryState): boolean => state === 'new' || state === 'answered' || state === 'waiting';

export const isAsleep = ({ now }: Office, { state, followUp }: Enquiry): boolean => isOpen(state) && followUp > now;

type Said = Readonly<{ who: string; what: readonly string[] }>;

/** A change of an enquiry, in its history where it says something. */
export function changed({ now }: Office, enquiry: Enquiry, { who, what }: Said): void {
  enquiry.version += 1;
  for (const each of what) enquiry.history.push({ at: now, version: enquiry.version, who, what: each });
}

/** Whoever is heard of again wakes what sleeps of theirs. */
export function unsnooze(office: Office, address: string, what: 'wrote-again' | 'call-booked'): void {
  for (const enquiry of office.enquiries)
    if (enquiry.address === address && isAsleep(office, enquiry)) {
      enquiry.followUp = office.now;
      changed(office, enquiry, { who: '', what: [what] });
    }
}

type NewMail = Pick<Mail, 'kind' | 'subject'> & Partial<Pick<Mail, 'id' | 'state' | 'due'>>;

export function write({ mails }: Office, { id, kind, subject, state = 'waiting', due = 0 }: NewMail): void {
  mails.push({ id, kind, subject, state, due, tries: 0, waited: 0, claimedUntil: 0, settled: 0 });
}

/** Lets go of some mails. */
export function tear(office: Office, which: (mail: Mail) => boolean): readonly Mail[] {
  const torn = office.mails.filter(which);
  office.mails = office.mails.filter((mail) => !torn.includes(mail));
  return torn;
}

/** Nobody has it under way. */
export const isFree = ({ now }: Office, { claimedUntil }: Mail): boolean => claimedUntil <= now;
export const isDue = (office: Office, mail: Mail): boolean =>
  mail.state === 'waiting' && mail.due <= office.now && isFree(office, mail);
