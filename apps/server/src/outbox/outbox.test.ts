import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { site } from '@formation/content';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { officeMail } from '../testing/office-mail.ts';
import { closedPort, scratchSmtp, silentPort } from '../testing/scratch-smtp.ts';
import {
  callAt,
  embedded,
  type Engine,
  engines,
  freshOrigin,
  scratchStore,
  someEnquiry,
  upload,
} from '../testing/scratch-store.ts';
import { claimMs } from './mail-retry.ts';
import { outbox, type OutboxOptions } from './outbox.ts';
import { giveUpAfterMs, longestPauseMs } from './retry-pause.ts';
import { startOutbox } from './start-outbox.ts';
import { smtpTransport, type Transport } from './transport.ts';

const impatient = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 400 };

/** A store with the options of its outbox; what was logged is kept. */
async function scratchOutbox(engine: Engine, input: Partial<OutboxOptions> = {}) {
  const { store, dataDir, clock, another } = await scratchStore(engine);
  const logged: unknown[] = [];
  const options: OutboxOptions = {
    store,
    dataDir,
    ...officeMail,
    retryBaseMs: 30_000,
    log: { warn: (about, sentence) => logged.push(about, sentence) },
    now: () => clock.now,
    random: () => 1,
    ...input,
  };
  return { store, dataDir, clock, another, logged, options };
}

const smtp = (url: string): { transport: Transport } => ({ transport: smtpTransport(url) });

/** Runs the outbox until nothing is due. */
async function drain(options: OutboxOptions): Promise<void> {
  const round = outbox(options);
  while (await round());
}

const header = (mail: string, name: string) => new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(mail)?.[1];

describe.each(engines())('on $name', (engine) => {
  test('fifty mails go out once each, by two servers at once', async () => {
    const { url, arrived } = await scratchSmtp();
    const { store, another, options } = await scratchOutbox(engine, smtp(url));
    for (let i = 0; i < 50; i += 1) await store.enquiries.add(someEnquiry(), freshOrigin());

    await Promise.all([drain(options), drain({ ...options, store: await another() })]);

    expect(new Set(arrived.map((mail) => header(mail, 'Message-ID'))).size).toBe(50);
    expect(arrived).toHaveLength(50);
    expect(await store.mails.counts()).toMatchObject({ sent: 50, waiting: 0 });
  });
});

test.each([
  // the server                     where
  ['refuses connections', closedPort],
  ['is silent', silentPort],
  ['is busy (451)', async () => (await scratchSmtp('busy')).url],
  ['knows nobody (550)', async () => (await scratchSmtp('refusing')).url],
  ['cuts the line after the data', async () => (await scratchSmtp('cutting')).url],
])('while the mail server %s the mail waits, and goes out once it works', async (_, faulty) => {
  const well = await scratchSmtp();
  const { store, clock, options, logged } = await scratchOutbox(embedded);
  await store.enquiries.add(someEnquiry(), freshOrigin());
  const url = await faulty();

  for (const pause of [0, 30_000, 60_000]) {
    clock.now += pause;
    await drain({ ...options, transport: smtpTransport(url, impatient) });
  }
  expect((await store.enquiries.list())[0]?.mail).toMatchObject({ state: 'waiting', attempts: 3 });
  clock.now += 120_000 - 1;
  await drain({ ...options, ...smtp(well.url) });
  expect(well.arrived).toEqual([]); // not before its pause is over
  clock.now += 1;
  await drain({ ...options, ...smtp(well.url) });

  expect(well.arrived).toHaveLength(1);
  expect((await store.enquiries.list())[0]?.mail).toEqual({ state: 'sent', attempts: 4, lastError: '' });
  expect(JSON.stringify(logged)).not.toMatch(/nimal|example\.org/);
});

