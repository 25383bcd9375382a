import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { dayCounts } from '../counts/day-counts.ts';
import { openStore } from '../db/open-store.ts';
import { compressedCache } from '../http/pages/compressed.ts';
import { loadSite, makeCompressed } from '../http/pages/load-site.ts';
import { createApp } from '../main/app.ts';
import { listen } from '../main/listen.ts';
import { ownProgram, type SiteProgram } from '../publishing/site-program.ts';
import { parseSettings, type Settings } from '../settings.ts';
import { sampleSite, scratchFolder } from './sample-site.ts';
import { putTables } from './scratch-tables.ts';
import { fewCalls, fewLetters, fewReminders, fewTexts, weekdayCalls } from './weekday-calls.ts';

const quiet = { LOG_LEVEL: 'silent', PORT: '0', RATE_LIMIT_PER_MIN: '0' };

/** Saturday noon in Colombo: a clock that moves only when a test says so. */
export function handClock(start = Date.parse('2026-11-21T06:30:00Z')) {
  let at = start;
  const read = () => at;
  return { now: read, steady: read, advance: (ms: number) => void (at += ms) };
}

type Body = NonNullable<RequestInit['body']>;

async function openedParts(folder: string, settings: Settings, clock: ReturnType<typeof handClock>) {
  const site = await loadSite(folder);
  await makeCompressed(site, compressedCache(folder));
  if (settings.databaseUrl === undefined) await putTables(settings.dataDir);
  const few = { callLimits: fewCalls, reminderLimits: fewReminders, letterLimits: fewLetters, textLimits: fewTexts };
  const store = await openStore({ ...settings, now: clock.now, ...(settings.rateLimitPerMin > 0 && few) });
  const counts = dayCounts({ counts: store.counts, siteUrl: settings.siteUrl, now: clock.now });
  return { settings, site, store, counts, calls: weekdayCalls, secret: 'a secret for tests', clock };
}

/** The whole server with a small site on a free port, stopped at the end of the block that holds it. */
export async function runningApp(
  env: Readonly<Record<string, string>> = {},
  clock = handClock(),
  program: SiteProgram = ownProgram,
) {
  const folder = await scratchFolder(sampleSite);
  const settings = parseSettings({ DATA_DIR: `${folder.path}/data`, ...quiet, ...env });
  if ('refused' in settings) throw new Error(settings.refused);
  const parts = await openedParts(folder.path, settings, clock);
  const { store, counts } = parts;
  const log: string[] = [];
  const logTo = { write: (line: string) => void log.push(line) };
  const app = createApp({ ...parts, program, logTo });
  const origin = await listen(app, settings);
  const port = Number(new URL(origin).port);
  return {
    app,
    settings,
    store,
    counts,
    log,
    origin,
    filesFolder: `${settings.dataDir}/files`,
    port,
    get: (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
      fetch(origin + path, { method, headers, redirect: 'manual' }),
    post: (path: string, body: Body | object, headers: Readonly<Record<string, string>> = {}) =>
      fetch(origin + path, { method: 'POST', redirect: 'manual', ...wrapped(body, headers) }),
    /** Sends bytes as they are and gives back all that came, until the server closes. */
    raw: (bytes: string) => text(connect(port, '127.0.0.1').setNoDelay().end(bytes)),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await store.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

export type RunningApp = Awaited<ReturnType<typeof runningApp>>;

const isPlain = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;

/** A plain object goes as JSON, everything else as `fetch` sends it. */
function wrapped(body: unknown, headers: Readonly<Record<string, string>>): RequestInit {
  if (!isPlain(body)) return { body: body as Body, headers }; // what the caller gave to fetch
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}
