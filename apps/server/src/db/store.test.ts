import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import {
  callAt,
  embedded,
  engines,
  freshOrigin,
  isInFiles,
  scratchStore,
  someEnquiry,
  upload,
} from '../testing/scratch-store.ts';
import { openStore } from './open-store.ts';
import type { NewBooking, StagedFile, Store } from './store.ts';

const minute = 60_000;
const pdf = '%PDF-1.7\nA passport, say.';

async function stagedPdf(store: Store, content = pdf): Promise<StagedFile> {
  const staged = await store.files.stage(upload(content), 'passport.pdf');
  if (isRefused(staged)) throw new Error(staged.refused);
  return staged;
}

function call(start: string, email = 'kamala@example.com'): NewBooking {
  return { ...callAt(Date.parse(start)), name: 'Kamala', email, timeZone: 'Europe/London', topic: 'An LLC' };
}

const everyEngine = engines();

describe.each(everyEngine)('on $name', (engine) => {
  test('an enquiry is kept with its file, its consent and a waiting mail', async () => {
    const { store, clock } = await scratchStore(engine);
    const file = await stagedPdf(store);

    const outcome = await store.enquiries.add(someEnquiry({ file, consentText: '2026-11' }), freshOrigin());

    const leads = await store.enquiries.list();
    expect(leads).toEqual([
      {
        id: 'id' in outcome && outcome.id,
        suspicious: false,
        heldFor: '',
        receivedAt: clock.now,
        address: 'nimal@example.com',
        params: someEnquiry().params,
        consent: { given: true, text: '2026-11', at: clock.now },
        files: [
          {
            id: file.id,
            name: 'passport.pdf',
            bytes: pdf.length,
            type: 'application/pdf',
            signs: [],
            reply: '',
            cameAt: 0,
          },
        ],
        language: 'en',
        mergedInto: '',
        mergedBy: '',
        mergedAt: 0,
        mail: { state: 'waiting', attempts: 0, lastError: '' },
      },
    ]);
    expect(readFileSync(store.files.path(file.id), 'utf8')).toBe(pdf);
  });

  test('hostile names and texts come back as they were', async () => {
    const { store } = await scratchStore(engine);
    const params = JSON.parse(
      '{"__proto__":{"admin":true},"constructor":1,"m":"a\\u0000b\\ud800\'; drop table"}',
    ) as object;

    await store.enquiries.add(someEnquiry({ params: { ...params } }), freshOrigin());

    const [lead] = await store.enquiries.list();
    expect(JSON.stringify(lead?.params)).toBe(JSON.stringify({ ...params }));
  });

  test('a suspicious one is kept, and its mail held', async () => {
    const { store } = await scratchStore(engine);

    await store.enquiries.add(someEnquiry({ heldFor: 'hidden-field' }), freshOrigin());

    expect((await store.enquiries.list()).map((lead) => [lead.suspicious, lead.mail.state])).toEqual([[true, 'held']]);
    expect(await store.mails.claim(10)).toEqual([]);
  });

  test('the same key and body again is answered the same and stored once, its second file removed', async () => {
    const { store, clock, dataDir } = await scratchStore(engine);
    const origin = { sender: '192.0.2.1', key: 'k' };
    const first = await store.enquiries.add(someEnquiry({ file: await stagedPdf(store) }), origin);

    clock.now += 24 * 60 * minute;
    const again = await store.enquiries.add(someEnquiry({ file: await stagedPdf(store) }), origin);

    expect(again).toEqual({ ...first, repeated: true });
    expect(await store.enquiries.list()).toHaveLength(1);
    expect(readdirSync(join(dataDir, 'files'))).toHaveLength(1);
  });

  test('a token of a form serves for one submission and its repeats, on every server and after a restart', async () => {
    const { store, another, clock, dataDir } = await scratchStore(engine);
    const origin = { sender: '192.0.2.1', form: 'token' };
    const first = await store.enquiries.add(someEnquiry(), origin);
    const restarted = await another();
    const elsewhere = { ...origin, sender: '198.51.100.7' }; // a phone that has changed its line
    const used = { refused: 'form-used' };
    clock.now += 23 * 60 * minute; // as long as a token is good

    expect(await restarted.enquiries.add(someEnquiry(), elsewhere)).toEqual({ ...first, repeated: true });
    expect(await restarted.enquiries.add(someEnquiry(), { ...elsewhere, key: 'k' })).toEqual({
      ...first,
      repeated: true,
    });
    const other = someEnquiry({ params: { message: 'else' }, file: await stagedPdf(restarted) });
    expect(await restarted.enquiries.add(other, { ...origin, key: 'k' })).toEqual(used);
    expect(readdirSync(join(dataDir, 'files'))).toEqual([]);
    expect(await store.bookings.add(call('2026-12-01T04:30Z'), origin)).toEqual(used); // of any call

    const again = someEnquiry({ params: { message: 'else' } });
    expect(await store.enquiries.add(again, { ...origin, key: 'k', form: 'a new one' })).toMatchObject({
      repeated: false,
    });
    expect(await store.enquiries.list()).toHaveLength(2);
  });

  test('what was not made has not used the token of its form', async () => {
    const { store } = await scratchStore(engine);
    const wish = call('2026-12-01T04:30Z');
    const origin = { sender: '192.0.2.1', key: 'k', form: 'token' };
    await store.bookings.add(call('2026-12-01T04:30Z', 'other@example.com'), freshOrigin());

    expect(await store.bookings.add(wish, origin)).toEqual({ refused: 'taken' });
    expect(await store.bookings.add({ ...wish, ...callAt(Date.parse('2026-12-01T05:00Z')) }, origin)).toMatchObject({
      repeated: false,
    });
  });

  test('of many that are sent at once with one token of a form, one is taken', async () => {
    const { store, another } = await scratchStore(engine);
    const servers = [store, await another()] as const;

    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        servers[at % 2 ? 1 : 0].enquiries.add(someEnquiry({ params: { message: `${at}` } }), {
          sender: `192.0.2.${at}`,
          key: `${at}`,
          form: 'token',
        }),
      ),
    );

    expect(outcomes.filter((outcome) => 'refused' in outcome && outcome.refused === 'form-used')).toHaveLength(19);
    expect(await store.enquiries.list()).toHaveLength(1);
  });

  test('a key is the visitor’s own, and stands for one call', async () => {
    const { store } = await scratchStore(engine);
    const [one, other] = ['192.0.2.1', '198.51.100.7'].map((sender) => ({ sender, key: '1' }));
    if (!one || !other) throw new Error('there are two');
    const wish = { email: 'nimal@example.com', company: '', facts: 'incorporated=2026-02-10', until: 9e15 };

    expect(await store.enquiries.add(someEnquiry(), one)).toMatchObject({ repeated: false });
    expect(await store.enquiries.add(someEnquiry(), other)).toMatchObject({ repeated: false }); // the very same words
    const booked = await store.bookings.add(call('2026-12-01T04:30Z'), one);
    expect(booked).toMatchObject({ repeated: false });
    expect(await store.bookings.add(call('2026-12-01T05:00Z'), other)).toMatchObject({ repeated: false });
    expect(await store.reminders.ask(wish, one)).not.toHaveProperty('refused');

    const id = 'booking' in booked ? booked.booking.id : '';
    expect(await store.bookings.move(id, callAt(Date.parse('2026-12-02T04:30Z')), '1')).toMatchObject({ sequence: 1 });
    expect(await store.bookings.cancel(id, '1')).toMatchObject({ state: 'cancelled' });
  });

  test('the same key with another body is refused', async () => {
    const { store } = await scratchStore(engine);
    const origin = { sender: '192.0.2.1', key: 'k' };
    await store.enquiries.add(someEnquiry(), origin);

    expect(await store.enquiries.add(someEnquiry({ params: { message: 'else' } }), origin)).toEqual({
      refused: 'key-reused',
    });
    expect(await store.enquiries.add(someEnquiry({ file: await stagedPdf(store) }), origin)).toEqual({
      refused: 'key-reused',
    });
    expect(await store.enquiries.list()).toHaveLength(1);
  });

  test.each([
    ['10 minutes less a moment later', 10 * minute - 1, 1],
    ['10 minutes later', 10 * minute, 2],
    ['with the clock put back a little', -minute, 1],
    ['with the clock put back a day', -24 * 60 * minute, 2],
  ])('without a key, the same body from the same sender %s', async (_, later, stored) => {
    const { store, clock } = await scratchStore(engine);
    await store.enquiries.add(someEnquiry(), { sender: '192.0.2.1' });

    clock.now += later;
    const params = { ...someEnquiry().params, submitted_at: 'another time' };
    await store.enquiries.add(someEnquiry({ params }), { sender: '192.0.2.1' });

    expect(await store.enquiries.list()).toHaveLength(stored);
  });

  test('without a key, the same body from another sender is another enquiry', async () => {
    const { store } = await scratchStore(engine);

    await store.enquiries.add(someEnquiry(), { sender: '192.0.2.1' });
    await store.enquiries.add(someEnquiry(), { sender: '192.0.2.2' });

    expect(await store.enquiries.list()).toHaveLength(2);
  });

  test('sent fifty times at once, to two servers, an enquiry is stored once', async () => {
    const { store, another } = await scratchStore(engine);
    const servers = [store, await another()] as const;

    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        servers[i % 2 ? 1 : 0].enquiries.add(someEnquiry(), { sender: 's', key: 'k' }),
      ),
    );

    expect(new Set(outcomes.map((outcome) => outcome && 'id' in outcome && outcome.id)).size).toBe(1);
    expect(outcomes.filter((outcome) => outcome && 'repeated' in outcome && !outcome.repeated)).toHaveLength(1);
    expect(await store.enquiries.list()).toHaveLength(1);
  });

  test('two hundred people race for one slot, on two servers: one wins', async () => {
    const { store, another } = await scratchStore(engine);
    const servers = [store, await another()] as const;

    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        servers[i % 2 ? 1 : 0].bookings.add(call('2026-12-01T04:30Z', `racer${i}@example.com`), freshOrigin()),
      ),
    );

    const won = outcomes.filter((outcome) => outcome && 'booking' in outcome);
    expect([won.length, outcomes.length - won.length]).toEqual([1, 199]);
    expect(await store.bookings.list()).toHaveLength(1);
    expect(await store.mails.claim(1000)).toHaveLength(2);
  });

  test('a hundred pairs swap towards one slot: no slot is ever held twice', async () => {
    const { store } = await scratchStore(engine);
    const starts = ['2026-12-01T04:30Z', '2026-12-01T05:00Z', '2026-12-01T05:30Z'];
    const booked = await Promise.all(starts.map((start) => store.bookings.add(call(start), freshOrigin())));
    const ids = booked.flatMap((outcome) => ('booking' in outcome ? [outcome.booking.id] : []));

    await Promise.all(ids.map((id) => store.bookings.move(id, callAt(Date.parse('2026-12-02T04:30Z')))));

    const quarantined = (await store.bookings.list()).map((booking) => booking.start);
    expect(new Set(quarantined).size).toBe(3);
    expect(quarantined).toContain(Date.parse('2026-12-02T04:30Z'));
  });

  test.each([
    // start, length in minutes    outcome
    ['04:30', 30, true], // the same
    ['04:15', 30, true], // runs into it
    ['04:45', 30, true], // begins within it
    ['04:15', 60, true], // around it
    ['04:40', 10, true], // within it
    ['04:00', 30, false], // ends as it begins
    ['05:00', 30, false], // begins as it ends
  ])('beside a call from 04:30 to 05:00, one at %s of %i minutes is taken: %s', async (time, minutes, isTaken) => {
    const { store, clock } = await scratchStore(engine);
    await store.bookings.add(call('2026-12-01T04:30Z'), freshOrigin());
    const start = Date.parse(`2026-12-01T${time}Z`);
    const wanted = { start, end: start + minutes * minute };
    const other = await store.bookings.add(call('2026-12-02T04:30Z', 'other@example.com'), freshOrigin());
    const id = 'booking' in other ? other.booking.id : '';
    const refused = { refused: 'taken' };

    const moved = await store.bookings.move(id, wanted);
    expect(moved).toMatchObject(isTaken ? refused : wanted);
    const back = callAt(Date.parse('2026-12-02T04:30Z'));
    await store.bookings.move(id, back);
    const version = (await store.bookings.find(id))?.sequence ?? 0;
    const worked = await store.bookings.work(
      id,
      { version, move: wanted },
      { who: 'k@example.com', key: `${clock.now}` },
    );
    expect(worked).toMatchObject(isTaken ? refused : wanted);
    await store.bookings.move(id, back);
    const booked = await store.bookings.add(
      { ...call('2026-12-01T04:30Z', 'third@example.com'), ...wanted },
      freshOrigin(),
    );
    expect(booked).toMatchObject(isTaken ? refused : { booking: wanted });
    expect(await store.bookings.find(id)).toMatchObject(back);
  });

  test('a call may be moved by less than its length', async () => {
    const { store } = await scratchStore(engine);
    const made = await store.bookings.add(call('2026-12-01T04:30Z'), freshOrigin());
    const later = callAt(Date.parse('2026-12-01T04:45Z'));

    expect(await store.bookings.move('booking' in made ? made.booking.id : '', later)).toMatchObject(later);
  });

  test('of people who race for times that overlap, on two servers, no two get in each other’s way', async () => {
    const { store, another } = await scratchStore(engine);
    const servers = [store, await another()] as const;
    const first = Date.parse('2026-12-01T04:30Z');
    const times = Array.from({ length: 40 }, (_, i) => callAt(first + (i % 8) * 5 * minute));
    const waiting = times.slice(0, 8).map((_, i) => call(`2026-12-02T${10 + i}:30Z`, `mover${i}@example.com`));
    const made = await Promise.all(waiting.map((each) => store.bookings.add(each, freshOrigin())));

    await Promise.all([
      ...times.map((time, i) =>
        servers[i % 2 ? 1 : 0].bookings.add({ ...call('', `racer${i}@example.com`), ...time }, freshOrigin()),
      ),
      ...made.map((each, i) =>
        servers[i % 2 ? 0 : 1].bookings.move('booking' in each ? each.booking.id : '', callAt(first + i * 5 * minute)),
      ),
    ]);

    const quarantined = await store.bookings.taken(first, first + 24 * 60 * minute);
    expect(quarantined.length).toBeGreaterThan(0);
    for (const [i, { start }] of quarantined.entries())
      expect(start).toBeGreaterThanOrEqual(quarantined[i - 1]?.end ?? 0);
  });

  test('what is taken of a span is every call that reaches into it, in order', async () => {
    const { store } = await scratchStore(engine);
    for (const start of ['2026-12-01T05:30Z', '2026-12-01T04:30Z', '2026-12-01T05:00Z'])
      await store.bookings.add(call(start), freshOrigin());
    const taken = (from: string, to: string) =>
      store.bookings.taken(Date.parse(`2026-12-01T${from}Z`), Date.parse(`2026-12-01T${to}Z`));
    const [first, second] = ['2026-12-01T04:30Z', '2026-12-01T05:00Z'].map((start) => callAt(Date.parse(start)));

    expect(await taken('04:45', '05:15')).toEqual([first, second]);
    expect(await taken('05:00', '05:30')).toEqual([second]);
  });

  test('a cancelled slot is free again, and a cancelled booking stays so', async () => {
    const { store } = await scratchStore(engine);
    const first = await store.bookings.add(call('2026-12-01T04:30Z'), freshOrigin());
    const id = 'booking' in first ? first.booking.id : '';
    const taken = () => store.bookings.taken(Date.parse('2026-12-01T04:30Z'), Date.parse('2026-12-01T05:00Z'));
    expect(await taken()).toEqual([callAt(Date.parse('2026-12-01T04:30Z'))]);

    expect(await store.bookings.cancel(id)).toMatchObject({ id, state: 'cancelled', sequence: 1 });
    expect(await store.bookings.cancel(id)).toMatchObject({ id, state: 'cancelled', sequence: 1 });
    expect(await taken()).toEqual([]);
    expect(await store.bookings.add(call('2026-12-01T04:30Z', 'other@example.com'), freshOrigin())).toMatchObject({
      repeated: false,
    });
    expect(await store.bookings.move(id, callAt(Date.parse('2026-12-03T04:30Z')))).toEqual({ refused: 'not-found' });
    expect(await store.bookings.cancel('nobody')).toEqual({ refused: 'not-found' });
  });

  test('whoever cancelled may book the same again at once', async () => {
    const { store } = await scratchStore(engine);
    const [wish, origin] = [call('2026-12-01T04:30Z'), { sender: '192.0.2.1' }];
    const first = await store.bookings.add(wish, origin);
    expect(await store.bookings.add(wish, origin)).toMatchObject({ repeated: true });
    await store.bookings.cancel('booking' in first ? first.booking.id : '');

    expect(await store.bookings.add(wish, origin)).toMatchObject({ repeated: false, booking: { state: 'booked' } });
  });

  test('a key stands for one move, however late it comes again', async () => {
    const { store } = await scratchStore(engine);
    const made = await store.bookings.add(call('2026-12-01T04:30Z'), freshOrigin());
    const id = 'booking' in made ? made.booking.id : '';
    const [second, third] = [Date.parse('2026-12-02T04:30Z'), Date.parse('2026-12-03T04:30Z')];

    expect(await store.bookings.move(id, callAt(second), 'move')).toMatchObject({ start: second, sequence: 1 });
    expect(await store.bookings.move(id, callAt(third), 'move')).toEqual({ refused: 'key-reused' });
    expect(await store.bookings.move(id, callAt(third))).toMatchObject({ start: third, sequence: 2 });
    expect(await store.bookings.move(id, callAt(second), 'move')).toMatchObject({ start: third, sequence: 2 });
  });

  test('a booking made again with its key is the same booking', async () => {
    const { store } = await scratchStore(engine);
    const origin = { sender: '192.0.2.1', key: 'k' };
    const first = await store.bookings.add(call('2026-12-01T04:30Z'), origin);

    expect(await store.bookings.add(call('2026-12-01T04:30Z'), origin)).toEqual({ ...first, repeated: true });
    expect(await store.bookings.add(call('2026-12-01T05:00Z'), origin)).toEqual({ refused: 'key-reused' });
  });

  test('erasing an address removes rows, files, mails and their copies, and nobody else', async () => {
    const { store, dataDir } = await scratchStore(engine);
    const secret = 'zebra-crossing-1234';
    const file = await stagedPdf(store, `${pdf} ${secret}`);
    await store.enquiries.add(
      someEnquiry({ address: 'Gone@Example.com', params: { message: secret }, file }),
      freshOrigin(),
    );
    await store.bookings.add({ ...call('2026-12-01T04:30Z', 'gone@example.com'), topic: secret }, freshOrigin());
    await store.enquiries.add(someEnquiry({ address: 'stays@example.com' }), freshOrigin());
    for (const mail of await store.mails.claim(10)) writeFileSync(join(dataDir, 'outbox', `${mail.id}.eml`), secret);

    const removed = await store.enquiries.erase(' gone@EXAMPLE.com');

    expect(removed).toEqual({ enquiries: 1, files: 1, bookings: 1, reminders: 0, mails: 5 });
    expect((await store.enquiries.list()).map((lead) => lead.address)).toEqual(['stays@example.com']);
    expect(await store.bookings.list()).toEqual([]);
    expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1);
    expect(existsSync(store.files.path(file.id))).toBe(false);
    const others = readdirSync(join(dataDir, 'outbox'))[0] ?? '';
    writeFileSync(join(dataDir, 'outbox', others), '');
    expect(isInFiles(dataDir, secret)).toBe(false); // the pages of the embedded database included
    expect(await store.enquiries.erase('gone@example.com')).toEqual({
      enquiries: 0,
      files: 0,
      bookings: 0,
      reminders: 0,
      mails: 0,
    });
  });

  test('purging removes what is older than the instant', async () => {
    const { store, clock } = await scratchStore(engine);
    const old = clock.now;
    await store.enquiries.add(someEnquiry({ address: 'old@example.com' }), freshOrigin());
    await store.bookings.add(call('2026-11-20T04:30Z'), freshOrigin());
    clock.now += minute;
    await store.enquiries.add(someEnquiry({ address: 'new@example.com' }), freshOrigin());

    expect(await store.enquiries.purge(old + 1)).toEqual({
      enquiries: 1,
      files: 0,
      bookings: 1,
      reminders: 0,
      mails: 3,
    });
    expect((await store.enquiries.list()).map((lead) => lead.address)).toEqual(['new@example.com']);
  });

  test('a call is kept from the day it was booked, and until it is over', async () => {
    const { store, clock } = await scratchStore(engine);
    const old = clock.now;
    const added = async (start: number) => {
      const made = await store.bookings.add(call(new Date(start).toISOString()), freshOrigin());
      return 'booking' in made ? made.booking.id : '';
    };
    await added(old - 60 * minute);
    const toCome = await added(old + 60 * minute);
    await store.bookings.cancel(await added(old + 120 * minute));
    clock.now += minute;
    const young = await added(old - 120 * minute); // ended before those that go

    const left = async () => (await store.bookings.list()).map(({ id }) => id).toSorted();
    expect(await store.enquiries.purge(old)).toMatchObject({ bookings: 0 });
    expect(await store.enquiries.purge(old + 1)).toMatchObject({ bookings: 2 });
    expect(await left()).toEqual([toCome, young].toSorted());
    clock.now = old + 90 * minute;
    await store.enquiries.purge(old + 1);
    expect(await left()).toEqual([young]);
  });

  test('more than one statement can name are purged in one go', async () => {
    const { store, clock } = await scratchStore(engine);
    for (let i = 0; i < 510; i += 1) await store.enquiries.add(someEnquiry(), freshOrigin());

    expect(await store.enquiries.purge(clock.now + 1)).toMatchObject({ enquiries: 510, mails: 510 });
  });

  test('of many mails, each is claimed by one of two servers', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    for (let i = 0; i < 20; i += 1) await store.enquiries.add(someEnquiry(), freshOrigin());

    const claims = await Promise.all([store, other, store, other].map((server) => server.mails.claim(8)));

    const claimed = claims.flat().map((mail) => mail.id);
    expect(claimed.length).toBe(20);
    expect(new Set(claimed).size).toBe(20);
  });

  test.each([
    ['a claim of a server that died runs out', 5 * minute],
    ['a clock put back by a year does not park a claim', -365 * 24 * 60 * minute],
  ])('%s', async (_, later) => {
    const { store, clock } = await scratchStore(engine);
    await store.enquiries.add(someEnquiry(), freshOrigin());
    const [first] = await store.mails.claim(1);
    expect(await store.mails.claim(1)).toEqual([]);

    clock.now += later;

    expect(await store.mails.claim(1)).toEqual([first]);
  });

  test('what a killed process had claimed is free within a minute, whatever has its number now', async () => {
    const { store, clock } = await scratchStore(engine);
    await store.enquiries.add(someEnquiry(), freshOrigin());
    const [claimed] = await store.mails.claim(1);
    if (claimed === undefined) throw new Error('It is due.');

    clock.now += minute - 1;
    expect(await store.mails.claim(1)).toEqual([]);
    await store.mails.renewClaim(claimed); // it lives
    clock.now += minute - 1;
    expect(await store.mails.claim(1)).toEqual([]);
    clock.now += 1;
    expect(await store.mails.claim(1)).toEqual([claimed]);
    await store.mails.settle(claimed, { state: 'waiting', error: 'no answer', pauseMs: 0 });
    await store.mails.renewClaim(claimed); // too late: it is nobody's any more
    expect(await store.mails.claim(1)).toHaveLength(1);
  });

  test.each([
    // the clock jumps by           and after so long again the mail is due
    ['a minute back', -minute, 0],
    ['an hour back', -60 * minute, 0],
    ['six hours back', -6 * 60 * minute, 0],
    ['a year back', -365 * 24 * 60 * minute, 0],
    ['a day ahead', 24 * 60 * minute, 0],
    ['not at all', 0, minute / 2],
  ])('a mail waits for its own pause and no longer when the clock jumps %s', async (_, jump, pauseMs) => {
    const { store, clock } = await scratchStore(engine);
    await store.enquiries.add(someEnquiry(), freshOrigin());
    const [mail] = await store.mails.claim(1);
    if (mail) await store.mails.settle(mail, { state: 'waiting', error: 'no answer', pauseMs: minute / 2 });
    expect(await store.mails.claim(1)).toEqual([]);

    clock.now += jump + pauseMs;

    expect(await store.mails.claim(1)).toEqual([{ ...mail, attempts: 1, waitedMs: minute / 2 }]);
  });

  test.each([
    ['that has just been written', async () => undefined],
    [
      'that the owner wants tried again',
      async (store: Store, clock: { now: number }) => {
        const [mail] = await store.mails.claim(1);
        if (mail) await store.mails.settle(mail, { state: 'dead', error: 'no answer' });
        clock.now += 3 * 60 * minute;
        await store.mails.retry(mail?.subject ?? '', 'the server');
      },
    ],
    [
      'that waited as a file',
      async (store: Store, clock: { now: number }) => {
        const [mail] = await store.mails.claim(1);
        if (mail) await store.mails.settle(mail, { state: 'written' });
        clock.now += 3 * 60 * minute;
        await store.mails.resumeWritten();
      },
    ],
  ])('a mail %s is due at once, an hour back as well', async (_, before) => {
    const { store, clock } = await scratchStore(engine);
    await store.enquiries.add(someEnquiry(), freshOrigin());
    await before(store, clock);

    clock.now -= 60 * minute;

    expect(await store.mails.claim(1)).toHaveLength(1);
  });

  test('enquiries joined in a digest share its fate, and can be retried alone', async () => {
    const { store } = await scratchStore(engine);
    for (const name of ['a', 'b', 'c']) {
      await store.enquiries.add(someEnquiry({ address: `${name}@example.com` }), freshOrigin());
    }

    expect(await store.mails.joinWaiting()).toBe(3);
    const [digest, ...rest] = await store.mails.claim(10);
    expect([digest?.kind, rest]).toEqual(['digest', []]);
    const leads = await store.enquiries.list();
    expect(new Set(await store.mails.membersOf(digest?.id ?? ''))).toEqual(new Set(leads.map((lead) => lead.id)));

    if (digest) await store.mails.settle(digest, { state: 'dead', error: '550 no' });
    expect((await store.enquiries.list()).map((lead) => lead.mail)).toEqual(
      Array(3).fill({ state: 'dead', attempts: 1, lastError: '550 no' }),
    );
    expect(await store.mails.counts()).toEqual({
      refused: 0,
      waiting: 0,
      planned: 0,
      dismissed: 0,
      written: 0,
      sent: 0,
      held: 0,
      dead: 3,
    });

    expect(await store.mails.retry(leads[0]?.id ?? '', 'the server')).toBe(true);
    expect((await store.mails.claim(10)).map((mail) => [mail.kind, mail.subject])).toEqual([['enquiry', leads[0]?.id]]);
  });

  test('a mail that is under way is not retried, alone or in a digest: it would go out twice', async () => {
    const { store, clock } = await scratchStore(engine);
    const ways = [async () => 0, () => store.mails.joinWaiting()];
    for (const join of ways) {
      await store.enquiries.add(someEnquiry(), freshOrigin());
      const [enquiry] = await store.enquiries.list();
      await join();
      const [mail] = await store.mails.claim(9);

      expect(await store.mails.retry(enquiry?.id ?? '', 'the server')).toBe(false);
      expect(await store.mails.claim(9)).toEqual([]);

      if (mail) await store.mails.settle(mail, { state: 'dead', error: 'no answer' });
      expect(await store.mails.retry(enquiry?.id ?? '', 'the server')).toBe(true);
      expect(await store.mails.claim(9)).toHaveLength(1);
      clock.now += minute;
    }
  });

  test('what was sent cannot be retried', async () => {
    const { store } = await scratchStore(engine);
    await store.enquiries.add(someEnquiry(), freshOrigin());
    const [mail] = await store.mails.claim(1);
    if (mail) await store.mails.settle(mail, { state: 'sent' });

    expect(await store.mails.retry(mail?.subject ?? '', 'the server')).toBe(false);
    expect(await store.mails.sentSince(0)).toBe(1);
  });

  test('with the reply switched on, one address is answered once a day', async () => {
    const { store, clock } = await scratchStore(engine, { autoReply: true });
    const kinds = async () => (await store.mails.claim(10)).map((mail) => mail.kind).sort();

    await store.enquiries.add(someEnquiry(), freshOrigin());
    expect(await kinds()).toEqual(['enquiry', 'enquiry-reply']);
    await store.enquiries.add(someEnquiry(), freshOrigin());
    expect(await kinds()).toEqual(['enquiry']);
    clock.now += 24 * 60 * minute;
    await store.enquiries.add(someEnquiry({ heldFor: 'hidden-field' }), freshOrigin());
    await store.enquiries.add(someEnquiry(), freshOrigin());
    expect(await kinds()).toContain('enquiry-reply');
  });

  test('one address is mailed the list of codes once a day, and a robot never', async () => {
    const { store, clock } = await scratchStore(engine);
    const kinds = async () => (await store.mails.claim(10)).map((mail) => mail.kind).sort();
    const request = (input = {}) => someEnquiry({ params: { list: 'hsic' }, ...input });

    await store.enquiries.add(request({ heldFor: 'hidden-field' }), freshOrigin());
    expect(await kinds()).toEqual([]);
    await store.enquiries.add(request(), freshOrigin());
    expect(await kinds()).toEqual(['code-list', 'enquiry']);
    await store.enquiries.add(request(), freshOrigin());
    expect(await kinds()).toEqual(['enquiry']);
    clock.now += 24 * 60 * minute;
    await store.enquiries.add(request(), freshOrigin());
    expect(await kinds()).toContain('code-list');
  });

  test('two servers that start together both find the tables', async () => {
    const { another } = await scratchStore(engine);

    const servers = await Promise.all([another(), another(), another()]);

    expect(await Promise.all(servers.map((server) => server.faults()))).toEqual([[], [], []]);
  });
});

