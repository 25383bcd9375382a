import type { IncomingMessage } from 'node:http';

/** How much longer a refused client is listened to. */
const bounds = { bytes: 64 * 1024 * 1024, ms: 20_000 };

/**
 * Goes on reading, for a bounded time, what a client still sends after it was refused. Many clients look at the answer
 * only once they have sent everything; a connection cut before that hides the answer from them.
 */
export function linger(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let left = bounds.bytes;
  const cut = () => void request.socket.destroy();
  const timer = setTimeout(cut, bounds.ms).unref();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
