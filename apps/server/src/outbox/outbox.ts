import { rm } from 'node:fs/promises';
import { emlPath } from '../db/data-files.ts';
import type { ComposeOptions } from './addressed.ts';
import { claimMs } from './mail-retry.ts';
import { isOfReminder, isToVisitor, type Mail, type MailOutcome, refusedMark } from './mails.ts';
import { codes, isMailboxRefused, isRefusal, responseCode } from './refusal.ts';
import { compose } from './render-mail.ts';
import { giveUpAfterMs, retryPause } from './retry-pause.ts';
import { fileTransport, smtpTransport, type Transport } from './transport.ts';

const hourMs = 3_600_000;
/** Mails under way at once. */
const atOnce = 5;

export type OutboxOptions = ComposeOptions &
  Readonly<{
    dataDir: string;
    /** Without it mails wait as files in the outbox folder. */
    smtpUrl?: string | undefined;
    /** Above this many mails an hour the owner gets digests. */
    mailDigestAbove: number;
    /** The first pause between two tries. */
    retryBaseMs: number;
    /** Told of each try that failed: never of what the mail says, nor to whom it goes. */
    log: Readonly<{ warn: (about: object, sentence: string) => void }>;
    /** Instead of the mail server or the files: for tests. */
    transport?: Transport | undefined;
    now?: (() => number) | undefined;
    random?: (() => number) | undefined;
  }>;

/** Handles what is due, some mails at a time. Says whether there may be more at once. */
export type OutboxRound = () => Promise<boolean>;

type Sender = Readonly<{
  options: OutboxOptions;
  transport: Transport;
  now: () => number;
  /** Where a mail lies while it waits as a file. */
  eml: (id: string) => string;
  /** Taken, but the database could not be told yet: they must not go out again. */
  delivered: Map<string, Mail>;
}>;

function sentence(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return `${isRefusal(error) ? `${refusedMark} (${responseCode(error)}): ` : ''}${said}`.slice(0, 300);
}

function failed(mail: Mail, error: unknown, { retryBaseMs, random = Math.random }: OutboxOptions): MailOutcome {
  if (isToVisitor(mail.kind) && isMailboxRefused(error)) return { state: 'refused', error: sentence(error) };
  const pauseMs = retryPause(mail.attempts + 1, retryBaseMs, random());
  if (mail.waitedMs + pauseMs > giveUpAfterMs) return { state: 'dead', error: sentence(error) };
  return { state: 'waiting', error: sentence(error), pauseMs };
}

async function noteDelivered({ options, transport, eml, delivered }: Sender, mail: Mail): Promise<void> {
  delivered.set(mail.id, mail);
  const isKnown = await options.store.mails.settle(mail, { state: transport.delivered });
  delivered.delete(mail.id);
  if (transport.delivered === 'sent' || !isKnown) await rm(eml(mail.id), { force: true });
}

async function attempt(desk: Sender, mail: Mail): Promise<void> {
  const { options, transport, delivered, now } = desk;
  if (delivered.has(mail.id)) return noteDelivered(desk, mail);
  try {
    const message = await compose({ mail, options, at: now() });
    if (message === undefined) return await options.store.mails.drop(mail); // what it was about is gone
    await transport.deliver(message, mail.id);
  } catch (error) {
    const outcome = failed(mail, error, options);
    if (outcome.state === 'waiting' && isRefusal(error) && (await options.store.mails.split(mail, outcome))) return;
    const about = { mail: mail.id, kind: mail.kind, state: outcome.state, attempts: mail.attempts + 1 };
    options.log.warn({ ...about, ...codes(error) }, 'A mail was not taken.');
    if (outcome.state === 'refused' && isOfReminder(mail.kind)) await options.store.reminders.stop(mail.subject);
    await options.store.mails.settle(mail, outcome);
    return;
  }
  await noteDelivered(desk, mail);
}

/** A mail server may be slow: whoever is at a mail says so until it is done. */
async function attemptClaimed(desk: Sender, mail: Mail): Promise<void> {
  const renew = () => void desk.options.store.mails.renewClaim(mail).catch(() => undefined); // or another one tries
  const renewing = setInterval(renew, claimMs / 3);
  try {
    await attempt(desk, mail);
  } finally {
    clearInterval(renewing);
  }
}

/** How many more mails the owner is sent one by one this hour. A folder is not flooded. */
async function room({ options, transport, now }: Sender): Promise<number> {
  if (transport.delivered === 'written') return atOnce;
  return options.mailDigestAbove - (await options.store.mails.sentSince(now() - hourMs));
}

/** Sends what waits. A mail that was taken is noted as such before anything else happens to it. */
export function outbox(options: OutboxOptions): OutboxRound {
  const { dataDir, smtpUrl, now = () => Date.now() } = options;
  const eml = (id: string) => emlPath(dataDir, id);
  const transport = options.transport ?? (smtpUrl === undefined ? fileTransport(eml) : smtpTransport(smtpUrl));
  const desk: Sender = { options, transport, now, eml, delivered: new Map() };
  const { mails } = options.store;

  return async () => {
    for (const mail of desk.delivered.values()) await noteDelivered(desk, mail);
    const left = await room(desk);
    if (left <= 0) await mails.joinWaiting();
    const due = await mails.claim(left <= 0 ? atOnce : Math.min(left, atOnce), { withEnquiries: left > 0 });
    const results = await Promise.allSettled(due.map((mail) => attemptClaimed(desk, mail)));
    const broken = results.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
    return due.length > 0;
  };
}