test('a repeat after a cut line carries the same Message-ID', async () => {
  const { url, arrived, mood } = await scratchSmtp('cutting');
  const { store, clock, options } = await scratchOutbox(embedded, smtp(url));
  await store.enquiries.add(someEnquiry(), freshOrigin());

  await drain(options);
  mood.now = 'well';
  clock.now += 30_000;
  await drain(options);

  const ids = arrived.map((mail) => header(mail, 'Message-ID'));
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^<[\w-]+@localhost>$/);
  expect(ids[1]).toBe(ids[0]);
});

test('a mail that takes longer than a claim is not tried by another server meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const taken = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const deliver = () => (started.resolve(), taken.promise);
  const { store, clock, another, options } = await scratchOutbox(embedded, {
    transport: { delivered: 'sent', deliver },
  });
  await store.enquiries.add(someEnquiry(), freshOrigin());
  const round = outbox(options)();
  await started.promise;

  for (let waited = 0; waited < 9; waited += 1) {
    clock.now += claimMs / 3;
    vi.advanceTimersByTime(claimMs / 3);
    await store.mails.counts(); // what the timer asked for is done
  }
  expect(await (await another()).mails.claim(9)).toEqual([]);
  taken.resolve();
  await round;

  expect(await store.mails.counts()).toMatchObject({ sent: 1 });
});

test('after an outage a call that was moved twice is told of once, as booked, with an .ics that ends as calendars want', async () => {
  const { url, arrived, mood } = await scratchSmtp('busy');
  const { store, clock, options } = await scratchOutbox(embedded, smtp(url));
  const visitor = { name: 'Ann', email: 'ann@example.com', timeZone: 'Asia/Colombo', topic: '' };
  const made = await store.bookings.add({ ...visitor, ...callAt(clock.now + 50 * 3_600_000) }, freshOrigin());
  if (!('booking' in made)) throw new Error(made.refused);
  await drain(options);
  for (const hours of [60, 70]) {
    await store.bookings.move(made.booking.id, callAt(clock.now + hours * 3_600_000));
    await drain(options);
  }

  mood.now = 'well';
  clock.now += 60_000;
  await drain(options);

  expect(arrived.map((mail) => header(mail, 'To')).toSorted()).toEqual(['ann@example.com', 'owner@example.org']);
  const toVisitor = arrived.find((mail) => header(mail, 'To') === 'ann@example.com') ?? '';
  expect(header(toVisitor, 'Subject')).toMatch(/is booked/i);
  const encoded = /name="?call\.ics"?[^]*?\r?\n\r?\n([\w+/=\r\n]+)/.exec(toVisitor)?.[1] ?? '';
  expect(Buffer.from(encoded, 'base64').toString()).toMatch(/END:VCALENDAR\r\n$/);
});

test('what looks like an encoded word in a subject is read as it was typed', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  const name = '=?utf-8?B?QmNjOiB4QGV4YW1wbGUuY29t?= ආයුබෝවන්';
  const enquiry = someEnquiry();
  await store.enquiries.add({ ...enquiry, params: { ...enquiry.params, contact_name: name } }, freshOrigin());

  await drain(options);

  const words = (header(arrived[0] ?? '', 'Subject') ?? '').split(/\s+/);
  const read = words.map((word) => /^=\?UTF-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? expect.unreachable(word));
  expect(read.map((part) => Buffer.from(part, 'base64').toString()).join('')).toBe(`Enquiry from ${name}`);
});

test('greylisted, the mail goes out at the second try', async () => {
  const { url, arrived } = await scratchSmtp('greylisting');
  const { store, clock, options } = await scratchOutbox(embedded, smtp(url));
  await store.enquiries.add(someEnquiry(), freshOrigin());

  await drain(options);
  expect(arrived).toEqual([]);
  clock.now += 30_000;
  await drain(options);

  expect(arrived).toHaveLength(1);
});

test('a slow server gets each mail once', async () => {
  const { url, arrived } = await scratchSmtp('slow');
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  for (let i = 0; i < 3; i += 1) await store.enquiries.add(someEnquiry(), freshOrigin());

  await drain(options);

  expect(arrived).toHaveLength(3);
});

