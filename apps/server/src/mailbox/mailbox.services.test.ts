import { describe, expect, test } from 'vitest';
import { answeredEnquiry, readToEnd, wireMail } from '../testing/mailbox-work.ts';
import { scratchMailbox } from '../testing/scratch-dovecot.ts';
import { embedded, engines, scratchStore } from '../testing/scratch-store.ts';
import { replyAddress } from './reply-address.ts';

const secret = 'a secret of thirty-two characters';
const eachEngine = [embedded, ...engines()];

/** A store beside a mailbox that was looked at once, and so is read from now on. */
async function office(engine: (typeof eachEngine)[number]) {
  const stored = await scratchStore(engine, { secret, mailDomain: 'firm.example' });
  const mailbox = await scratchMailbox();
  mailbox.deliver(wireMail({ subject: 'From before' }));
  await readToEnd(stored.store, mailbox.url);
  return { ...stored, mailbox };
}

const quotedReply = ['Yes, please.', '', 'On Mon, 23 Nov 2026 at 09:30, the firm wrote:', '> It takes a week.'].join(
  '\r\n',
);

const withFiles = [
  'Content-Type: text/plain',
  '',
  'Here it is.',
  '--part',
  'Content-Type: application/octet-stream',
  'Content-Disposition: attachment; filename="list.csv"',
  '',
  'name,sum',
  '=1+1,2',
  '--part',
  'Content-Type: application/pdf',
  'Content-Disposition: attachment; filename="invoice.pdf.exe"',
  '',
  'MZ',
  '--part--',
].join('\r\n');

