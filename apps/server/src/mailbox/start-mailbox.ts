import { randomUUID } from 'node:crypto';
import type { Store } from '../db/store.ts';
import { type Running, startRounds } from '../scheduler.ts';
import type { Settings } from '../settings.ts';
import { openMailbox } from './imap-mailbox.ts';
import { mailboxName } from './mailbox-name.ts';
import { mailboxRound, type MailboxParts } from './mailbox-round.ts';
import { mailReader } from './read-apart.ts';

type Wanted = Pick<
  Settings,
  'imapUrl' | 'imapTickMs' | 'imapNewEnquiries' | 'mailFrom' | 'mailTo' | 'mailReplyTo' | 'blocklist' | 'maxStoredBytes'
>;

type StartOptions = Readonly<{
  store: Store;
  settings: Wanted;
  /** Told of rounds that failed: never of what a mail says. */
  log: Readonly<{ warn: (about: object, sentence: string) => void }>;
}>;

/** The code of a failure: its sentence may name an address. */
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');

/** What reads a mailbox, with all that it needs. */
export function mailboxParts(url: string, { store, settings }: Omit<StartOptions, 'log'>): MailboxParts {
  const { mailFrom, mailTo, mailReplyTo, blocklist, imapNewEnquiries: newEnquiries, maxStoredBytes } = settings;
  const rules = { own: [mailFrom, mailTo, mailReplyTo], blocklist, newEnquiries };
  return { store, rules, maxStoredBytes, open: () => openMailbox(url), reader: mailReader() };
}

/** Reads the mailbox until it is stopped, one server at a time; nothing where there is none. */
export function startMailbox({ store, settings, log }: StartOptions): Running {
  const { imapUrl, imapTickMs } = settings;
  if (imapUrl === undefined) return { stop: () => Promise.resolve() };
  const parts = mailboxParts(imapUrl, { store, settings });
  const claim = { name: mailboxName(imapUrl), by: randomUUID() };
  let isStopping = false;
  const rounds = startRounds({
    round: () => mailboxRound({ ...parts, isStopping: () => isStopping }, claim),
    restMs: imapTickMs,
    failed: (error) => log.warn({ code: codeOf(error) }, 'The mailbox was not read; it is tried again.'),
  });
  return {
    stop: () => {
      isStopping = true;
      return rounds.stop();
    },
  };
}