test('a mail that the server took is not sent again when the database cannot be told', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, clock, options } = await scratchOutbox(embedded, smtp(url));
  await store.enquiries.add(someEnquiry(), freshOrigin());
  let broken = true;
  const mails: typeof store.mails = {
    ...store.mails,
    settle: (mail, outcome) => (broken ? Promise.reject(new Error('no database')) : store.mails.settle(mail, outcome)),
  };
  const round = outbox({ ...options, store: { ...store, mails } });

  await expect(round()).rejects.toThrow('no database');
  clock.now += 10 * 60_000; // the claim has run out
  broken = false;
  while (await round());

  expect(arrived).toHaveLength(1);
  expect(await store.mails.counts()).toMatchObject({ sent: 1, waiting: 0 });
});

test('after three days of pauses the mail is given up, and a retry starts anew', async () => {
  const { store, clock, options } = await scratchOutbox(embedded);
  const no: Transport = { delivered: 'sent', deliver: () => Promise.reject(new Error('550 no')) };
  await store.enquiries.add(someEnquiry(), freshOrigin());
  const start = clock.now;
  const mail = async () => (await store.enquiries.list())[0];

  while ((await mail())?.mail.state === 'waiting') {
    await drain({ ...options, transport: no });
    clock.now += longestPauseMs;
  }

  expect((await mail())?.mail).toMatchObject({ state: 'dead', lastError: '550 no' });
  expect(clock.now - start).toBeGreaterThan(giveUpAfterMs);
  const { url, arrived } = await scratchSmtp();
  await drain({ ...options, ...smtp(url) });
  expect(arrived).toEqual([]);
  await store.mails.retry((await mail())?.id ?? '', 'the server');
  await drain({ ...options, ...smtp(url) });
  expect(arrived).toHaveLength(1);
});

test('a clock that jumps ahead by a year gives nothing up', async () => {
  const { store, clock, options } = await scratchOutbox(embedded);
  const no: Transport = { delivered: 'sent', deliver: () => Promise.reject(new Error('no')) };
  await store.enquiries.add(someEnquiry(), freshOrigin());

  await drain({ ...options, transport: no });
  clock.now += 365 * 24 * 3_600_000;
  await drain({ ...options, transport: no });

  expect((await store.enquiries.list())[0]?.mail).toMatchObject({ state: 'waiting', attempts: 2 });
});

test('the mail carries the fields, the file and an address to answer to', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  const file = await store.files.stage(upload('%PDF-1.7 passport'), 'ගමන් බලපත්‍රය.pdf');
  if ('refused' in file) throw new Error(file.refused);
  await store.enquiries.add(someEnquiry({ file }), freshOrigin());

  await drain(options);

  const [mail = ''] = arrived;
  expect(header(mail, 'To')).toBe('owner@example.org');
  expect(header(mail, 'Reply-To')).toBe('nimal@example.com');
  expect(header(mail, 'Subject')).toBe('Enquiry from Nimal Perera');
  expect(header(mail, 'Auto-Submitted')).toBe('auto-generated');
  expect(mail).toContain('A UK company, please.');
  expect(mail).toContain(Buffer.from('%PDF-1.7 passport').toString('base64'));
});

test('what a visitor writes becomes neither header nor markup', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  const params = {
    contact_name: 'Eve\r\nBcc: all@example.com\r\n\r\n<h1>Hi</h1>',
    contact_email: 'eve@example.com',
    message: '<script>alert(1)</script>\r\n.\r\nMAIL FROM:<eve@example.com>',
    '<img src=x>': '"><svg onload=alert(2)>',
  };
  await store.enquiries.add(someEnquiry({ params, address: 'eve@example.com' }), freshOrigin());

  await drain(options);

  expect(arrived).toHaveLength(1);
  const [mail = ''] = arrived;
  expect(header(mail, 'Bcc')).toBeUndefined();
  expect(header(mail, 'Subject')).toBe('Enquiry from Eve Bcc: all@example.com <h1>Hi</h1>');
  const html = mail.slice(mail.indexOf('Content-Type: text/html'));
  expect(html).not.toMatch(/<script|<svg|<img|<h1/);
  expect(html).toContain('&lt;script&gt;');
});

