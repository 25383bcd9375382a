import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { openStore } from '../../db/open-store.ts';
import type { Store } from '../../db/store.ts';
import { outbox, type OutboxRound } from '../../outbox/outbox.ts';
import type { Transport } from '../../outbox/transport.ts';
import { officeMail } from '../office-mail.ts';
import type { Engine } from '../scratch-store.ts';
import { putTables } from '../scratch-tables.ts';
import type { Mood } from './mails.ts';

/** One of the firm's servers. */
export type Server = Readonly<{ store: Store; round: OutboxRound }>;

/** What is judged: two servers on one database, with a mail server of our own and a clock that only we move. */
export type Firm = Readonly<{
  servers: [Server, Server];
  clock: { now: number };
  mail: { mood: Mood };
  /** How often each mail was taken, by the id that it keeps. */
  delivered: Map<string, number>;
  /** Ends a server without a word, and starts another in its place. */
  restart: (which: number) => Promise<void>;
  close: () => Promise<void>;
}>;

const isOurs = ({ to }: SendMailOptions) => JSON.stringify(to).includes(officeMail.mailTo);

/** As the mail library hands on what a server says. */
const said = (response: string, command: string) =>
  Object.assign(new Error(response), { response, command, responseCode: Number(response.slice(0, 3)) });

function transportOf({ mail, delivered }: Pick<Firm, 'mail' | 'delivered'>): Transport {
  return {
    delivered: 'sent',
    async deliver(message, id) {
      await Promise.resolve();
      if (mail.mood === 'away') throw new Error('connect ECONNREFUSED');
      if (mail.mood === 'blocks-us') throw said('554 5.7.1 Blocked by a list', 'RCPT TO');
      if (mail.mood === 'no-mailbox' && !isOurs(message)) throw said('550 5.1.1 No such user here', 'RCPT TO');
      delivered.set(id, (delivered.get(id) ?? 0) + 1);
    },
  };
}

/** Opens an empty office. */
export async function openFirm(engine: Pick<Engine, 'databaseUrl'>, now: number): Promise<Firm> {
  const dataDir = await mkdtemp(join(tmpdir(), 'office-'));
  const databaseUrl = await engine.databaseUrl();
  if (databaseUrl === undefined) await putTables(dataDir);
  const shared = { clock: { now }, mail: { mood: 'well' as Mood }, delivered: new Map<string, number>() };
  const transport = transportOf(shared);
  const readNow = () => shared.clock.now;
  const open = async (): Promise<Server> => {
    const store = await openStore({ dataDir, databaseUrl, now: readNow });
    const log = { warn: () => undefined };
    const how = { retryBaseMs: 30_000, mailDigestAbove: 10_000, random: () => 0 };
    return { store, round: outbox({ ...officeMail, ...how, store, dataDir, log, transport, now: readNow }) };
  };
  const servers: [Server, Server] = [await open(), await open()];
  return {
    ...shared,
    servers,
    async restart(which) {
      await servers[which]?.store.close();
      servers[which] = await open();
    },
    async close() {
      for (const { store } of servers) await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
