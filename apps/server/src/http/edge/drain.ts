import type { IncomingMessage } from 'node:http';

/** How much of a refused request is still read, and for how long. */
const bounds = { bytes: 64 * 1024 * 1024, ms: 20_000 };

/**
 * Goes on reading, for a bounded time, what a client still sends after it was refused. Many clients look at the answer
 * only once they have sent everything; a connection cut before that hides the answer from them.
 */
export function drain(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  let left = bounds.bytes;
  const cut = () => void request.destroy();
  const timer = setTimeout(cut, bounds.ms).unref();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  for (const over of ['end', 'close']) request.once(over, () => clearTimeout(timer));
  request.resume();
}
