import { createServer } from 'node:http';
import { join } from 'node:path';
/* eslint-disable no-restricted-imports -- a server whose line can be cut and whose release can change */
import { siteAnswer } from '../../../apps/server/src/http/pages/answer-site.ts';
import { loadRelease, type Site } from '../../../apps/server/src/http/pages/load-site.ts';
import { siteFile } from '../../../apps/server/src/http/pages/site-file.ts';
/* eslint-enable no-restricted-imports */
import { freePort } from '../../../scripts/build/free-port.ts';

const root = join(import.meta.dirname, '../../..');

/** The built site as the server hands it out. */
export const builtRelease = (): Promise<Site> =>
  loadRelease(join(root, 'apps/site/dist'), join(root, '.cache/previous-build'));

/** A release in which the text of one file is another. */
export function withText(site: Site, path: string, change: (text: string) => string): Site {
  const file = site.get(path);
  if (!file) throw new RangeError(`${path} is not there.`);
  const body = Buffer.from(change(file.identity.body.toString()));
  return new Map([...site, [path, siteFile(path, file.extension, body)]]);
}

/** The site on a port of its own, whose line can be cut and whose release can change. */
export async function ownServer(first: Site) {
  const port = await freePort();
  let answer = siteAnswer(first);
  const start = () => createServer((request, response) => answer(request, response, 'http')).listen(port, '127.0.0.1');
  let server = start();
  const cut = () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    return closed;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    release: (site: Site) => void (answer = siteAnswer(site)),
    cut,
    mend: () => void (server = start()),
    [Symbol.asyncDispose]: async () => void (server.listening && (await cut())),
  };
}
