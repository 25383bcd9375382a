import type { Refused, TemplateParams } from '@formation/leads';
import type { AnswerStore } from '../answers/answers.ts';
import type { BlockedTimeStore } from '../bookings/blocked/blocked-time.ts';
import type { Booking, CallTime, NewBooking } from '../bookings/booking.ts';
import type { CallService } from '../bookings/calls.ts';
import type { CallFeedStore } from '../bookings/feed/call-feed.ts';
import type { OpeningStore } from '../bookings/opening.ts';
import type { ConsoleStore } from '../console/accounts/account-types.ts';
import type { CountStore } from '../counts/counts.ts';
import type { Lead, StagedFile, StoredFile } from '../enquiries/lead.ts';
import type { InboxCounts } from '../enquiries/list/inbox-counts.ts';
import type { InboxStore } from '../enquiries/list/inbox.ts';
import type { PaperStore } from '../enquiries/papers/papers.ts';
import type { QuarantineReason } from '../enquiries/quarantine.ts';
import type { Requester } from '../enquiries/requester.ts';
import type { MailboxStore } from '../mailbox/mailbox.ts';
import type { MailStore } from '../outbox/mails.ts';
import type { PersonStore, Registered } from '../people/persons.ts';
import type { PictureStore } from '../publishing/pictures/pictures.ts';
import type { SiteStore } from '../publishing/site-edits.ts';
import type { TextStore } from '../publishing/texts/texts.ts';
import type { ReminderStore } from '../reminders/reminder.ts';
import type { AlarmStore } from '../watch/alarms.ts';
import type { ConfirmationStore } from '../watch/confirmations.ts';
import type { Upgraded } from './upgrade.ts';

export type { Booking, CallTime, NewBooking } from '../bookings/booking.ts';
export type { Lead, StagedFile, StoredFile } from '../enquiries/lead.ts';

/**
 * Where enquiries, their files, bookings, reminders and the mails about them are kept.
 *
 * What a method has answered is on the disk. An expected refusal is a value; a method that throws has stored nothing,
 * or cannot know (the connection broke during the commit): answer 503, the same request may be sent again.
 */
export type Store = Readonly<{
  enquiries: EnquiryStore;
  files: FileStore;
  bookings: BookingStore;
  reminders: ReminderStore;
  mails: MailStore;
  alarms: AlarmStore;
  persons: PersonStore;
  counts: CountStore;
  console: ConsoleStore;
  inbox: InboxStore;
  answers: AnswerStore;
  papers: PaperStore;
  desk: InboxCounts;
  opening: OpeningStore;
  blocked: BlockedTimeStore;
  callFeeds: CallFeedStore;
  confirmations: ConfirmationStore;
  /** What the firm writes of its site. */
  site: SiteStore;
  /** The pictures that its people uploaded for it. */
  pictures: PictureStore;
  /** What was done to its translated texts. */
  texts: TextStore;
  mailbox: MailboxStore;
  /** What opening it changed in the tables. */
  upgraded: Upgraded;
  /** Deletes the copies from before upgrades whose days are over, and says how many. */
  sweepCopies: () => Promise<number>;
  /** Copies all that is kept into a new folder. */
  backUp: (folder: string) => Promise<void>;
  /** Why it cannot work now, one sentence each; none when it can. */
  faults: () => Promise<readonly string[]>;
  /** Waits for what runs and closes the database. */
  close: () => Promise<void>;
}>;

export type NewEnquiry = Readonly<{
  params: TemplateParams;
  /** The e-mail address to answer to, as `readTemplateParams` found it. */
  address: string;
  file?: StagedFile | undefined;
  /** Why it is to be held: stored and marked, never mailed. */
  heldFor?: QuarantineReason | undefined;
  /** Which wording of the consent the visitor saw. */
  consentText: string;
}>;

