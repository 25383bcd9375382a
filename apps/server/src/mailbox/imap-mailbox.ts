import { isIP } from 'node:net';
import { dayMs } from '@formation/calendar';
import { ImapFlow } from 'imapflow';
import { totals } from '../totals.ts';
import type { Numbering } from './mailbox.ts';

/** A mail as the mailbox has it: all of it, or the beginning of one that is too large. */
export type Fetched = Readonly<{ source: Uint8Array; isWhole: boolean }>;

/** A mailbox that is open. Nothing in it is ever deleted or moved. */
export type OpenMailbox = Readonly<{
  numbering: Numbering;
  /** The numbers above one, of mails that came since an instant, by their order. */
  after: (lastUid: number, since: number) => Promise<readonly number[]>;
  /** Undefined for one that has gone meanwhile. */
  fetch: (uid: number) => Promise<Fetched | undefined>;
  markRead: (uid: number) => Promise<void>;
  close: () => void;
}>;

const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
const { bytesOfOne, bytesOfTheBeginning } = totals.mailbox.bounds;
/** A line is at most a list of numbers. */
const bounds = { maxLineLength: 16 * 1024 * 1024, maxLiteralSize: bytesOfOne + 1024, maxResponseSize: 2 * bytesOfOne };

const isHere = (hostname: string) => hostname === 'localhost' || (isIP(hostname) === 4 && hostname.startsWith('127.'));

/** Passwords go over a sealed line only, but for a mail server on this machine. */
function clientOf(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port || (secure ? 993 : 143)),
    secure,
    ...(!secure && !isHere(hostname) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    ...patience,
    ...bounds,
  });
  client.on('error', () => undefined); // whoever waits for an answer is told as well
  return client;
}

async function fetchMail(client: ImapFlow, uid: number): Promise<Fetched | undefined> {
  const known = await client.fetchOne(String(uid), { size: true }, { uid: true });
  if (known === false) return undefined;
  const isWhole = (known.size ?? Infinity) <= bytesOfOne;
  const source = isWhole ? { start: 0, maxLength: bytesOfOne } : { start: 0, maxLength: bytesOfTheBeginning };
  const mail = await client.fetchOne(String(uid), { source }, { uid: true });
  return mail === false || mail.source === undefined ? undefined : { source: mail.source, isWhole };
}

async function numbersAfter(client: ImapFlow, lastUid: number, since: number): Promise<readonly number[]> {
  /** Days are compared, by the clock of the mail server. */
  const found = await client.search({ uid: `${lastUid + 1}:*`, since: new Date(since - dayMs) }, { uid: true });
  return (found || []).filter((uid) => uid > lastUid).sort((a, b) => a - b); // `*` is the last one, whatever its number
}

/**
 * Opens a mailbox.
 *
 * @throws {Error} where it does not answer, or does not take our name and password.
 */
export async function openMailbox(url: string): Promise<OpenMailbox> {
  const client = clientOf(url);
  try {
    await client.connect();
    const path = decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
    const { uidValidity, uidNext } = await client.mailboxOpen(path);
    return {
      numbering: { validity: String(uidValidity), next: uidNext },
      after: (lastUid, since) => numbersAfter(client, lastUid, since),
      fetch: (uid) => fetchMail(client, uid),
      markRead: async (uid) => void (await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true })),
      close: () => client.close(),
    };
  } catch (error) {
    client.close();
    throw error;
  }
}
