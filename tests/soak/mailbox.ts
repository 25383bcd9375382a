import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything, and keeps it. */
export async function mailbox() {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _session, callback) =>
      void text(stream).then(
        (mail) => {
          mails.push(mail);
          callback();
        },
        () => undefined, // whoever sent it was killed
      ),
  });
  smtp.on('error', () => undefined); // a server that was killed
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => smtp.close(() => undefined) };
}

/** The name by which mail servers know a mail again. */
export const messageId = (mail: string) => /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '';