export type EnquiryStore = Readonly<{
  /**
   * Stores enquiry, file record and mail in one transaction. Takes the staged file over: a repeat's or a refused one's
   * is removed. `isServed` is false where a list of codes was asked for and what a day allows of letters is used up.
   */
  add: (
    enquiry: NewEnquiry,
    origin: Requester,
  ) => Promise<
    Readonly<{ id: string; repeated: boolean; isServed: boolean }> | Refused<'key-reused' | 'form-used' | 'texts-full'>
  >;
  /** How many bytes of text were stored within a day. */
  textsOfADay: () => Promise<number>;
  /** Newest first. */
  list: () => Promise<readonly Lead[]>;
  counts: () => Promise<LeadCounts>;
  find: (id: string) => Promise<Lead | undefined>;
  /**
   * Removes all that is kept of an address, in any letter case: enquiries, files, bookings, reminders and mails. What
   * is to be registered is entered with it, or not at all.
   */
  erase: (address: string, registered?: Registered) => Promise<Removed>;
  /** Removes all that arrived before an instant; a call that is still to come stays until it is over. */
  purge: (before: number) => Promise<Removed>;
}>;

export type LeadCounts = Readonly<{ enquiries: number; suspicious: number; attachments: number }>;

/** How many of each a removal took away. */
export type Removed = Readonly<{
  enquiries: number;
  files: number;
  bookings: number;
  reminders: number;
  mails: number;
}>;

export type FileRefusal = Refused<'file-empty' | 'file-too-large' | 'file-type' | 'file-protected'>;

export type FileStore = Readonly<{
  /**
   * Writes an upload to the disk as it comes in, never wholly in memory. When it answers with a file, that is synced.
   * When the source throws or the rules refuse, nothing stays. The source is read to its end in any case: bound it.
   */
  stage: (content: AsyncIterable<Uint8Array>, name: string) => Promise<StagedFile | FileRefusal>;
  discard: (file: Pick<StagedFile, 'id'>) => Promise<void>;
  /** How much the stored files take, in bytes. */
  bytes: () => Promise<number>;
  /** What is known of a stored file. */
  find: (id: string) => Promise<StoredFile | undefined>;
  /** Whether a stored file lies there as it came, by its digest. */
  isWhole: (id: string) => Promise<boolean>;
  /** The stored files that do not. */
  broken: () => Promise<readonly string[]>;
  /** Where a stored file lies. */
  path: (id: string) => string;
  /** Removes what crashes left behind: files that no enquiry owns. Says how many. */
  sweep: () => Promise<number>;
}>;

type ChangeRefusal = 'not-found' | 'taken' | 'key-reused' | 'too-late';

type Added = Readonly<{
  booking: Booking;
  repeated: boolean;
  /** Whether a letter confirms it; an address gets only so many a day. */
  isMailed: boolean;
}>;

export type BookingStore = Readonly<{
  add: (
    booking: NewBooking,
    origin: Requester,
  ) => Promise<Added | Refused<'taken' | 'key-reused' | 'form-used' | 'too-many-calls' | 'share-taken'>>;
  /** The visitor has opened the link of a mail about it. */
  confirm: (id: string) => Promise<Booking | Refused<'not-found'>>;
  /** When calls are booked, or the time is blocked, in the span between two instants, by start. */
  taken: (from: number, to: number) => Promise<readonly CallTime[]>;
  /** By start. */
  list: () => Promise<readonly Booking[]>;
  /** Those that start from an instant (included) to another (excluded), the cancelled ones among them, by start. */
  between: (from: number, to: number) => Promise<readonly Booking[]>;
  /** What is noted about those, by the call's id, the oldest first. */
  notes: (from: number, to: number) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** The first that stands and is not over at an instant. */
  nextAfter: (instant: number) => Promise<Booking | undefined>;
  /** How many stand that were booked after an instant. */
  bookedSince: (instant: number) => Promise<number>;
  /** How many are booked that start after an instant. */
  countAfter: (instant: number) => Promise<number>;
  find: (id: string) => Promise<Booking | undefined>;
  /**
   * What a visitor changes, until the call is over. A cancelled booking stays cancelled and answers the same. A key
   * stands for one change, as for one booking.
   */
  cancel: (id: string, key?: string) => Promise<Booking | Refused<ChangeRefusal>>;
  move: (id: string, to: CallTime, key?: string) => Promise<Booking | Refused<ChangeRefusal>>;
}> &
  CallService;
