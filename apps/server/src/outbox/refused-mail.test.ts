import { dayMs } from '@formation/calendar';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { officeMail } from '../testing/office-mail.ts';
import { type Mood, scratchSmtp } from '../testing/scratch-smtp.ts';
import {
  callAt,
  embedded,
  type Engine,
  engines,
  freshOrigin,
  scratchStore,
  someEnquiry,
} from '../testing/scratch-store.ts';
import { mailsRefused, visitorsUnreached } from '../watch/checks.ts';
import { outbox } from './outbox.ts';
import { isMailboxRefused } from './refusal.ts';
import { smtpTransport } from './transport.ts';

const address = 'bounce@example.com';
const phone = '+94 77 123 4567';
const hourMs = 3_600_000;

/** A firm whose mails go to a mail server that knows nobody of our address; what arrives is listed by receiver. */
async function firm(engine: Engine = embedded, mood: Mood = 'well') {
  const { store, dataDir, clock } = await scratchStore(engine);
  const smtp = await scratchSmtp(mood);
  const logged: unknown[] = [];
  const log = { warn: (about: object) => void logged.push(about) };
  const transport = smtpTransport(smtp.url);
  const round = outbox({ store, dataDir, ...officeMail, retryBaseMs: 30_000, log, transport, now: () => clock.now });
  const drain = async () => {
    while (await round());
  };
  const receivers = () => smtp.arrived.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim());
  const settings = parseSettings({ DATA_DIR: dataDir });
  if ('refused' in settings) throw new Error(settings.refused);
  const watched = () => ({ store, settings, now: clock.now });
  return { store, clock, smtp, drain, receivers, logged, watched };
}

type Firm = Awaited<ReturnType<typeof firm>>;

/** An enquiry that Kamala has answered. */
async function answerOf({ store, clock }: Firm): Promise<string> {
  const enquiry = someEnquiry({ address });
  const added = await store.enquiries.add(
    { ...enquiry, params: { ...enquiry.params, contact_number: phone } },
    freshOrigin(),
  );
  if (isRefused(added)) throw new Error(added.refused);
  const sending = { subject: 'Your company', text: 'Dear Nimal', address, version: 1 };
  await store.answers.send(added.id, sending, { who: 'kamala@example.org', key: freshOrigin().key ?? '' });
  clock.now += 15_000;
  return added.id;
}

async function booked({ store, clock }: Firm): Promise<string> {
  const visitor = { name: 'Ann', email: address, timeZone: 'Asia/Colombo', topic: '', phone };
  const made = await store.bookings.add({ ...visitor, ...callAt(clock.now + 3 * hourMs) }, freshOrigin());
  if (isRefused(made)) throw new Error(made.refused);
  return made.booking.id;
}

test.each([
  // the answer to                        is no such mailbox
  ['RCPT TO', '550 User unknown', true],
  ['RCPT TO', '550 No such user', true],
  ['RCPT TO', '550 5.1.1 No such user here', true],
  ['RCPT TO', '550-5.1.1 The email account does not exist', true],
  ['RCPT TO', '550 5.2.1 Mailbox disabled', true],
  ['RCPT TO', '553 5.1.3 Bad address', true],
  ['RCPT TO', '551 User not local', true],
  ['RCPT TO', '550 5.7.1 Relaying denied', false],
  ['RCPT TO', '550 Relay not permitted', false],
  ['RCPT TO', '550 Sender verify failed', false],
  ['RCPT TO', '550 5.1.8 Bad domain of the sender', false],
  ['RCPT TO', '554 5.7.1 Blocked by a list', false],
  ['RCPT TO', '554 Transaction failed', false],
  ['RCPT TO', '450 Greylisted', false],
  ['RCPT TO', '452 4.2.2 Mailbox full', false],
  ['MAIL FROM', '550 5.1.1 No such user', false],
  ['DATA', '550 Message refused', false],
  ['AUTH PLAIN', '535 5.7.8 Bad name or password', false],
] as const)('%s: “%s” means that there is no such mailbox: %j', (command, response, expected) => {
  const error = Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });
  expect(isMailboxRefused(error)).toBe(expected);
});

