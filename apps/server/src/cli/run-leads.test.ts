import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  utimesSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { dayMs } from '@formation/calendar';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../db/open-store.ts';
import { listenOn } from '../testing/listen-on.ts';
import { closedPort, scratchSmtp } from '../testing/scratch-smtp.ts';
import { callAt, freshOrigin, scratchStore, someEnquiry, upload } from '../testing/scratch-store.ts';
import { runLeads } from './run-leads.ts';

const mailboxes = { MAIL_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' };

/** A command line beside a server that has the database open. */
async function scratchOffice(env: Readonly<Record<string, string>> = {}) {
  const { store, dataDir, clock } = await scratchStore();
  const world = { env: { DATA_DIR: dataDir, ...env }, now: () => clock.now };
  const json = async (...args: readonly string[]) =>
    JSON.parse((await runLeads([...args, '--format', 'json'], world)).out) as unknown;
  return { store, dataDir, clock, json, run: (...args: readonly string[]) => runLeads(args, world) };
}

async function withPassport() {
  const office = await scratchOffice();
  const file = await office.store.files.stage(upload('%PDF-1.7'), 'passport.pdf');
  if ('refused' in file) throw new Error(file.refused);
  const params = { contact_name: '=Nimal', contact_email: 'nimal@example.com', message: 'two\nlines', ref: 7 };
  const outcome = await office.store.enquiries.add(someEnquiry({ params, file }), freshOrigin());
  return { ...office, file, params, id: 'id' in outcome ? outcome.id : '' };
}

test('list tells programs the agreed shape', async () => {
  const { json, id, params } = await withPassport();

  expect(await json('list')).toStrictEqual({
    leads: [
      {
        id,
        receivedAt: '2026-11-23T04:00:00.000Z',
        params,
        attachments: [{ name: 'passport.pdf', bytes: 8, type: 'application/pdf' }],
        mail: { state: 'waiting', attempts: 0 },
      },
    ],
  });
  expect(await json('export')).toStrictEqual(await json('list'));
});

test('bookings list tells programs the agreed shape', async () => {
  const { store, json } = await scratchOffice();
  const call = { name: 'Kamala', email: 'kamala@example.com', timeZone: 'Asia/Colombo', topic: '' };
  const made = await store.bookings.add({ ...call, ...callAt(Date.parse('2026-12-01T03:30Z')) }, freshOrigin());

  const id = 'booking' in made && made.booking.id;
  const start = '2026-12-01T03:30:00.000Z';
  expect(await json('bookings', 'list')).toStrictEqual({
    bookings: [{ id, start, name: 'Kamala', email: 'kamala@example.com', state: 'booked' }],
  });
});

test('reminders list tells programs what is kept, and erase ends those of one address', async () => {
  const { store, clock, json, run } = await scratchOffice();
  const wish = { company: '', facts: 'incorporated=2026-02-10', until: clock.now + 7 };
  const input = await store.reminders.ask({ ...wish, email: 'Kamala@example.com' }, freshOrigin());
  await store.reminders.ask({ ...wish, email: 'nimal@example.com' }, freshOrigin());
  const id = 'id' in input ? input.id : '';
  const askedAt = '2026-11-23T04:00:00.000Z';
  const stored = { id, email: 'Kamala@example.com', facts: wish.facts, askedAt };

  expect(await json('reminders', 'list')).toMatchObject({
    reminders: expect.arrayContaining([
      { ...stored, state: 'asked', since: null, until: '2026-11-23T04:00:00.007Z' },
    ]) as unknown,
  });
  await store.reminders.confirm(id, () => ({ until: clock.now + 9, consentText: 'yes' }));
  expect((await run('reminders', 'list', '--format', 'csv')).out).toContain(
    `${id},Kamala@example.com,incorporated=2026-02-10,confirmed,${askedAt},${askedAt},2026-11-23T04:00:00.009Z`,
  );
  expect(await json('stats')).toMatchObject({ reminders: { asked: 1, confirmed: 1 } });
  expect((await run('reminders', 'erase', 'kamala')).code).toBe(2); // no address
  expect(await run('reminders', 'erase', 'KAMALA@example.com')).toMatchObject({
    code: 0,
    out: 'Removed 1 reminder of KAMALA@example.com.',
  });
  expect((await store.reminders.list()).map(({ email }) => email)).toEqual(['nimal@example.com']);
});

test('erase says until when copies from before an upgrade may still hold the person', async () => {
  const { run, json, store, dataDir, clock } = await withPassport();
  const copies = join(dataDir, 'before-upgrades');
  mkdirSync(copies);
  writeFileSync(join(copies, 'a.sqlite'), '');
  utimesSync(join(copies, 'a.sqlite'), clock.now / 1000, clock.now / 1000); // 2026-11-23 in Colombo

  const { out } = await run('erase', 'nimal@example.com');
  expect(out).toMatch(
    /1 mail\.\nCopies from before an upgrade or the move to PostgreSQL may still hold it\. The last of them goes on 2026-12-23\.$/,
  );
  await store.enquiries.add(someEnquiry(), freshOrigin());
  const [{ address } = { address: '' }] = await store.enquiries.list();
  expect(await json('erase', address)).toMatchObject({ removed: { enquiries: 1 }, copiesUntil: '2026-12-23' });
});

test('erase promises no day that is over: it names the copy that should have gone', async () => {
  const { run, json, store, dataDir, clock } = await withPassport();
  const copy = join(dataDir, 'before-upgrades', 'a.sqlite');
  mkdirSync(dirname(copy));
  writeFileSync(copy, '');
  utimesSync(copy, clock.now / 1000, clock.now / 1000);
  clock.now += 31 * dayMs;

  const { out } = await run('erase', 'nimal@example.com');
  expect(out).not.toContain('goes on');
  expect(out).toContain(`should be gone and may still hold it. Delete it as root: ${copy}`);
  await store.enquiries.add(someEnquiry(), freshOrigin());
  const [{ address } = { address: '' }] = await store.enquiries.list();
  const answer = await json('erase', address);
  expect(answer).toMatchObject({ copiesOverdue: [copy] });
  expect(answer).not.toHaveProperty('copiesUntil');
});

test('people see a table and a card, without control characters', async () => {
  const { run, id, store, file } = await withPassport();
  await store.enquiries.add(someEnquiry({ params: { contact_name: '\u001b[2JEve' } }), freshOrigin());

  const list = (await run('list')).out;
  expect(list).toContain('nimal@example.com');
  expect(list).not.toContain('\u001b');
  const shown = (await run('show', id)).out;
  expect(shown).toContain('two\n');
  expect(shown).toContain(`passport.pdf: ${store.files.path(file.id)}`);
  expect(shown).toContain('{"ref":7}');
});

test('export writes CSV that no spreadsheet runs', async () => {
  const { run } = await withPassport();

  const { out } = await run('export');

  expect(out.split('\r\n')[0]).toBe(
    '\uFEFFid,received,name,number,email,service,annual revenue,message,consent,submitted,files,mail,other',
  );
  expect(out).toContain(`,'=Nimal,,nimal@example.com,,,"two\nlines",,,passport.pdf,waiting,"{""ref"":7}"\r\n`);
});

test('retry lets a mail that was given up wait again', async () => {
  const { store, run, id, json } = await withPassport();
  const [mail] = await store.mails.claim(1);
  if (mail) await store.mails.settle(mail, { state: 'dead', error: '550 no' });
  expect(await json('stats')).toMatchObject({ enquiries: 1, attachments: 1, mail: { dead: 1, waiting: 0 } });

  expect(await run('retry', id)).toMatchObject({ code: 0, err: '' });

  expect(await json('stats')).toMatchObject({ mail: { dead: 0, waiting: 1 } });
});

test('mails of calls and reminders that were given up are named, and tried again or left to rest by that name', async () => {
  const { store, run, json, clock } = await withPassport();
  const call = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/London', topic: '' };
  await store.bookings.add({ ...call, ...callAt(clock.now + 5 * dayMs) }, freshOrigin());
  await store.reminders.ask(
    { email: 'r@example.com', company: '', facts: 'a', until: clock.now + dayMs },
    freshOrigin(),
  );
  for (const mail of await store.mails.claim(9)) await store.mails.settle(mail, { state: 'dead', error: '550 no' });

  const named = (await json('mails')) as { mails: readonly Readonly<Record<string, string>>[] };
  const about = (kind: string) => named.mails.find((mail) => mail['kind'] === kind)?.['id'] ?? '';
  expect(named.mails.map(({ kind, state, error }) => [kind, state, error]).toSorted()).toEqual(
    ['booking-owner', 'booking-visitor', 'enquiry', 'reminder-ask'].map((kind) => [kind, 'dead', '550 no']),
  );
  const { dead } = await store.mails.troubles();
  expect(named.mails).toHaveLength(dead); // as many as the alarm tells of
  expect((await run('mails')).out).toContain(about('booking-visitor'));

  expect(await run('retry', about('booking-visitor'))).toMatchObject({ code: 0, err: '' });
  expect(await run('dismiss', about('reminder-ask'))).toMatchObject({ code: 0, err: '' });
  expect(await run('retry', about('enquiry'))).toMatchObject({ code: 0, err: '' });

  expect(await store.mails.troubles()).toMatchObject({ dead: 0 });
  expect((await store.mails.claim(9)).map(({ kind }) => kind).toSorted()).toEqual([
    'booking-owner',
    'booking-visitor',
    'enquiry',
  ]);
});

test.each([
  ['no answer', 'waiting, tries: 1'],
  ['refused (550): No such user', 'refused (550)'],
])('list tells a mail that failed (%s) from one that has not been tried', async (error, word) => {
  const { store, run } = await withPassport();
  expect((await run('list')).out).toMatch(/waiting$/m);
  const [mail] = await store.mails.claim(1);
  if (mail) await store.mails.settle(mail, { state: 'waiting', error, pauseMs: 1 });

  expect((await run('list')).out.trimEnd().endsWith(word)).toBe(true);
});

test('erase says what it removed', async () => {
  const { run, json } = await withPassport();

  expect(await run('erase', 'Nimal@example.com')).toMatchObject({
    code: 0,
    out: 'Removed what was kept of Nimal@example.com: 1 enquiry, 1 file, 0 bookings, 0 reminders, 1 mail.',
  });
  expect(await json('list')).toEqual({ leads: [] });
});

test('purge keeps to the months of the setting', async () => {
  const { store, clock, run } = await scratchOffice({ RETENTION_MONTHS: '3' });
  await store.enquiries.add(someEnquiry(), freshOrigin());

  clock.now = Date.parse('2027-02-23T04:00:00Z');
  expect((await run('purge')).out).toBe(
    'Removed what is older than 2026-11-23: 0 enquiries, 0 files, 0 bookings, 0 reminders, 0 mails.',
  );
  clock.now += 1;
  expect((await run('purge')).out).toMatch(/: 1 enquiry,/);
});

test('a cancelled call is told to the visitor', async () => {
  const { store, run } = await scratchOffice();
  const call = { name: 'Kamala', email: 'kamala@example.com', timeZone: 'Asia/Colombo', topic: '' };
  const made = await store.bookings.add({ ...call, ...callAt(Date.parse('2026-12-01T03:30Z')) }, freshOrigin());
  const id = 'booking' in made ? made.booking.id : '';

  const answer = await run('bookings', 'cancel', id);

  expect([answer.code, answer.out]).toEqual([0, expect.stringContaining('kamala@example.com is told')]);
  const { state, history } = (await store.bookings.entry(id)) ?? {};
  expect([state, history]).toMatchObject(['cancelled', [{ what: 'cancelled', who: 'the server' }]]);
  expect((await store.mails.claim(10)).map((mail) => mail.kind).toSorted()).toEqual([
    'booking-owner',
    'booking-visitor',
  ]);
});

test('a call that its visitor has cancelled is not said to be told of again', async () => {
  const { store, run } = await scratchOffice();
  const call = { name: 'Kamala', email: 'kamala@example.com', timeZone: 'Asia/Colombo', topic: '' };
  const made = await store.bookings.add({ ...call, ...callAt(Date.parse('2026-12-01T03:30Z')) }, freshOrigin());
  const id = 'booking' in made ? made.booking.id : '';
  await store.bookings.cancel(id);
  await store.mails.claim(10);

  const answer = await run('bookings', 'cancel', id);

  expect([answer.code, answer.out]).toEqual([0, expect.stringContaining('nobody is told')]);
  expect(await store.mails.claim(10)).toEqual([]);
  expect(await run('bookings', 'cancel', 'x')).toMatchObject({ code: 1, err: expect.stringContaining('no booking x') });
});

test('a call that is over can still be cancelled by the firm', async () => {
  const { store, clock, run } = await scratchOffice();
  const call = { name: 'Kamala', email: 'kamala@example.com', timeZone: 'Asia/Colombo', topic: '' };
  const made = await store.bookings.add({ ...call, ...callAt(clock.now) }, freshOrigin());
  clock.now += 3_600_000;

  expect(await run('bookings', 'cancel', 'booking' in made ? made.booking.id : '')).toMatchObject({ code: 0 });
});

test('a backup made while the server writes is a data folder of its own', async () => {
  const { store, dataDir, run, json } = await withPassport();
  writeFileSync(join(dataDir, 'secret'), 'a secret of this folder');
  const folder = join(dataDir, 'copies', 'monday');
  const writing = Array.from({ length: 20 }, () => store.enquiries.add(someEnquiry(), freshOrigin()));

  const outcome = await run('backup', folder);

  expect(outcome).toMatchObject({ code: 0, out: expect.stringContaining('monday') });
  await Promise.all(writing);
  const restored = await openStore({ dataDir: folder });
  onTestFinished(() => restored.close());
  const leads = await restored.enquiries.list();
  const passport = leads.find((lead) => lead.files.length === 1)?.files[0];
  expect(readFileSync(restored.files.path(passport?.id ?? ''), 'utf8')).toBe('%PDF-1.7');
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('a secret of this folder');
  const now = (await json('list')) as { leads: { id: string }[] };
  const known = new Set(now.leads.map((lead) => lead.id));
  expect(leads.every((lead) => known.has(lead.id))).toBe(true);
  const rights = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o077);
  expect(new Set(rights)).toEqual(new Set([0]));
  expect(await run('backup', folder)).toMatchObject({ code: 1, err: expect.stringContaining('already') });
});

