import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createApp } from '../app.ts';
import { compressedCache } from '../http/pages/compressed.ts';
import { loadSite, makeCompressed } from '../http/pages/load-site.ts';
import { parseSettings } from '../settings.ts';
import { sampleSite, scratchFolder } from './sample-site.ts';

const quiet = { LOG_LEVEL: 'silent', PORT: '0' };

/** The whole server with a small site on a free port, stopped at the end of the block that holds it. */
export async function runningApp(env: Readonly<Record<string, string>> = {}) {
  const folder = await scratchFolder(sampleSite);
  const settings = parseSettings({ DATA_DIR: folder.path, ...quiet, ...env });
  if ('refused' in settings) throw new Error(settings.refused);
  const site = await loadSite(folder.path);
  await makeCompressed(site, compressedCache(folder.path));
  const app = createApp(settings, site);
  const origin = await app.listen(settings);
  return {
    app,
    settings,
    get: (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
      fetch(origin + path, { method, headers, redirect: 'manual' }),
    /** Sends bytes as they are and gives back all that came, until the server closes. */
    raw: (bytes: string) =>
      text(
        connect(Number(new URL(origin).port), '127.0.0.1')
          .setNoDelay()
          .end(bytes),
      ),
    port: Number(new URL(origin).port),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
