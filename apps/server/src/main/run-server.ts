import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@formation/content';
import type { FastifyBaseLogger } from 'fastify';
import { builtSite, builtSiteCache, previousBuild } from '../built-site.ts';
import { dayCounts } from '../counts/day-counts.ts';
import { startCounts } from '../counts/start-counts.ts';
import { startHousekeeping } from '../db/housekeeping.ts';
import { openStore } from '../db/open-store.ts';
import { wayBack } from '../db/upgrade.ts';
import { readOnly } from '../http/pages/compressed.ts';
import { loadRelease, makeCompressed, recallCompressed, type Site } from '../http/pages/load-site.ts';
import { startMailbox } from '../mailbox/start-mailbox.ts';
import { startOutbox } from '../outbox/start-outbox.ts';
import { ownProgram, type SiteProgram } from '../publishing/site-program.ts';
import { startPublishing } from '../publishing/start-publishing.ts';
import { startReminders } from '../reminders/start-reminders.ts';
import { noteSecret, secretChange } from '../secret-change.ts';
import { signingSecret } from '../secret.ts';
import type { Settings } from '../settings.ts';
import { storeLimits } from '../totals.ts';
import { unwrittenBackups } from '../watch/checks.ts';
import { startWatch } from '../watch/start-watch.ts';
import { createApp } from './app.ts';
import { listen } from './listen.ts';

/** The wall's time and one that never jumps. */
const clock = { now: () => Date.now(), steady: () => performance.now() };

/** Tells whoever starts the server something. */
type Say = (line: string) => void;

/** Why a server did not start, in words for whoever starts it. */
export class CannotStart extends Error {}

export type RunningServer = Readonly<{
  origin: string;
  /** Takes no more visitors, and lets go of those that it has for a second: none sends a request on a connection that is closed at this instant. */
  drain: () => Promise<void>;
  /** Takes no more requests, finishes what it has, and closes the database. */
  close: () => Promise<void>;
}>;

const isErrno = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

function whyNotListening(error: unknown, { host, port }: Settings): string {
  const code = isErrno(error) ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop what uses it, or choose another: PORT=4322.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  throw error;
}

/** The database's own words, without the address and password that were used to reach it. */
function whyNotStoring(error: unknown, { databaseUrl, dataDir }: Settings): string {
  const where = databaseUrl === undefined ? `in DATA_DIR ${dataDir}` : 'at DATABASE_URL';
  const what = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : '';
  return `The database ${where} cannot be used: ${what}`;
}

async function builtPages(): Promise<Site> {
  const site = await loadRelease(builtSite, previousBuild).catch(() => {
    throw new CannotStart('The site is not built yet. Run npm run build, or npm start.');
  });
  await recallCompressed(site, builtSiteCache);
  return site;
}

type Opened = Awaited<ReturnType<typeof openParts>>;

async function openParts(settings: Settings, say: Say) {
  const site: Site = settings.apiOnly ? new Map() : await builtPages();
  const change = await secretChange(settings);
  if (change?.mayStart === false) throw new CannotStart(change.says);
  if (change !== undefined) say(change.says);
  const { mailFrom, mailAutoReply } = settings;
  const store = await openStore({
    ...settings,
    mailDomain: mailFrom.split('@')[1],
    autoReply: mailAutoReply,
    ...(settings.rateLimitPerMin > 0 && storeLimits),
  }).catch((error: unknown) => {
    throw new CannotStart(whyNotStoring(error, settings));
  });
  const { made, copy } = store.upgraded;
  if (copy !== undefined)
    say(`The tables are up to date (${made.join(', ')}). Copied before: ${copy}\n${wayBack(copy, settings)}`);
  const fault = await unwrittenBackups(settings);
  if (fault !== undefined) say(fault.says);
  const secret = await signingSecret(settings.secret, settings.dataDir);
  await noteSecret(settings.dataDir, secret);
  const counts = dayCounts({ counts: store.counts, siteUrl: settings.siteUrl, now: clock.now });
  return { settings, site, store, calls, secret, clock, counts };
}

/** Longer than a visitor waits who has more to ask for. */
const drainMs = 1000;

async function drained(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  // Whoever comes now is another server's, which has the files of its own pages. That of HTTP would end connections at rest.
  Listener.prototype.close.call(server);
  await pause(drainMs);
}

/** What is published is built where it can be shown. */
function startedPublishing({ settings, store }: Opened, program: SiteProgram, log: FastifyBaseLogger) {
  if (program.blocked !== '') return [];
  const { site, pictures, texts } = store;
  return [
    startPublishing({ ...program, ...settings, ...clock, site, pictures, texts, restMs: settings.outboxTickMs, log }),
  ];
}

/**
 * Starts all parts of the server: pages, API, mails, reminders, housekeeping, counts and watch.
 *
 * @param say - is told when the tables were changed, and where the database was copied before; and that the folder of
 *   the backups cannot be written, or the secret is another.
 * @param program - where what is published is built from.
 * @throws CannotStart when the site is not built, the register was written with another secret, the database cannot be used, or nothing can listen there.
 */
export async function runServer(
  settings: Settings,
  say: Say,
  program: SiteProgram = ownProgram,
): Promise<RunningServer> {
  const parts = await openParts(settings, say);
  const { site, store, secret } = parts;
  const app = createApp({ ...parts, program });
  const origin = await listen(app, settings).catch(async (error: unknown) => {
    await store.close();
    throw new CannotStart(whyNotListening(error, settings));
  });
  const outbox = startOutbox({
    ...settings,
    store,
    secret,
    codeList: site.get('/hsic-codes.csv')?.identity.body,
    log: app.log,
  });
  const reminders = startReminders({ ...settings, store, log: app.log });
  const housekeeping = startHousekeeping({ ...settings, store, log: app.log });
  const counting = startCounts(parts.counts, app.log);
  const mailbox = startMailbox({ store, settings, log: app.log });
  const watch = startWatch({ store, settings, log: app.log });
  const publishing = startedPublishing(parts, program, app.log);
  if (!settings.apiOnly) void makeCompressed(site, readOnly(builtSiteCache));

  const close = async () => {
    await app.close();
    const running = [outbox, mailbox, reminders, housekeeping, watch, counting, ...publishing];
    await Promise.all(running.map((each) => each.stop()));
    await store.close();
  };
  const drain = () => drained(app.server);
  return { origin, drain, close };
}