test('a mail that is gone before its turn does not stop a backup', async () => {
  const { run, dataDir } = await withPassport();
  const outbox = join(dataDir, 'outbox');
  mkdirSync(outbox, { recursive: true });
  writeFileSync(join(outbox, 'here.eml'), 'Hello');
  symlinkSync('gone', join(outbox, 'gone.eml')); // listed, and not there when it is read

  expect(await run('backup', join(dataDir, 'copy'))).toMatchObject({ code: 0 });

  expect(readdirSync(join(dataDir, 'copy', 'outbox'))).toEqual(['here.eml']);
});

test('a folder among the files is no part of a backup, and one that fails leaves nothing', async () => {
  const { run, dataDir } = await withPassport();
  mkdirSync(join(dataDir, 'files', 'lost+found'));
  expect(await run('backup', join(dataDir, 'copies', 'monday'))).toMatchObject({ code: 0 });

  mkdirSync(join(dataDir, 'register.jsonl')); // no file to copy
  await run('backup', join(dataDir, 'copies', 'tuesday')).catch(() => undefined);

  expect(readdirSync(join(dataDir, 'copies'))).toEqual(['monday']);
});

test('with --keep copies are dated, the oldest go, and what is not a copy stays', async () => {
  const { run, dataDir, clock } = await withPassport();
  const folder = join(dataDir, 'copies');
  for (let night = 0; night < 4; night += 1) {
    expect(await run('backup', folder, '--keep', '2')).toMatchObject({ code: 0 });
    if (night === 0) writeFileSync(join(folder, 'notes.txt'), 'mine');
    if (night === 1) mkdirSync(join(folder, '2026-11-24T130000Z.part')); // the machine stopped
    clock.now += 24 * 3_600_000;
  }

  expect(readdirSync(folder).sort()).toEqual(['2026-11-25T040000Z', '2026-11-26T040000Z', 'notes.txt']);
});