test.each(['lost', 'damaged'])('a %s file does not keep the words back', async (fate) => {
  const { url, arrived } = await scratchSmtp();
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  const file = await store.files.stage(upload('text'), 'a.txt');
  if ('refused' in file) throw new Error(file.refused);
  await store.enquiries.add(someEnquiry({ file }), freshOrigin());
  if (fate === 'lost') await store.files.discard(file);
  else appendFileSync(store.files.path(file.id), 'more');

  await drain(options);

  expect(arrived[0]).toContain('filename=missing.txt');
});

test('above the limit the owner gets one digest instead of a flood', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, clock, options } = await scratchOutbox(embedded, { ...smtp(url), mailDigestAbove: 3 });
  for (let i = 0; i < 10; i += 1) {
    const params = { contact_name: `Visitor ${i}`, message: `number ${i} <b>` };
    await store.enquiries.add(someEnquiry({ params }), freshOrigin());
  }

  await drain(options);

  expect(arrived.map((mail) => header(mail, 'Subject')).toSorted()).toEqual([
    '7 enquiries',
    'Enquiry from Visitor 0',
    'Enquiry from Visitor 1',
    'Enquiry from Visitor 2',
  ]);
  const digest = arrived.find((mail) => header(mail, 'Subject') === '7 enquiries') ?? '';
  for (let i = 3; i < 10; i += 1) expect(digest).toContain(`number ${i}`);
  expect(await store.mails.counts()).toMatchObject({ sent: 10 });

  await store.enquiries.add(someEnquiry(), freshOrigin());
  await drain(options);
  expect(arrived).toHaveLength(4); // the next digest waits ten minutes
  clock.now += 10 * 60_000;
  await drain(options);
  expect(arrived).toHaveLength(5);
});

test('a digest of the longest texts stays small, and names everybody', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  const huge = { message: 'é<\n'.repeat(45_000), more: '&'.repeat(100_000) };
  for (let i = 0; i < 90; i += 1)
    await store.enquiries.add(someEnquiry({ params: { ...huge, contact_name: `Visitor ${i}` } }), freshOrigin());
  await store.enquiries.add(someEnquiry({ params: { contact_name: 'The genuine one' } }), freshOrigin());
  await store.mails.joinWaiting();

  await drain(options);

  const [digest = ''] = arrived;
  expect(header(digest, 'Subject')).toBe('91 enquiries');
  for (let i = 0; i < 90; i += 1) expect(digest).toContain(`Visitor ${i}`);
  expect(digest).toContain('The genuine one');
  expect(digest.length).toBeLessThan(2 * 1024 * 1024);
});

