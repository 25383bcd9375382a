import { createServer } from 'node:net';

/** A port that nobody uses, from 5100 on; started apart by the process id, so that two runs at once do not meet. */
export async function freePort(port = 5100 + (process.pid % 800)): Promise<number> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort(port + 1);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
