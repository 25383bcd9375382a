import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallLimits, LetterLimits, ReminderLimits, TextLimits } from '@formation/leads';
import { Kysely, sql } from 'kysely';
import { answerStore } from '../answers/answer-store.ts';
import { backUp } from '../backup/back-up.ts';
import { blockedTimeStore } from '../bookings/blocked/blocked-time-store.ts';
import { bookingStore } from '../bookings/booking-store.ts';
import { callFeedStore } from '../bookings/feed/call-feed-store.ts';
import { openingStore } from '../bookings/opening-store.ts';
import { consoleStore } from '../console/accounts/console-store.ts';
import { countStore } from '../counts/count-store.ts';
import { enquiryStore } from '../enquiries/enquiry-store.ts';
import { fileStore } from '../enquiries/files/file-store.ts';
import { inboxCounts } from '../enquiries/list/inbox-counts-store.ts';
import { inboxStore } from '../enquiries/list/inbox-store.ts';
import { paperStore } from '../enquiries/papers/paper-store.ts';
import { mailboxStore } from '../mailbox/mailbox-store.ts';
import { mailStore } from '../outbox/mail-store.ts';
import { personStore } from '../people/person-store.ts';
import { pictureStore } from '../publishing/pictures/picture-store.ts';
import { siteStore } from '../publishing/site-store.ts';
import { textStore } from '../publishing/texts/text-store.ts';
import { reminderStore } from '../reminders/reminder-store.ts';
import { signingSecret } from '../secret.ts';
import { alarmStore } from '../watch/alarm-store.ts';
import { confirmationStore } from '../watch/confirmation-store.ts';
import type { Context } from './context.ts';
import { databaseFile } from './data-files.ts';
import { emptyLog } from './empty-log.ts';
import { groupCommit } from './group-commit.ts';
import { storeFaults } from './health.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Store } from './store.ts';
import { tableFault, tableState } from './table-state.ts';
import { sweepCopies } from './upgrade-copies.ts';
import { UnfitTables, upgrade, type Upgraded } from './upgrade.ts';

export { outboxFolder } from './data-files.ts';

export type StoreOptions = Readonly<{
  /** Holds the embedded database, the attachments and the mails that wait as files. Servers of one database share it. */
  dataDir: string;
  /** `postgres://…`; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** What signs links and forms; without it the one in the data folder. */
  secret?: string | undefined;
  /** The right side of message ids: the domain of the sender's address. */
  mailDomain?: string | undefined;
  /** Whether who writes gets a fixed reply. Off unless the owner says so. */
  autoReply?: boolean | undefined;
  /** What one visitor may book. */
  callLimits?: CallLimits | undefined;
  /** How many enquiries of one e-mail address are mailed a day. */
  enquiriesPerEmail?: number | undefined;
  /** How many bytes of text a day may bring. */
  textLimits?: TextLimits | undefined;
  /** How many letters strangers may bring about. */
  letterLimits?: LetterLimits | undefined;
  /** What strangers may have kept of reminders. */
  reminderLimits?: ReminderLimits | undefined;
  /** After how long without a call a session of the console ends. */
  sessionIdleMs?: number | undefined;
  /**
   * What to do about the tables: bring them up to date, as the server does, or only take them as this program knows
   * them, as the command line does. It takes no lock and makes nothing.
   */
  tables?: 'make' | 'expect' | undefined;
  /** The clock, in milliseconds since 1970. */
  now?: (() => number) | undefined;
}>;

/** The secret, made or read when it is first needed: the command line may have no folder to keep one in. */
function secretOf({ secret, dataDir }: StoreOptions): () => Promise<string> {
  let known = secret;
  return async () => (known ??= await signingSecret(undefined, dataDir));
}

function contextOf(db: Kysely<Tables>, options: StoreOptions): Context {
  const { dataDir, databaseUrl, mailDomain = 'localhost', autoReply = false, now = () => Date.now() } = options;
  return {
    db,
    transact: databaseUrl === undefined ? groupCommit(db) : (work) => db.transaction().execute(work),
    files: fileStore({ db, path: join(dataDir, 'files'), now, afterlifeMs: databaseUrl === undefined ? 0 : 60_000 }),
    dataDir,
    secret: secretOf(options),
    mailDomain,
    autoReply,
    callLimits: options.callLimits,
    enquiriesPerEmail: options.enquiriesPerEmail,
    textLimits: options.textLimits,
    letterLimits: options.letterLimits,
    reminderLimits: options.reminderLimits,
    sessionIdleMs: options.sessionIdleMs,
    skipsLocked: databaseUrl !== undefined,
    now,
    scrub: () => (databaseUrl === undefined ? emptyLog(db) : Promise.resolve()),
  };
}

function opened({ databaseUrl, dataDir }: StoreOptions, isPatient = false): Kysely<Tables> {
  const dialect =
    databaseUrl === undefined ? sqliteDialect(join(dataDir, databaseFile)) : postgresDialect(databaseUrl, isPatient);
  return new Kysely<Tables>({ dialect });
}

async function prepare(options: StoreOptions): Promise<Upgraded> {
  const { tables, now = () => Date.now(), ...place } = options;
  const db = opened(options, true);
  try {
    if (tables !== 'expect') return await upgrade(db, { ...place, now });
    const fault = tableFault(await tableState(db));
    if (fault !== undefined) throw new UnfitTables(fault);
    return { made: [] };
  } finally {
    await db.destroy();
  }
}

async function makeFolders(dataDir: string): Promise<void> {
  for (const folder of ['files', 'outbox']) await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
}

/**
 * Opens the store, makes its folders and brings its tables up to date.
 *
 * @throws when the database cannot be reached, or is newer than this code.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, tables } = options;
  if (tables !== 'expect') await makeFolders(dataDir);
  const upgraded = await prepare(options);
  const db = opened(options);
  await sql`select 1`.execute(db); // it is opened with the first call
  const context = contextOf(db, options);
  return {
    enquiries: enquiryStore(context),
    files: context.files,
    bookings: bookingStore(context),
    reminders: reminderStore(context),
    mails: mailStore(context),
    alarms: alarmStore(context),
    persons: personStore(context),
    counts: countStore(context),
    console: consoleStore(context),
    inbox: inboxStore(context),
    answers: answerStore(context),
    papers: paperStore(context),
    desk: inboxCounts(context),
    opening: openingStore(context),
    blocked: blockedTimeStore(context),
    callFeeds: callFeedStore(context),
    confirmations: confirmationStore(context),
    site: siteStore(context),
    pictures: pictureStore(context),
    texts: textStore(context),
    mailbox: mailboxStore(context),
    upgraded,
    sweepCopies: () => sweepCopies(dataDir, context.now()),
    backUp: (folder) => backUp({ db, dataDir, databaseUrl }, folder),
    faults: () => storeFaults(db, dataDir),
    close: () => db.destroy(),
  };
}
