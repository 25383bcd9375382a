import { callLimits, calls, office, reminderLimits, site as facts } from '@formation/content';
import { createApp } from './app.ts';
import { builtSite, builtSiteCache } from './built-site.ts';
import { dayCounts } from './counts/day-counts.ts';
import { startCounts } from './counts/start-counts.ts';
import { readOnly } from './http/pages/compressed.ts';
import { loadSite, makeCompressed, recallCompressed, type Site } from './http/pages/load-site.ts';
import { listen } from './listen.ts';
import { startOutbox } from './mail/start-outbox.ts';
import { startReminders } from './reminders/start-reminders.ts';
import { signingSecret } from './secret.ts';
import { parseSettings, type Settings } from './settings.ts';
import { startHousekeeping } from './store/housekeeping.ts';
import { openStore, outboxFolder } from './store/open-store.ts';
import { wayBack } from './store/upgrade.ts';
import { startWatch } from './watch/start-watch.ts';

/** What must be finished when we are asked to stop; whoever needs longer is cut off. */
const graceMs = 25_000;

/** The wall's time and one that never jumps. */
const clock = { now: () => Date.now(), steady: () => performance.now() };

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

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
  const site = await loadSite(builtSite).catch(() =>
    stop('The site is not built yet. Run npm run build, or npm start.'),
  );
  await recallCompressed(site, builtSiteCache);
  return site;
}

async function openParts(settings: Settings) {
  const site: Site = settings.apiOnly ? new Map() : await builtPages();
  const { mailFrom, mailAutoReply } = settings;
  const store = await openStore({
    ...settings,
    mailDomain: mailFrom.split('@')[1],
    autoReply: mailAutoReply,
    ...(settings.rateLimitPerMin > 0 && {
      callLimits,
      reminderLimits,
      enquiriesPerEmail: office.enquiriesPerEmail,
    }),
  }).catch((error: unknown) => stop(whyNotStoring(error, settings)));
  const { made, copy } = store.upgraded;
  if (copy !== undefined)
    console.log(`The tables are up to date (${made.join(', ')}). Copied before: ${copy}\n${wayBack(copy, settings)}`);
  const secret = await signingSecret(settings.secret, settings.dataDir);
  const counts = dayCounts({ counts: store.counts, siteUrl: settings.siteUrl, now: clock.now });
  return { settings, site, store, calls, secret, clock, counts };
}

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  if ('refused' in settings) return stop(settings.refused);
  const parts = await openParts(settings);
  const { site, store, secret } = parts;
  const app = createApp(parts);
  const origin = await listen(app, settings).catch((error: unknown) => stop(whyNotListening(error, settings)));
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
  const watch = startWatch({ store, settings, log: app.log });
  if (settings.smtpUrl === undefined) {
    console.log(`Mails wait as files in ${outboxFolder(settings.dataDir)} until SMTP_URL names a mail server.`);
  }
  if (settings.retentionMonths !== office.retentionMonths) {
    console.warn(
      `RETENTION_MONTHS is ${settings.retentionMonths}, but the legal pages promise ${office.retentionMonths}: see content/src/office.ts.`,
    );
  }
  console.log(`${facts.brand} is ready on ${origin}`);
  if (!settings.apiOnly) void makeCompressed(site, readOnly(builtSiteCache));

  const close = async () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    await app.close();
    await Promise.all([outbox.stop(), reminders.stop(), housekeeping.stop(), watch.stop(), counting.stop()]);
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

await start();
