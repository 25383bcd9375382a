import { Worker } from 'node:worker_threads';
import type { IncomingMail } from './incoming-mail.ts';

/** As long as a mail may take to be read, and as much memory. */
const patienceMs = 60_000;
const memoryMb = 512;

export type MailReader = Readonly<{
  /** Reads a mail, or the beginning of one; undefined for what cannot be read. One at a time. */
  read: (source: Uint8Array, isWhole: boolean) => Promise<IncomingMail | undefined>;
  close: () => Promise<void>;
}>;

const start = () =>
  new Worker(new URL('read-mail-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });

function answerOf(worker: Worker): Promise<IncomingMail | undefined | 'failed'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end('failed'), patienceMs);
    const end = (answer: IncomingMail | undefined | 'failed') => {
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve(answer);
    };
    worker.once('message', (mail: IncomingMail | undefined) => end(mail));
    worker.once('error', () => end('failed'));
    worker.once('exit', () => end('failed'));
  });
}

/**
 * Reads mails in a thread of their own: one that is made to take all time or memory ends that thread, and visitors of
 * the site do not wait for it.
 */
export function mailReader(): MailReader {
  let worker: Worker | undefined;
  const close = async () => {
    const running = worker;
    worker = undefined;
    await running?.terminate();
  };
  return {
    async read(source, isWhole) {
      worker ??= start();
      worker.postMessage({ source, isWhole });
      const answer = await answerOf(worker);
      if (answer !== 'failed') return answer;
      await close();
      return undefined;
    },
    close,
  };
}
