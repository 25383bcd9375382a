import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { sync } from '../db/sync.ts';

/** Where mails go. `deliver` rejects when the mail was not taken, or nobody knows. */
export type Transport = Readonly<{
  /** How a delivered mail counts: taken by a server, or waiting as a file. */
  delivered: 'sent' | 'written';
  deliver: (message: SendMailOptions, id: string) => Promise<void>;
}>;

export type Patience = Readonly<{ connectionTimeout: number; greetingTimeout: number; socketTimeout: number }>;

const patience: Patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** An encoded word has at most 75 characters: so many letters fit in, whatever they are. @see RFC 2047 §2 */
const lettersOfWord = 11;

const encodedWords = (text: string) =>
  (text.match(new RegExp(`.{1,${lettersOfWord}}`, 'gsu')) ?? [])
    .map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`)
    .join(' ');

/** An ASCII subject is sent as it stands, and a mail program decodes what looks like an encoded word: that is encoded. */
function withPlainSubject(message: SendMailOptions): SendMailOptions {
  const { subject, headers, ...rest } = message;
  if (subject === undefined || !subject.includes('=?')) return message;
  const encoded = { prepared: true, foldLines: true, value: encodedWords(subject) };
  return { ...rest, headers: { ...headers, subject: encoded } };
}

/** Hands mails to a mail server, one connection each. */
export function smtpTransport(url: string, timeouts: Patience = patience): Transport {
  const transporter = createTransport({ url, ...timeouts });
  return {
    delivered: 'sent',
    deliver: async (message) => void (await transporter.sendMail(withPlainSubject(message))),
  };
}

/** Writes mails as `.eml` files, which every mail program opens. A file is whole or not there. */
export function fileTransport(pathOf: (id: string) => string): Transport {
  const transporter = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    delivered: 'written',
    async deliver(message, id) {
      const { message: content } = await transporter.sendMail(withPlainSubject(message));
      const path = pathOf(id);
      const draft = `${path}.part`;
      const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      try {
        await pipeline(source, createWriteStream(draft, { mode: 0o600, flush: true }));
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
      await sync(dirname(path));
    },
  };
}
