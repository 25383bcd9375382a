import type { Store } from '../db/store.ts';
import { mailboxName } from '../mailbox/mailbox-name.ts';
import { mailboxRound } from '../mailbox/mailbox-round.ts';
import { mailboxParts } from '../mailbox/start-mailbox.ts';
import { freshOrigin, someEnquiry } from './scratch-store.ts';

/** How the mailbox of a test is read. */
export const readerSettings = {
  imapUrl: '',
  imapTickMs: 10,
  imapNewEnquiries: true,
  mailFrom: 'office@firm.example',
  mailTo: 'owner@firm.example',
  mailReplyTo: 'office@firm.example',
  blocklist: ['@shut.example'],
  maxStoredBytes: 100_000_000,
};

let readers = 0;

/** Reads a mailbox to its end, as one server. */
export async function readToEnd(store: Store, url: string, more: Partial<typeof readerSettings> = {}): Promise<void> {
  const parts = mailboxParts(url, { store, settings: { ...readerSettings, ...more, imapUrl: url } });
  const claim = { name: mailboxName(url), by: `server-${(readers += 1)}` };
  while ((await mailboxRound(parts, claim)) === 'again');
}

/** An enquiry that was answered by a mail, which has left. Says its id, and that of the mail. */
export async function answeredEnquiry(store: Store, clock: { now: number }, address = 'nimal@client.example') {
  const added = await store.enquiries.add(someEnquiry({ address }), freshOrigin());
  if ('refused' in added) throw new Error(added.refused);
  const sending = { address, subject: 'Your company', text: 'It takes a week.', version: 1 };
  await store.answers.send(added.id, sending, { who: 'kamala@firm.example', key: added.id });
  clock.now += 60_000;
  let messageId = '';
  for (const mail of await store.mails.claim(100)) {
    await store.mails.settle(mail, { state: 'sent' });
    if (mail.kind === 'answer' && mail.subject === added.id) ({ messageId } = mail);
  }
  return { id: added.id, messageId };
}

type Mail = Readonly<{
  from?: string;
  to?: string;
  subject?: string;
  answers?: string;
  headers?: readonly string[];
  body?: string;
}>;

let mails = 0;

/** A mail as it comes over the wire, unlike any other. */
export function wireMail({ from = 'Nimal <nimal@client.example>', to = 'office@firm.example', ...mail }: Mail): string {
  mails += 1;
  const { subject = 'Re: Your company', answers, headers = [], body = 'Thank you.' } = mail;
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <mail-${mails}-${process.pid}@client.example>`,
    ...(answers === undefined ? [] : [`In-Reply-To: ${answers}`, `References: <other@client.example> ${answers}`]),
    ...headers,
  ];
  return `${[...lines, '', body].join('\r\n')}\r\n`;
}
