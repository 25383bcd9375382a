import { isRefused } from '@formation/leads';
import type { SendMailOptions } from 'nodemailer';
import { expect, test } from 'vitest';
import { outbox } from '../outbox/outbox.ts';
import { callAt, freshOrigin, scratchStore } from '../testing/scratch-store.ts';

const hourMs = 3_600_000;
const link = 'https://meet.example/own-room';
const topic = 'Buy pills at evil.example';

const textOf = (mail?: SendMailOptions) => (typeof mail?.text === 'string' ? mail.text : '');

/** A booked call three days ahead, and an outbox whose mails are kept here. */
async function desk() {
  const { store, dataDir, clock } = await scratchStore();
  const made = await store.bookings.add(
    { name: 'Eve', email: 'ann@example.com', timeZone: 'Europe/London', topic, ...callAt(clock.now + 72 * hourMs) },
    freshOrigin(),
  );
  if (isRefused(made)) throw new Error(made.refused);
  const sent: SendMailOptions[] = [];
  const round = outbox({
    store,
    dataDir,
    mailTo: 'office@example.com',
    mailFrom: 'site@example.com',
    siteUrl: 'https://www.example.com',
    secret: 'a secret for tests',
    mailDigestAbove: 60,
    retryBaseMs: 1000,
    log: { warn: () => undefined },
    now: () => clock.now,
    transport: { delivered: 'sent', deliver: async (mail) => void sent.push(mail) },
  });
  const sendAll = async () => {
    for (sent.length = 0; await round(););
    return sent.map(({ to, subject }) => [(to as { address: string }).address, String(subject)] as const);
  };
  const worker = (key: string) => ({ who: 'kamala@example.com', key: `sixteen letters ${key}` });
  return { store, clock, booking: made.booking, sent, sendAll, worker };
}

test('the visitor is reminded a day and an hour before, in their own time, with the link of the call', async () => {
  const { store, clock, booking, sent, sendAll, worker } = await desk();
  await sendAll();
  expect(await store.mails.counts()).toMatchObject({ waiting: 0, planned: 2 }); // both reminders, and nothing is stuck
  await store.bookings.work(booking.id, { version: 0, videoUrl: link }, worker('a'));
  const invitations = await sendAll();
  expect(invitations.map(([to]) => to).toSorted()).toEqual(['ann@example.com', 'office@example.com']);
  const [invitation] = sent.filter(({ icalEvent }) => icalEvent !== undefined);
  const calendar = String((invitation?.icalEvent as { content?: unknown } | undefined)?.content).replaceAll(
    '\r\n ',
    '',
  );
  expect(calendar).toContain(`LOCATION:${link}`);
  expect(calendar).toContain('SEQUENCE:1');

  for (const before of [24 * hourMs, hourMs]) {
    clock.now = booking.start - before;
    expect(await sendAll()).toEqual([['ann@example.com', expect.stringContaining('Reminder: your call with')]]);
    expect(textOf(sent[0])).toContain('26 Nov 2026, 04:00 (Europe/London)');
    expect(textOf(sent[0])).toContain(link);
    expect(textOf(sent[0])).not.toMatch(/pills|Eve/); // the address may be somebody else's
    expect(await sendAll()).toEqual([]);
  }
});

test('a server that slept until the call reminds of nothing; one that slept a night sends the later reminder alone', async () => {
  const { clock, booking, sendAll } = await desk();
  await sendAll();
  clock.now = booking.start - hourMs / 2;
  expect((await sendAll()).length).toBe(1);

  const second = await desk();
  await second.sendAll();
  second.clock.now = second.booking.start;
  expect(await second.sendAll()).toEqual([]);
});

test('a call cancelled while its reminder is under way is not reminded of', async () => {
  const { store, clock, booking, sendAll } = await desk();
  await sendAll();
  clock.now = booking.start - 24 * hourMs;
  await store.mails.claim(9); // somebody has it
  await store.bookings.cancel(booking.id);
  clock.now += hourMs;

  expect((await sendAll()).map(([, subject]) => subject).filter((subject) => subject.includes('Reminder'))).toEqual([]);
});
