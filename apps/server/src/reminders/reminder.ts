import type { IsoDate } from '@formation/calendar';
import type { Locale } from '@formation/content';
import type { Refused } from '@formation/leads';
import type { Requester } from '../enquiries/requester.ts';

export type NewReminder = Readonly<{
  email: string;
  /** What a later wish of the same address takes the place of: a company's own random identity; empty where its link has none. */
  company: string;
  /** What sets the dates, or the platform whose fees it is about, as a query: no name, nothing else that was typed. */
  facts: string;
  /** Until when it can be confirmed. */
  until: number;
}>;

/** Somebody who is told of a company's deadlines or of a platform's fees by mail, or has asked to be and not confirmed it. */
export type Reminder = Readonly<{
  id: string;
  email: string;
  facts: string;
  state: 'asked' | 'confirmed';
  askedAt: number;
  /** Since when one is reminded; 0 before it is confirmed. */
  since: number;
  /** When it is deleted. */
  until: number;
  /** What its reader reads. */
  language: Locale;
}>;

/** Something that somebody is told once: a deadline so many days before it, or the fees that change on a day. */
export type Notice = Readonly<{
  about: string;
  days: number;
  due: IsoDate;
  /** It was there before one began to be told: it counts as told, and no mail tells of it. */
  isKnown?: true;
}>;

/** What one is to be told; `isFirst` the first time that it is asked since one began to be told. */
export type NoticesFor = (reminder: Reminder, isFirst: boolean) => readonly Notice[];

export type ReminderStore = Readonly<{
  /** Stores the wish and the mail that asks whether it is meant. */
  ask: (
    wanted: NewReminder,
    origin: Requester,
  ) => Promise<
    Readonly<{ id: string }> | Refused<'key-reused' | 'form-used' | 'too-many-reminders' | 'reminders-full'>
  >;
  /**
   * Begins the reminders, or lengthens them. One that is confirmed for a company which the address is reminded of
   * already takes the place of the older one, whose links go on working.
   */
  confirm: (
    id: string,
    termsOf: (facts: string) => Readonly<{ until: number; consentText: string }>,
  ) => Promise<Reminder | Refused<'not-found'>>;
  /** Deletes it with all that it was told. False when it was gone. */
  stop: (id: string) => Promise<boolean>;
  find: (id: string) => Promise<Reminder | undefined>;
  /** By the time they were asked for. */
  list: () => Promise<readonly Reminder[]>;
  counts: () => Promise<Readonly<Record<Reminder['state'], number>>>;
  /** Removes those of an address, in any letter case; says how many. */
  erase: (address: string) => Promise<number>;
  /**
   * Writes the mails of a day for some of those who have none yet: the notices that nobody wrote before, one mail for
   * each reminder. Whoever does it twice, or at the same time on two servers, writes nothing twice.
   *
   * @returns how many were looked at; none when the day is done, or enough mails wait.
   */
  plan: (day: IsoDate, noticesFor: NoticesFor) => Promise<number>;
  /** What a mail tells of. */
  noticesOf: (mailId: string) => Promise<readonly Notice[]>;
}>;
