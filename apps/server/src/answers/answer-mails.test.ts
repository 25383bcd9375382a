import { isRefused } from '@formation/leads';
import { expect, test } from 'vitest';
import { replyAddress } from '../mailbox/reply-address.ts';
import { compose } from '../outbox/render-mail.ts';
import { embedded, freshOrigin, scratchStore, someEnquiry } from '../testing/scratch-store.ts';
import { undoMs } from './answers.ts';

const address = 'nimal@example.com';
const options = {
  mailTo: 'office@example.com',
  mailFrom: 'no-reply@example.com',
  siteUrl: 'https://example.com',
  secret: 's',
};

test('an answer goes to the visitor, follows the mails before it, and is answered to the firm’s mailbox', async () => {
  const { store, clock } = await scratchStore(embedded, { autoReply: true });
  const outcome = await store.enquiries.add(someEnquiry(), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  const earlier = await store.mails.claim(9);
  for (const mail of earlier) await store.mails.settle(mail, { state: 'sent' });
  const letter = { subject: 'Yes\r\nBcc: all@example.com', text: 'Dear \u202eNimal,\n\n<b>£450</b>' };
  await store.answers.send(
    outcome.id,
    { ...letter, address, version: 1 },
    { who: 'kamala@example.com', key: 'a key of its own' },
  );
  clock.now += undoMs;
  const [mail] = await store.mails.claim(9);
  if (mail === undefined) throw new Error('no mail');

  const message = await compose({ mail, options: { ...options, store }, at: clock.now });

  expect(message).toMatchObject({
    to: { address },
    from: { address: options.mailFrom },
    replyTo: { address: options.mailTo },
    messageId: mail.messageId,
    subject: 'Yes Bcc: all@example.com',
    text: 'Dear Nimal,\n\n<b>£450</b>\n',
  });
  expect(earlier.length).toBe(2);
  expect(new Set(message?.references)).toEqual(new Set(earlier.map(({ messageId }) => messageId)));
  expect(message?.references).toContain(message?.inReplyTo);
  expect(message).not.toHaveProperty('html');
  expect(message).not.toHaveProperty('headers');
});

test('where a mailbox is read, it is answered there, by an address of its own where there can be one', async () => {
  const { store, clock } = await scratchStore();
  const outcome = await store.enquiries.add(someEnquiry(), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  const letter = { subject: 'Yes', text: 'Yes.' };
  await store.answers.send(outcome.id, { ...letter, address, version: 1 }, { who: 'k@example.com', key: 'one' });
  clock.now += undoMs;
  const mail = (await store.mails.claim(9)).find(({ kind }) => kind === 'answer');
  if (mail === undefined) throw new Error('no mail');
  const read = { ...options, store, mailReplyTo: 'hello@example.com' };

  const [plain, own] = [
    await compose({ mail, options: read, at: clock.now }),
    await compose({ mail, options: { ...read, mailReplyPlus: true }, at: clock.now }),
  ];

  expect(plain?.replyTo).toMatchObject({ address: 'hello@example.com' });
  expect(own?.replyTo).toMatchObject({ address: replyAddress('hello@example.com', outcome.id, options.secret) });
});

test.each([
  ['Kamala', 'Kamala, Serendib Ledger'],
  ['', 'Serendib Ledger'],
])('an answer by who is called %j comes from %j', async (name, sender) => {
  const { store, clock } = await scratchStore(embedded);
  const outcome = await store.enquiries.add(someEnquiry(), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  const who = 'kamala@example.com';
  const invited = { kind: 'invitation', subject: who, until: clock.now + 60_000 } as const;
  const data = JSON.stringify({ email: who, role: 'agent', codeSecret: '' });
  await store.console.putInvitation('hash', { ...invited, data }, { who: 'owner@example.com', act: 'invited' });
  const account = await store.console.enrol('hash', { recovery: ['a'] });
  if (isRefused(account)) throw new Error(account.refused);
  await store.console.saveProfile(account.id, { name, signature: 'Kamala', version: 0 });
  const letter = { subject: 'Yes', text: 'Dear Nimal,\n\nYes.\n\nKamala' };
  await store.answers.send(outcome.id, { ...letter, address, version: 1 }, { who, key: 'a key of its own' });
  clock.now += undoMs;
  const mail = (await store.mails.claim(9)).find(({ kind }) => kind === 'answer');
  if (mail === undefined) throw new Error('no mail');

  const message = await compose({ mail, options: { ...options, store }, at: clock.now });

  expect(message).toMatchObject({ from: { name: sender, address: options.mailFrom }, text: `${letter.text}\n` });
});