test('a restore is rehearsed from the newest copy, and finds what is missing or damaged', async () => {
  const { run, dataDir, file, clock } = await withPassport();
  const folder = join(dataDir, 'copies');
  await run('backup', folder, '--keep', '9');
  clock.now += 24 * 3_600_000;
  await run('backup', folder, '--keep', '9');
  const newest = join(folder, '2026-11-24T040000Z');

  const { code, out } = await run('restore-drill', folder);
  expect([code, out]).toEqual([
    0,
    expect.stringContaining(`${newest} can be restored: 1 enquiries, 0 bookings, 0 reminders, 1 files`),
  ]);

  writeFileSync(join(newest, 'files', file.id), '%PDF-1.8');
  expect(await run('restore-drill', newest)).toMatchObject({ code: 1, err: expect.stringContaining('is damaged') });
  rmSync(join(newest, 'files', file.id));
  expect(await run('restore-drill', newest)).toMatchObject({ code: 1, err: expect.stringContaining('is missing') });
  truncateSync(join(newest, 'leads.sqlite'), 8192);
  expect(await run('restore-drill', newest)).toMatchObject({ code: 1, err: expect.stringContaining('cannot') });
  expect(await run('restore-drill', join(dataDir, 'files'))).toMatchObject({ code: 1 });
});