test('a database that is newer than the code is not touched', async () => {
  const { dataDir } = await scratchStore();
  const database = new DatabaseSync(join(dataDir, 'leads.sqlite'));
  database.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')");
  database.close();

  await expect(openStore({ dataDir })).rejects.toThrow('9999-later');
});

test('only the owner of the process can read the database', async () => {
  const { dataDir } = await scratchStore();

  const rights = ['leads.sqlite', 'leads.sqlite-wal'].map((name) => statSync(join(dataDir, name)).mode & 0o777);

  expect(rights).toEqual([0o600, 0o600]);
});

test('no round of the outbox reads all mails that were ever sent', async () => {
  const { store, dataDir } = await scratchStore();
  const database = new DatabaseSync(join(dataDir, 'leads.sqlite'));
  const plan = (where: string) =>
    database
      .prepare(`explain query plan select id from mails where ${where}`)
      .all()
      .map((step) => step['detail']);

  expect(plan("state in ('sent', 'written') and settled_at > 7 and kind = 'enquiry'")).toEqual([
    expect.stringMatching(/^SEARCH .*mails_settled/),
  ]);
  expect(plan("kind = 'code-list' and created_at > 7")).toEqual([expect.stringMatching(/^SEARCH .*mails_kind/)]);
  database.close();
  await store.close();
});

test('more enquiries of one address than a day has room for are kept and held', async () => {
  const { store, clock } = await scratchStore(embedded, { enquiriesPerEmail: 2 });
  const write = (address: string) => store.enquiries.add(someEnquiry({ address }), freshOrigin());
  for (const address of ['a@example.com', 'A@Example.com', 'a@example.com', 'b@example.com']) await write(address);
  expect(await store.mails.counts()).toMatchObject({ waiting: 3, held: 1 });

  clock.now += 24 * 3_600_000;
  await write('a@example.com');

  expect(await store.mails.counts()).toMatchObject({ waiting: 4, held: 1 });
});
