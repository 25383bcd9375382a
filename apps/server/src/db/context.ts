import type { CallLimits, LetterLimits, ReminderLimits, TextLimits } from '@formation/leads';
import type { Kysely } from 'kysely';
import type { OwnFileStore } from '../enquiries/files/file-store.ts';
import type { Transact } from './group-commit.ts';
import type { Tables } from './schema.ts';

/** What the parts of the store share. */
export type Context = Readonly<{
  db: Kysely<Tables>;
  /** For what visitors wait for. */
  transact: Transact;
  files: OwnFileStore;
  dataDir: string;
  /** What signs links and forms; it also seals where requests come from. */
  secret: () => Promise<string>;
  /** The right side of the message ids. */
  mailDomain: string;
  /** Whether the sender of an enquiry is answered by a fixed mail. */
  autoReply: boolean;
  /** What one visitor may book; without limits where there are none. */
  callLimits: CallLimits | undefined;
  /** How many enquiries of one e-mail address are mailed a day; without a limit where there is none. */
  enquiriesPerEmail: number | undefined;
  /** How many bytes of text a day may bring; likewise. */
  textLimits: TextLimits | undefined;
  /** How many letters strangers may bring about; likewise. */
  letterLimits: LetterLimits | undefined;
  /** What strangers may have kept of reminders; likewise. */
  reminderLimits: ReminderLimits | undefined;
  /** Whether locked rows can be skipped: several servers on one database. */
  skipsLocked: boolean;
  now: () => number;
  /** Makes deleted rows vanish from the disk as well. */
  scrub: () => Promise<void>;
}>;
