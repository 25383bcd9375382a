import { join } from 'node:path';
import { site as facts } from '@formation/content';
import { createApp } from './app.ts';
import { compressedCache } from './http/pages/compressed.ts';
import { loadSite, makeCompressed, recallCompressed } from './http/pages/load-site.ts';
import { signingSecret } from './secret.ts';
import { parseSettings, type Settings } from './settings.ts';
import { openStore } from './store/open-store.ts';

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'apps/site/dist');
const cache = compressedCache(join(root, '.cache/compressed'));

/** What must be finished when we are asked to stop; whoever needs longer is cut off. */
const graceMs = 25_000;

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

/** The wall's time and one that never jumps. */
const clock = { now: () => Date.now(), steady: () => performance.now() };

const isErrno = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

function whyNotListening(error: unknown, { host, port }: Settings): string {
  const code = isErrno(error) ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop what uses it, or choose another: PORT=4322.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  throw error;
}

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  if ('refused' in settings) return stop(settings.refused);
  const site = await loadSite(built).catch(() => stop('The site is not built yet. Run npm run build, or npm start.'));
  await recallCompressed(site, cache);
  const store = await openStore({
    ...settings,
    mailDomain: settings.mailFrom.split('@')[1],
    autoReply: settings.mailAutoReply,
  });
  const secret = await signingSecret(settings.secret, settings.dataDir);
  const app = createApp({ settings, site, store, secret, clock });
  const origin = await app.listen(settings).catch((error: unknown) => stop(whyNotListening(error, settings)));
  console.log(`${facts.brand} is ready on ${origin}`);
  void makeCompressed(site, cache);

  const close = () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
}

await start();