test.each([
  // what was typed                    exit
  [['show', 'nobody'], 1],
  [['retry', 'nobody'], 1],
  [['bookings', 'show', 'nobody'], 1],
  [['bookings', 'cancel', 'nobody'], 1],
  [[], 2],
  [['lists'], 2],
  [['__proto__'], 2],
  [['list', 'more'], 2],
  [['list', '--format', 'xml'], 2],
  [['list', '--fromat', 'json'], 2],
  [['list', '--keep', '2'], 2],
  [['backup', 'folder', '--keep', '0'], 2],
  [['show'], 2],
  [['erase', 'nobody'], 2], // not an address
  [['bookings'], 2],
  [['bookings', 'erase', 'a@b'], 2],
])('%j ends with %i and a sentence', async (args, code) => {
  const { run } = await scratchOffice();

  const outcome = await run(...args);

  expect(outcome).toMatchObject({ code, out: '' });
  expect(outcome.err).toMatch(/\w+ .*/);
});

test.each([
  ['list --fromat json', 'There is no option --fromat: --format, --keep, --role or --out.'],
  ['list --format', '--format needs a value.'],
  ['list more', '"more" is a word too many: list.'],
  ['show a b', '"b" is a word too many: show ID.'],
  ['backup', 'Something is missing after backup: backup FOLDER.'],
  ['erase', 'Something is missing after erase: erase EMAIL.'],
  ['console invite notmail', '"notmail" is no e-mail address: console invite EMAIL.'],
  ['export --format xls', 'There is no format xls for export: csv or json.'],
  ['backup DIR --keep abc', '--keep needs a whole number from 1 to 9999.'],
  ['backup DIR --keep 0', '--keep needs a whole number from 1 to 9999.'],
  ['list --keep 2', 'list takes no --keep.'],
  ['console invite a@b.lk --role admin', 'There is no role admin: owner, agent or reader.'],
  ['list --role owner', 'list takes no --role.'],
  ['list --out=', '--out needs the name of a file.'],
])('%s: %s', async (typed, sentence) => {
  expect(await runLeads(typed.split(' '), { env: {}, now: () => 0 })).toEqual({ code: 2, out: '', err: sentence });
});