describe.each(engines())('on $name', (engine) => {
  test('an answer to no such mailbox is tried once, and its enquiry is open work again, with the phone number', async () => {
    const office = await firm(engine);
    const { store, clock, drain, receivers, logged, watched } = office;
    const id = await answerOf(office);
    expect(await store.inbox.find(id)).toMatchObject({ state: 'answered', isUnreached: false });

    await drain();
    for (let day = 0; day < 4; day += 1) {
      clock.now += dayMs;
      await drain();
    }

    expect(receivers()).toEqual(['owner@example.org']);
    expect(logged).toHaveLength(1);
    const entry = await store.inbox.find(id);
    expect(entry).toMatchObject({ state: 'new', rest: 'back', isUnreached: true });
    expect(entry?.answers).toMatchObject([{ mail: 'refused' }]);
    expect(entry?.history.at(-1)).toMatchObject({ what: 'undelivered', who: '' });
    expect(await store.mails.unreached()).toMatchObject([{ kind: 'enquiry', id, name: 'Nimal Perera', phone }]);
    expect(await visitorsUnreached(watched())).toMatchObject({ state: 'bad' });
    expect(await mailsRefused(watched())).toMatchObject({ state: 'ok' });

    const version = entry?.version ?? 0;
    await store.inbox.change(id, { version, answeredElsewhere: true }, { who: 'kamala@example.org', key: 'by phone' });
    expect(await visitorsUnreached(watched())).toMatchObject({ state: 'ok' });
  });

  test('an invitation to no such mailbox is said of the call until it is over', async () => {
    const office = await firm(engine);
    const { store, clock, drain, receivers } = office;
    const id = await booked(office);
    expect(await store.bookings.entry(id)).toMatchObject({ isUnreached: false });

    await drain();

    expect(receivers()).toEqual(['owner@example.org']);
    expect(await store.bookings.entry(id)).toMatchObject({ isUnreached: true });
    expect(await store.mails.unreached()).toMatchObject([{ kind: 'call', id, name: 'Ann', phone }]);
    clock.now += 4 * hourMs;
    expect(await store.mails.unreached()).toEqual([]);
  });
});

test('who is written to again, and reached, counts as reached', async () => {
  const office = await firm();
  const { store, clock, smtp, drain } = office;
  smtp.mood.now = 'refusing';
  const visitor = { name: 'Ann', email: 'ann@example.com', timeZone: 'Asia/Colombo', topic: '' };
  await store.bookings.add({ ...visitor, ...callAt(clock.now + 30 * hourMs) }, freshOrigin());
  await drain();
  expect(await store.mails.unreached()).toHaveLength(1);

  smtp.mood.now = 'well';
  clock.now += 6 * hourMs; // the reminder of a day before
  await drain();

  expect(await store.mails.unreached()).toEqual([]);
});

test('reminders to no such mailbox end, and nothing is kept of them', async () => {
  const { store, clock, drain } = await firm();
  const wish = {
    facts: 'country=uk&incorporated=2025-03-03',
    company: 'uk-2025-03-03',
    email: address,
    consentText: '1',
  };
  await store.reminders.ask({ ...wish, until: clock.now + dayMs }, freshOrigin());

  await drain();

  expect(await store.reminders.erase(address)).toBe(0);
  expect(await store.mails.unsent()).toEqual([]);
});

test('while the mail server refuses us, every mail is tried on and alarmed of at once, and leaves once it takes us', async () => {
  const office = await firm(embedded, 'relaying');
  const { store, clock, smtp, drain, receivers, watched } = office;
  const id = await answerOf(office);
  await drain();

  expect(await store.inbox.find(id)).toMatchObject({ state: 'answered', isUnreached: false });
  expect(await mailsRefused(watched())).toMatchObject({ state: 'bad' });
  smtp.mood.now = 'well';
  clock.now += dayMs;
  await drain();

  expect(receivers()).toEqual(['owner@example.org']);
  expect(await mailsRefused(watched())).toMatchObject({ state: 'ok' });
});

test('a mail server that comes back after a call is given no invitation to it', async () => {
  const office = await firm(embedded, 'busy');
  const { store, clock, smtp, drain, receivers } = office;
  const visitor = { name: 'Ann', email: 'ann@example.com', timeZone: 'Asia/Colombo', topic: '' };
  await store.bookings.add({ ...visitor, ...callAt(clock.now + hourMs) }, freshOrigin());
  await drain();

  smtp.mood.now = 'well';
  clock.now += 2 * hourMs;
  await drain();

  expect(receivers()).toEqual(['owner@example.org']);
});
