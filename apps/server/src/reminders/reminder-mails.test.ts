import { addDays, instantOf, type IsoDate } from '@formation/calendar';
import { dayIn } from '@formation/content';
import { deadlines } from '@formation/deadlines';
import { describe, expect, test } from 'vitest';
import type { Store } from '../db/store.ts';
import { outbox, type OutboxOptions } from '../outbox/outbox.ts';
import { smtpTransport } from '../outbox/transport.ts';
import { linkedCompany } from '../reminders/company-facts.ts';
import { isReminderToken } from '../reminders/reminder-links.ts';
import { planDay } from '../reminders/start-reminders.ts';
import { scratchSmtp } from '../testing/scratch-smtp.ts';
import { embedded, type Engine, engines, freshOrigin, scratchStore } from '../testing/scratch-store.ts';
import { reminderService } from './reminder-service.ts';

const secret = 'secret';
const company = 'country=us&state=WY&kind=llc&incorporated=2025-03-20&name=Zebra';
const linked = linkedCompany(company);
const [first] = linked ? deadlines(linked.company, '2027-02-01', '2028-02-01') : [];
const due: IsoDate = first?.due ?? '2027-02-01';

/** Reminders that go to a mail server of the test, which receives them. */
async function scratchPost(engine: Engine) {
  const { url, arrived } = await scratchSmtp();
  const { store, dataDir, clock, another } = await scratchStore(engine);
  const now = () => clock.now;
  const siteUrl = 'https://www.example.org';
  const options = (of: Store): OutboxOptions => ({
    store: of,
    dataDir,
    mailTo: 'owner@example.org',
    mailFrom: 'site@example.org',
    siteUrl,
    secret,
    mailDigestAbove: 60,
    retryBaseMs: 30_000,
    log: { warn: () => undefined },
    now,
    transport: smtpTransport(url),
  });
  /** What a server does in a round, until nothing is left to do. */
  const work = async (of: Store = store) => {
    const round = outbox(options(of));
    while ((await planDay({ store: of, now })) > 0 || (await round()));
  };
  const desk = reminderService({ reminders: store.reminders, secret, retentionMonths: 24, now });
  return { store, clock, arrived, another, work, desk };
}

/** A mail with its lines unfolded and its text decoded. */
function read(mail: string) {
  const [head = '', ...parts] = mail.replaceAll('\r\n', '\n').split('\n\n');
  const headers = head.replaceAll(/\n[ \t]+/g, ' ');
  const body = parts
    .join('\n\n')
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1];
  const link = (act: string) =>
    new RegExp(`https://www\\.example\\.org/reminders/${act}\\?id=([\\w-]+)&token=([\\w-]+)`).exec(body);
  return { header, body, link };
}

async function confirmedBy(mail: string, desk: Awaited<ReturnType<typeof scratchPost>>['desk']) {
  const [, id = '', token = ''] = read(mail).link('confirm') ?? [];
  return desk.confirm({ id, token });
}

describe.each(engines())('on $name', (engine) => {
  test('from the wish to the last mail: asked once, told once, by two servers', async () => {
    const { store, clock, arrived, another, work, desk } = await scratchPost(engine);
    const servers = [store, await another()] as const;
    const both = () => Promise.all(servers.map(work));
    await desk.ask({ email: 'reader@example.com', company }, freshOrigin());
    await both();
    expect(arrived.map((mail) => read(mail).header('Subject'))).toEqual([expect.stringContaining('Confirm')]);
    expect(await confirmedBy(arrived[0] ?? '', desk)).toBe('done');

    for (const days of [31, 30, 30, 29, 8, 7, 6, 1, 0, -1]) {
      clock.now = instantOf(addDays(due, -days), 10 * 60, 'Asia/Colombo');
      await both();
    }

    const reply = arrived.map(read).filter(({ body }) => body.includes(`: ${dayIn('en', due)}\n`));
    const left = reply.map(({ body }) => /^When: (.*)$/m.exec(body.slice(body.indexOf(`: ${dayIn('en', due)}`)))?.[1]);
    expect(left).toEqual(['in 30 days', 'in 7 days', 'tomorrow']);
    expect(new Set(arrived.map((mail) => read(mail).header('Message-ID'))).size).toBe(arrived.length);
    expect(await store.mails.counts()).toMatchObject({ sent: arrived.length, waiting: 0 });
  });
});

/** The mail that asks, and the first one that tells. */
async function twoMails() {
  const post = await scratchPost(embedded);
  await post.desk.ask({ email: 'reader@example.com', company }, freshOrigin());
  await post.work();
  await confirmedBy(post.arrived[0] ?? '', post.desk);
  post.clock.now = instantOf(addDays(due, -7), 10 * 60, 'Asia/Colombo');
  await post.work();
  const [asks, tells] = post.arrived.map(read);
  if (!asks || !tells) throw new Error('Two mails leave.');
  return { ...post, asks, tells };
}

test('a mail program can stop it with one click, and the mail says by which link', async () => {
  const { tells, desk, store } = await twoMails();
  const [, id = '', token = ''] = tells.link('stop') ?? [];

  expect(tells.header('List-Unsubscribe')).toBe(`<https://www.example.org/reminders/stop?id=${id}&token=${token}>`);
  expect(tells.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(isReminderToken(secret, token, { act: 'stop', id })).toBe(true);
  expect(await desk.confirm({ id, token })).toEqual({ refused: 'bad-token' });
  expect(await desk.stop({ id, token })).toBe('done');
  expect(await store.reminders.list()).toEqual([]);
});

test('the mails say which company, when and what, and nothing that was typed', async () => {
  const { asks, tells } = await twoMails();

  for (const mail of [asks, tells]) {
    expect(mail.body).toContain('LLC in Wyoming, formed on 20 Mar 2025');
    expect(mail.body).not.toContain('Zebra');
    expect(mail.header('To')).toContain('reader@example.com');
    expect(mail.header('Auto-Submitted')).toBe('auto-generated');
  }
  expect(asks.header('List-Unsubscribe')).toBeUndefined();
  expect(tells.header('Subject')).toContain('in 7 days');
  expect(tells.body).toContain('https://www.example.org/deadlines?incorporated=2025-03-20');
});

test('a mail that waits while the server is down says how many days are left when it leaves', async () => {
  const { clock, desk, work, arrived, store } = await scratchPost(embedded);
  await desk.ask({ email: 'reader@example.com', company }, freshOrigin());
  await work();
  await confirmedBy(arrived[0] ?? '', desk);
  clock.now = instantOf(addDays(due, -7), 10 * 60, 'Asia/Colombo');
  await planDay({ store, now: () => clock.now });
  clock.now = instantOf(addDays(due, -5), 8 * 60, 'Asia/Colombo');
  await work();

  expect(arrived.map((mail) => read(mail).header('Subject'))[1]).toContain('in 5 days');
});

test('stopped while a mail waits, nothing leaves and nothing is left to send', async () => {
  const { clock, desk, work, arrived, store } = await scratchPost(embedded);
  await desk.ask({ email: 'reader@example.com', company }, freshOrigin());
  await work();
  await confirmedBy(arrived[0] ?? '', desk);
  clock.now = instantOf(addDays(due, -7), 10 * 60, 'Asia/Colombo');
  await planDay({ store, now: () => clock.now });
  await store.reminders.erase('reader@example.com');
  await work();

  expect(arrived).toHaveLength(1);
  expect(await store.mails.counts()).toMatchObject({ waiting: 0, sent: 0 });
});