test('who names no command gets the list of them, and who mistypes one hears first which', async () => {
  const run = (...args: readonly string[]) => runLeads(args, { env: {}, now: () => 0 });
  const { err: list } = await run();
  expect(list).toMatch(/^Use: .*\n +list /);
  expect((await run('lsit')).err).toBe(`There is no command lsit.\n\n${list}`);
  expect((await run('console', 'invit', 'a@b.lk')).err).toBe(`There is no command console invit.\n\n${list}`);
});

test('a wrong setting and a database out of reach are refused with a sentence', async () => {
  const wrong = await scratchOffice({ RETENTION_MONTHS: 'many' });
  expect(await wrong.run('list')).toMatchObject({ code: 1, err: expect.stringContaining('RETENTION_MONTHS') });
  const lost = await scratchOffice({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await lost.run('list')).toMatchObject({ code: 1, err: expect.stringContaining('database') });
});

test('as a program it prints nothing but the answer', async () => {
  const { dataDir, json } = await withPassport();

  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'leads.ts'), 'list', '--format', 'json'],
    { env: { PATH: process.env['PATH'], DATA_DIR: dataDir } },
  );

  expect(JSON.parse(stdout)).toEqual(await json('list'));
  expect(stderr).toBe('');
});

test('it says which database it reads, makes none, and takes none of another version', async () => {
  const { dataDir, run } = await withPassport();
  expect((await run('list')).note).toBe(`Database: ${join(dataDir, 'leads.sqlite')}`);

  const empty = join(dataDir, 'elsewhere');
  const lost = await runLeads(['list'], { env: { DATA_DIR: empty }, now: () => 0 });
  expect(lost).toMatchObject({ code: 1, out: '', err: expect.stringContaining(join(empty, 'leads.sqlite')) });
  expect(existsSync(empty)).toBe(false);

  const database = new DatabaseSync(join(dataDir, 'leads.sqlite'));
  database.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
  expect(await run('list')).toMatchObject({ code: 1, err: expect.stringContaining('newer version') });
  database.exec("delete from kysely_migration where name > '0001-first-tables'");
  expect(await run('list')).toMatchObject({ code: 1, err: expect.stringContaining('leads -- upgrade') });
  database.close();
});