test('what no form of ours can send is not mailed whole, even when the owner lets it go', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  const others = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field ${i}`, 'o'.repeat(400)]));
  await store.enquiries.add(someEnquiry({ params: { message: 'x'.repeat(200_000), ...others } }), freshOrigin());
  const [lead] = await store.enquiries.list();

  await drain(options);

  expect(arrived[0]).toContain(`leads -- show ${lead?.id}`);
  expect(arrived[0]?.length).toBeLessThan(100_000);
});

test('of a digest that is refused for good, every enquiry but the bad one is mailed', async () => {
  const { store, clock, options } = await scratchOutbox(embedded);
  const notified: string[] = [];
  const transport: Transport = {
    delivered: 'sent',
    deliver: async (message) => {
      const text = message.text as string; // our letters are texts
      const refused = Object.assign(new Error('Message failed: 552 too odd'), { responseCode: 552 });
      if (text.includes('Visitor 13\n')) throw refused;
      notified.push(...(text.match(/Visitor \d+(?=\n)/g) ?? []));
    },
  };
  for (let i = 0; i < 20; i += 1)
    await store.enquiries.add(someEnquiry({ params: { contact_name: `Visitor ${i}` } }), freshOrigin());
  await store.mails.joinWaiting();

  for (let round = 0; round < 8; round += 1) {
    await drain({ ...options, transport, mailDigestAbove: 1 });
    clock.now += longestPauseMs;
  }

  expect(new Set(notified).size).toBe(19);
  const stuck = (await store.enquiries.list()).filter((lead) => lead.mail.state !== 'sent');
  expect(stuck.map((lead) => [lead.params['contact_name'], lead.mail.lastError])).toEqual([
    ['Visitor 13', 'refused (552): Message failed: 552 too odd'],
  ]);
});

test('without a mail server mails wait as files, and go out once there is one', async () => {
  const { store, dataDir, options } = await scratchOutbox(embedded);
  const file = await store.files.stage(upload('%PDF-1.7 passport'), 'passport.pdf');
  if ('refused' in file) throw new Error(file.refused);
  await store.enquiries.add(someEnquiry({ file }), freshOrigin());

  await drain(options);

  const names = readdirSync(join(dataDir, 'outbox'));
  expect(names).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
  const eml = readFileSync(join(dataDir, 'outbox', names[0] ?? ''), 'utf8');
  expect(eml).toContain(Buffer.from('%PDF-1.7 passport').toString('base64'));
  expect((await store.enquiries.list())[0]?.mail).toMatchObject({ state: 'written', attempts: 1 });

  const { url, arrived } = await scratchSmtp();
  await store.mails.resumeWritten();
  await drain({ ...options, ...smtp(url) });
  expect(arrived.map((mail) => header(mail, 'Message-ID'))).toEqual([header(eml, 'Message-ID')]);
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual([]);
});

test('a digest that waits as a file loses who is erased', async () => {
  const { store, dataDir, options } = await scratchOutbox(embedded);
  for (const name of ['stays', 'gone']) {
    await store.enquiries.add(someEnquiry({ address: `${name}@example.com` }), freshOrigin());
  }
  await store.mails.joinWaiting();
  await drain(options);

  await store.enquiries.erase('gone@example.com');
  await drain(options);

  const [name = ''] = readdirSync(join(dataDir, 'outbox'));
  const eml = readFileSync(join(dataDir, 'outbox', name), 'utf8');
  expect(eml).toContain('stays@example.com');
  expect(eml).not.toContain('gone@example.com');
});

test('a booking is told to both; the visitor’s mail is an invitation that repeats nothing that was typed', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  const call = { name: 'BUY NOW', email: 'kamala@example.com', timeZone: 'Europe/London', topic: 'cheap pills' };
  const start = Date.parse('2027-03-29T04:00:00Z'); // the day after London's clocks went forward
  const made = await store.bookings.add({ ...call, ...callAt(start) }, freshOrigin());
  await drain(options);
  if ('booking' in made) await store.bookings.cancel(made.booking.id);
  await drain(options);

  const to = (address: string) => arrived.filter((mail) => header(mail, 'To') === address);
  const [booked = '', cancelled = ''] = to('kamala@example.com');
  expect(header(booked, 'Subject')).toBe(`Your call with ${site.brand} is booked`);
  expect(booked).toContain('method=REQUEST');
  expect(booked.replaceAll('=\r\n', '')).toContain('29 Mar 2027, 05:00 (Europe/London)');
  expect(booked.replaceAll('=\r\n', '')).toContain('29 Mar 2027, 09:30 (Asia/Colombo)');
  expect(booked + cancelled).not.toMatch(/BUY NOW|cheap pills/);
  expect(cancelled).toContain('method=CANCEL');
  expect(to('owner@example.org').map((mail) => header(mail, 'Subject'))).toEqual([
    'Call booked: BUY NOW',
    'Call cancelled: BUY NOW',
  ]);
});

test('the fixed reply repeats nothing that was sent', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, clock, dataDir } = await scratchStore(embedded, { autoReply: true });
  const { options } = await scratchOutbox(embedded, { ...smtp(url), now: () => clock.now });
  await store.enquiries.add(
    someEnquiry({ params: { contact_name: 'BUY NOW', message: 'cheap pills' } }),
    freshOrigin(),
  );

  await drain({ ...options, store, dataDir });

  const reply = arrived.find((mail) => header(mail, 'To') === 'nimal@example.com') ?? '';
  expect(header(reply, 'Subject')).toBe(`${site.brand} has received your message`);
  expect(reply).not.toMatch(/BUY NOW|cheap pills/);
});

test('who asks for the list of codes gets it, and nothing that was typed', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  const codeList = Buffer.from('Code,Title\r\n702100,Public relation services\r\n');
  const params = { contact_email: 'nimal@example.com', list: 'hsic', message: 'cheap pills' };
  await store.enquiries.add(someEnquiry({ params }), freshOrigin());

  await drain({ ...options, codeList });

  const to = (address: string) => arrived.filter((mail) => header(mail, 'To') === address);
  const [mailed = ''] = to('nimal@example.com');
  expect(header(mailed, 'Subject')).toBe('The list of HSIC codes');
  expect(mailed).toContain('filename=hsic-codes.csv');
  expect(mailed).toContain(codeList.toString('base64'));
  expect(mailed).not.toContain('cheap pills');
  expect(to('owner@example.org')).toHaveLength(1);
});

test('running, it sends what comes in and stops when asked', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  const sent = Promise.withResolvers<void>();
  const transport: Transport = {
    delivered: 'sent',
    deliver: (message, id) => smtpTransport(url).deliver(message, id).finally(sent.resolve),
  };
  const running = startOutbox({ ...options, transport, outboxTickMs: 10 });
  await store.enquiries.add(someEnquiry(), freshOrigin());

  await sent.promise;
  await running.stop();

  expect(arrived).toHaveLength(1);
  expect(await store.mails.counts()).toMatchObject({ sent: 1 });
});

test.each([3, 0])(
  'a damaged enquiry keeps no other from its mail (one by one up to %d an hour)',
  async (mailDigestAbove) => {
    const { url, arrived } = await scratchSmtp();
    const { store, dataDir, options } = await scratchOutbox(embedded, { ...smtp(url), mailDigestAbove });
    const damaged = await store.enquiries.add(someEnquiry({ address: 'damaged@example.com' }), freshOrigin());
    await store.enquiries.add(someEnquiry({ params: { message: 'a good one' } }), freshOrigin());
    const database = new DatabaseSync(join(dataDir, 'leads.sqlite'));
    database.prepare('update enquiries set params = ? where id = ?').run('{"half', 'id' in damaged ? damaged.id : '');
    database.close();

    await drain(options);

    expect(arrived.join()).toContain('a good one');
    expect(arrived.join()).toContain('{"half');
    expect(await store.mails.counts()).toMatchObject({ sent: 2, waiting: 0 });
  },
);

test('a risky file is not mailed: the owner reads what is in it, and gets it by a link', async () => {
  const { url, arrived } = await scratchSmtp();
  const { store, options } = await scratchOutbox(embedded, smtp(url));
  const file = await store.files.stage(upload('hello <script>alert(1)</script>'), 'note.txt');
  if ('refused' in file) throw new Error(file.refused);
  await store.enquiries.add(someEnquiry({ file }), freshOrigin());

  await drain(options);

  const mail = arrived.join().replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(mail).toContain('it holds markup of a web page');
  expect(mail).toContain(`https://www.example.org/api/v1/files/${file.id}?token=`);
  expect(mail).not.toContain('alert(1)');
  expect(mail).not.toContain(Buffer.from('alert(1)').toString('base64').slice(0, 8));
});