describe.each(eachEngine)('on $name', (engine) => {
  test('what was there before is left alone; an answer joins its enquiry, which is open work again', async () => {
    const { store, clock, mailbox } = await office(engine);
    const { id, messageId } = await answeredEnquiry(store, clock);
    mailbox.deliver(wireMail({ answers: messageId, body: quotedReply }));

    await readToEnd(store, mailbox.url);
    await readToEnd(store, mailbox.url);

    const entry = await store.inbox.find(id);
    expect(await store.enquiries.list()).toHaveLength(1);
    expect(entry?.state).toBe('new');
    expect(entry?.rest).toBe('back');
    expect(entry?.history.map(({ what }) => what)).toEqual(['answered', 'replied']);
    expect(entry?.replies).toEqual([
      expect.objectContaining({
        kind: 'reply',
        enquiry: id,
        address: 'nimal@client.example',
        text: 'Yes, please.',
        quoted: 'On Mon, 23 Nov 2026 at 09:30, the firm wrote:\n> It takes a week.',
      }),
    ]);
    expect(mailbox.counts()).toEqual({ all: 2, read: 1 });
  });

  test('by its signed address a mail without the ids joins as well, whoever it is from; by another address it does not', async () => {
    const { store, clock, mailbox } = await office(engine);
    const { id } = await answeredEnquiry(store, clock);
    const from = 'accountant@books.example';
    mailbox.deliver(wireMail({ from, to: replyAddress('office@firm.example', id, secret) }));
    mailbox.deliver(wireMail({ from, to: replyAddress('office@firm.example', id, `${secret}!`) }));

    await readToEnd(store, mailbox.url, { imapNewEnquiries: false });

    const entry = await store.inbox.find(id);
    expect(entry?.replies.map(({ address }) => address)).toEqual([from]);
    expect(await store.enquiries.list()).toHaveLength(1);
  });

  test('files come by the rules of the form, and go with their enquiry', async () => {
    const { store, clock, mailbox } = await office(engine);
    const { id, messageId } = await answeredEnquiry(store, clock);
    const headers = ['Content-Type: multipart/mixed; boundary=part'];
    mailbox.deliver(wireMail({ answers: messageId, headers, body: `--part\r\n${withFiles}` }));

    await readToEnd(store, mailbox.url);
    const entry = await store.inbox.find(id);
    const removed = await store.enquiries.erase('nimal@client.example');

    const [reply] = entry?.replies ?? [];
    expect(reply).toEqual(expect.objectContaining({ text: 'Here it is.', leftOut: 1 }));
    expect(entry?.files).toEqual([
      expect.objectContaining({ name: 'list.csv', type: 'text/csv', signs: ['formulas'], reply: reply?.id }),
    ]);
    expect(removed).toEqual(expect.objectContaining({ enquiries: 1, files: 1 }));
    expect(await store.files.sweep()).toBe(0);
    expect(await store.files.bytes()).toBe(0);
  });

  test('a stranger’s mail becomes an enquiry, unless it is not wanted', async () => {
    const { store, mailbox } = await office(engine);
    mailbox.deliver(wireMail({ from: 'Kasun <kasun@new.example>', subject: 'A UK company?', body: 'How much is it?' }));
    mailbox.deliver(wireMail({ from: 'x@shut.example' }));
    mailbox.deliver(wireMail({ from: 'a@news.example', headers: ['List-Id: <news.example>'] }));
    mailbox.deliver(wireMail({ from: 'a@spam.example', headers: ['X-Spam-Flag: YES'] }));
    mailbox.deliver(wireMail({ from: 'nobody' }));

    await readToEnd(store, mailbox.url);

    const [lead, ...others] = await store.enquiries.list();
    expect(others).toEqual([]);
    expect(lead?.address).toBe('kasun@new.example');
    expect(lead?.params).toEqual({
      contact_name: 'Kasun',
      contact_email: 'kasun@new.example',
      message: 'A UK company?\n\nHow much is it?',
    });
    expect(lead?.consent).toEqual(expect.objectContaining({ given: false, text: '' }));
    expect(mailbox.counts()).toEqual({ all: 6, read: 1 });
  });

  test('an answering machine is noted and changes nothing; our own mails and our people’s begin nothing', async () => {
    const { store, clock, mailbox } = await office(engine);
    const { id, messageId } = await answeredEnquiry(store, clock);
    mailbox.deliver(wireMail({ answers: messageId, headers: ['Auto-Submitted: auto-replied'], body: 'I am away.' }));
    mailbox.deliver(wireMail({ from: 'machine@client.example', headers: ['Auto-Submitted: auto-replied'] }));
    mailbox.deliver(wireMail({ from: 'Firm <office+more@firm.example>' }));
    mailbox.deliver(wireMail({ from: 'OWNER@firm.example', answers: messageId }));
    mailbox.deliver(wireMail({ from: 'x@y.example' }).replace(/Message-ID: .*/, `Message-ID: ${messageId}`));

    await readToEnd(store, mailbox.url);

    const entry = await store.inbox.find(id);
    expect(entry?.state).toBe('answered');
    expect(entry?.replies.map(({ kind, text }) => [kind, text])).toEqual([['auto', 'I am away.']]);
    expect(await store.enquiries.list()).toHaveLength(1);
    expect(await store.mails.claim(10)).toEqual([]);
  });

  test('a mail server that gives an answer back opens the enquiry, and says why', async () => {
    const { store, clock, mailbox } = await office(engine);
    const { id, messageId } = await answeredEnquiry(store, clock);
    const body = [
      ...['--part', 'Content-Type: text/plain', '', 'It could not be delivered.'],
      ...['--part', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.client.example', ''],
      ...['Action: failed', 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 No such user'],
      ...['--part', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${messageId}`, '--part--'],
    ].join('\r\n');
    const headers = ['Content-Type: multipart/report; report-type=delivery-status; boundary=part'];
    mailbox.deliver(wireMail({ from: 'MAILER-DAEMON@mx.client.example', headers, body }));

    await readToEnd(store, mailbox.url);

    const entry = await store.inbox.find(id);
    expect(entry?.state).toBe('new');
    expect(entry?.isUnreached).toBe(true);
    expect(entry?.history.map(({ what }) => what)).toEqual(['answered', 'undelivered']);
    expect(entry?.answers[0]).toEqual(
      expect.objectContaining({ mail: 'refused', lastError: 'refused: 5.1.1 smtp; 550 No such user' }),
    );
    expect(entry?.replies.map(({ kind, text }) => [kind, text])).toEqual([['bounce', 'It could not be delivered.']]);
  });

  test('what answers an erased enquiry begins a new one, or nothing', async () => {
    const { store, clock, mailbox } = await office(engine);
    const { messageId } = await answeredEnquiry(store, clock);
    await store.enquiries.erase('nimal@client.example');
    mailbox.deliver(wireMail({ answers: messageId }));
    await readToEnd(store, mailbox.url, { imapNewEnquiries: false });
    expect(await store.enquiries.list()).toEqual([]);
    mailbox.deliver(wireMail({ answers: messageId }));

    await readToEnd(store, mailbox.url);

    expect(await store.enquiries.list()).toHaveLength(1);
  });

  test('a mailbox that counts anew, and the same mail delivered twice, bring nothing twice', async () => {
    const { store, clock, mailbox } = await office(engine);
    const { id, messageId } = await answeredEnquiry(store, clock);
    const mail = wireMail({ answers: messageId });
    mailbox.deliver(mail);
    mailbox.deliver(mail);
    await readToEnd(store, mailbox.url);
    await mailbox.restart();
    mailbox.countAnew();
    clock.now += 1000;
    mailbox.deliver(wireMail({ answers: messageId, body: 'And one more thing.' }));

    await readToEnd(store, mailbox.url);

    const entry = await store.inbox.find(id);
    expect(entry?.replies.map(({ text }) => text)).toEqual(['Thank you.', 'And one more thing.']);
  });
});