test.each([['list'], ['stats'], ['export'], ['bookings', 'list'], ['bookings', 'export']])(
  '%s waits for no writer, and no writer for it',
  async (...args) => {
    const { dataDir, run } = await withPassport();
    const writer = new DatabaseSync(join(dataDir, 'leads.sqlite'));
    writer.exec('begin immediate');

    expect(await run(...args)).toMatchObject({ code: 0 });

    writer.exec('rollback');
    writer.close();
  },
);

test('the command line reads and writes while the server writes', async () => {
  const { store, run } = await scratchOffice();
  await store.enquiries.add(someEnquiry({ address: 'other@example.com' }), freshOrigin());
  const writing = Array.from({ length: 20 }, () => store.enquiries.add(someEnquiry(), freshOrigin()));

  const outcomes = await Promise.all([
    run('list'),
    run('erase', 'other@example.com'),
    run('purge'),
    run('stats'),
    ...writing,
  ]);

  expect(outcomes.slice(0, 4).map((outcome) => 'code' in outcome && outcome.code)).toEqual([0, 0, 0, 0]);
  expect(await store.enquiries.list()).toHaveLength(20);
});

/** The office with one mail that was given up, and the alarm that its server raised. */
async function withAlarm() {
  const office = await withPassport();
  const [mail] = await office.store.mails.claim(1);
  if (mail) await office.store.mails.settle(mail, { state: 'dead', error: 'no answer' });
  const stands = { name: 'mails given up', stands: true, says: 'one', key: '', everyMs: 0 };
  await office.store.alarms.note([stands]);
  return { ...office, over: () => office.store.alarms.note([{ ...stands, stands: false }]) };
}

test('alarms ends with 1 while one stands', async () => {
  const { run, over, json } = await withAlarm();
  expect(await run('alarms')).toMatchObject({ code: 1, err: expect.stringContaining('2026-11-23T09:30:00+05:30') });
  expect(await json('alarms')).toMatchObject({ alarms: [{ name: 'mails given up', says: 'one', ended: '' }] });

  await over();

  expect(await run('alarms')).toMatchObject({ code: 0, out: 'No alarm stands.' });
});

test('dismiss lets a given-up mail rest, once', async () => {
  const { run, id, json } = await withAlarm();

  expect((await run('dismiss', id)).code).toBe(0);

  expect(await json('stats')).toMatchObject({ mail: { dead: 0, dismissed: 1 } });
  expect((await run('dismiss', id)).code).toBe(1);
  expect((await run('retry', id)).code).toBe(0); // the owner may think again
});

test('a trial alarm goes out by mail and to the webhook, and says which of them took it', async () => {
  const { url, arrived } = await scratchSmtp();
  const hooked: string[] = [];
  const hook = await listenOn(
    createServer((request, response) => {
      hooked.push(request.url ?? '');
      response.end();
    }),
  );
  const both = await scratchOffice({ ...mailboxes, SMTP_URL: url, ALARM_URL: `${hook}/token` });

  expect(await both.run('alarm-trial')).toMatchObject({ code: 0 });
  expect([arrived.length, hooked]).toEqual([1, ['/token']]);

  const half = await scratchOffice({ ...mailboxes, SMTP_URL: await closedPort(), ALARM_URL: hook });
  const { code, err } = await half.run('alarm-trial');
  expect([code, err]).toEqual([1, expect.stringMatching(/Not taken: .*\nALARM_URL took a trial/)]);
  const none = await scratchOffice();
  expect((await none.run('alarm-trial')).code).toBe(1);
});

test('people read the time of the owner, programs that of the world', async () => {
  const { run, id, json, store } = await withPassport();
  const call = { name: 'Kamala', email: 'kamala@example.com', timeZone: 'Europe/London', topic: '' };
  await store.bookings.add({ ...call, ...callAt(Date.parse('2026-11-30T20:00Z')) }, freshOrigin());

  expect((await run('list')).out).toMatch(/received \(Asia\/Colombo\)[^]*2026-11-23 09:30/);
  expect((await run('show', id)).out).toContain('2026-11-23T09:30:00+05:30');
  expect((await run('export')).out).toContain('2026-11-23T09:30:00+05:30');
  expect((await run('bookings', 'list')).out).toContain('2026-12-01T01:30:00+05:30');
  expect(JSON.stringify(await json('list'))).toContain('2026-11-23T04:00:00.000Z');
});
