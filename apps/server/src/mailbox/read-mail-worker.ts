// For read-apart.ts: reads the mails that it is given, and hands each back; nothing for what cannot be read.
import { parentPort } from 'node:worker_threads';
import { readMail } from './incoming-mail.ts';

type Input = Readonly<{ source: Uint8Array; isWhole: boolean }>;

parentPort?.on('message', ({ source, isWhole }: Input) => {
  void readMail(source, isWhole)
    .catch(() => undefined)
    .then((mail) => parentPort?.postMessage(mail));
});
