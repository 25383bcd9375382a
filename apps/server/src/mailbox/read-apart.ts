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

type Answer = IncomingMail | undefined | 'failed';

function answerOf(worker: Worker): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (answer: Answer) => {
      clearTimeout(timer);
      worker.off('message', end).off('error', fail).off('exit', fail);
      resolve(answer);
    };
    const fail = () => end('failed');
    const timer = setTimeout(fail, patienceMs);
    worker.on('message', end).on('error', fail).on('exit', fail);
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
