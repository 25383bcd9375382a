import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../../scripts/build/free-port.ts';

/** What a page hears from the frames in it. */
export type Heard = Readonly<{ origin: string; data: unknown }>;
export type HearingWindow = Window & Readonly<{ heard: readonly Heard[] }>;

const listens = `<script>
  window.heard = [];
  addEventListener('message', ({ origin, data }) => window.heard.push({ origin, data }));
</script>`;

/** A page of somebody else, on a host and a port of its own, with some HTML in it. */
export async function pageOfOthers(html: string) {
  const port = await freePort();
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Of others</title><link rel="icon" href="data:,">';
  const body = `<!doctype html><html lang="en"><head>${head}${listens}</head><body><h1>Of others</h1>${html}</body></html>`;
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body),
  ).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Another site than that of the tests, not only another port of it: storage in a frame is a third party's. */
    address: `http://localhost:${port}/of-others`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
