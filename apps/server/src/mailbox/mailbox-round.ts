import { isRefused } from '@formation/leads';
import type { StagedFile, Store } from '../db/store.ts';
import { totals } from '../totals.ts';
import { storedFates } from './fate.ts';
import type { OpenMailbox } from './imap-mailbox.ts';
import type { IncomingMail } from './incoming-mail.ts';
import type { Arrived, Claim, MailRules } from './mailbox.ts';
import type { MailReader } from './read-apart.ts';

export type MailboxParts = Readonly<{
  store: Pick<Store, 'mailbox' | 'files' | 'reminders'>;
  rules: MailRules;
  /** How much all stored files may take. */
  maxStoredBytes: number;
  open: () => Promise<OpenMailbox>;
  reader: MailReader;
  /** Whether the server is being stopped: then no more is begun. */
  isStopping?: () => boolean;
}>;

async function* once(content: Uint8Array) {
  yield await Promise.resolve(content);
}

/** Writes the files of a mail to the disk that may be attached to an enquiry, by the rules of the form. */
async function staged({ store, maxStoredBytes }: MailboxParts, mail: IncomingMail): Promise<readonly StagedFile[]> {
  let room = maxStoredBytes - (await store.files.bytes());
  const files: StagedFile[] = [];
  for (const { name, content } of mail.files) {
    if (content.length > room) continue;
    const file = await store.files.stage(once(content), name);
    if (isRefused(file)) continue;
    files.push(file);
    room -= file.bytes;
  }
  return files;
}

async function takeOne(
  parts: MailboxParts,
  { claim, box, uid }: Readonly<{ claim: Claim; box: OpenMailbox; uid: number }>,
) {
  const { store, rules, reader } = parts;
  const fetched = await box.fetch(uid);
  if (fetched === undefined) return 'gone';
  const mail = await reader.read(fetched.source, fetched.isWhole);
  const arrived: Arrived = { uid, mail, rules };
  const isWithFiles = mail !== undefined && mail.files.length > 0 && (await store.mailbox.wantsFiles(arrived));
  const taken = await store.mailbox.take(claim, arrived, isWithFiles ? await staged(parts, mail) : []);
  if (taken === undefined) return 'not-ours';
  if (taken.stops !== undefined) await store.reminders.stop(taken.stops);
  if (storedFates.includes(taken.fate)) await box.markRead(uid);
  return taken.fate;
}

/** Takes what is new, some mails at a time. Says whether it came to the end. */
async function takeNew(parts: MailboxParts, claim: Claim, box: OpenMailbox): Promise<boolean> {
  const place = await parts.store.mailbox.position(claim, box.numbering);
  if (place === undefined) return true;
  const uids = await box.after(place.lastUid, place.since);
  for (const uid of uids.slice(0, totals.mailbox.bounds.perRound)) {
    if (parts.isStopping?.()) return true;
    if ((await takeOne(parts, { claim, box, uid })) === 'not-ours') return true;
  }
  return uids.length <= totals.mailbox.bounds.perRound;
}

/**
 * Reads a mailbox once. A mail is marked as read after it is stored, and never deleted: what breaks off before is read
 * again, what breaks off after is not.
 *
 * @returns `again` when there is more.
 * @throws {Error} where the mailbox or the database does not answer; another round goes on where this one stopped.
 */
export async function mailboxRound(parts: MailboxParts, claim: Claim): Promise<'again' | undefined> {
  const { mailbox } = parts.store;
  if (!(await mailbox.claim(claim))) return undefined;
  let isAtEnd: boolean | undefined;
  try {
    const box = await parts.open();
    try {
      isAtEnd = await takeNew(parts, claim, box);
    } finally {
      box.close();
    }
  } finally {
    await parts.reader.close();
    await mailbox.release(claim, isAtEnd !== undefined);
  }
  return isAtEnd ? undefined : 'again';
}
