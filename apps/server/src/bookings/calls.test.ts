import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../db/store.ts';
import { callAt, engines, freshOrigin, scratchStore } from '../testing/scratch-store.ts';
import { fewCalls, fewLetters } from '../testing/weekday-calls.ts';
import type { CallWork } from './calls.ts';
import type { Hours } from './opening.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const visitor = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/London', topic: '' };

let keys = 0;
const by = (who: string) => ({ who, key: `a key of its own ${(keys += 1)}` });
const kamala = 'kamala@example.com';

async function booked(store: Store, start: number): Promise<string> {
  const made = await store.bookings.add({ ...visitor, ...callAt(start) }, freshOrigin());
  if (isRefused(made)) throw new Error(made.refused);
  return made.booking.id;
}

async function worked(store: Store, id: string, work: Omit<CallWork, 'version'>) {
  const version = (await store.bookings.find(id))?.sequence ?? 0;
  const entry = await store.bookings.work(id, { ...work, version }, by(kamala));
  if (isRefused(entry)) throw new Error(entry.refused);
  return entry;
}

/** The reminders of a call that are still to go, as kind and hours before the start. */
async function planned(store: Store, id: string) {
  const entry = await store.bookings.entry(id);
  return (entry?.mails ?? [])
    .filter(({ kind, state }) => kind.startsWith('call-in') && state === 'waiting')
    .map(({ kind, due }) => [kind, ((entry?.start ?? 0) - due) / hourMs]);
}

const both = [
  ['call-in-a-day', 24],
  ['call-in-an-hour', 1],
];

describe.each(engines())('on $name', (engine) => {
  test('a reminder leaves a day and an hour before the call, once, and not before', async () => {
    const { store, clock } = await scratchStore(engine);
    const start = clock.now + 3 * dayMs;
    const id = await booked(store, start);
    const claimed = async () => (await store.mails.claim(9)).map(({ kind }) => kind).toSorted();
    expect(await planned(store, id)).toEqual(both);
    expect(await claimed()).toEqual(['booking-owner', 'booking-visitor']);

    clock.now = start - dayMs - 1;
    for (const mail of await store.mails.claim(9)) await store.mails.settle(mail, { state: 'sent' });
    expect(await claimed()).toEqual([]);
    clock.now += 1;
    const due = await store.mails.claim(9);
    expect(due.map(({ kind }) => kind)).toEqual(['call-in-a-day']);
    for (const mail of due) await store.mails.settle(mail, { state: 'sent' });
    clock.now = start - hourMs;
    expect(await claimed()).toEqual(['call-in-an-hour']);
    expect(await claimed()).toEqual([]);
  });

  test.each([
    [25 * hourMs, both],
    [23 * hourMs, both.slice(1)],
    [dayMs, both.slice(1)],
    [hourMs, []],
  ])('of a call %i ms ahead only reminders are planned whose time has not passed', async (ahead, expected) => {
    const { store, clock } = await scratchStore(engine);
    expect(await planned(store, await booked(store, clock.now + ahead))).toEqual(expected);
  });

  test('a moved call is reminded of at its new time alone, a cancelled one not at all', async () => {
    const { store, clock } = await scratchStore(engine);
    const [one, two] = [await booked(store, clock.now + 3 * dayMs), await booked(store, clock.now + 4 * dayMs)];
    const stale = (await store.bookings.entry(one))?.mails.length;

    await worked(store, one, { move: callAt(clock.now + 5 * dayMs) });
    await worked(store, two, { cancel: 'they are ill' });

    expect(await planned(store, one)).toEqual(both);
    expect((await store.bookings.entry(one))?.mails).toHaveLength(stale ?? 0);
    expect(await planned(store, two)).toEqual([]);
    expect((await store.bookings.entry(two))?.history).toMatchObject([
      { who: kamala, what: 'cancelled', text: 'they are ill' },
    ]);
  });

  test('a reminder that failed once does not outlive the time it was for', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await booked(store, clock.now + 2 * dayMs);
    for (const mail of await store.mails.claim(9)) await store.mails.settle(mail, { state: 'sent' });
    clock.now += dayMs;
    const [mail] = await store.mails.claim(9);
    if (mail === undefined) throw new Error('It is not due.');
    await store.mails.settle(mail, { state: 'waiting', error: 'no answer', pauseMs: 1000 });

    await store.bookings.cancel(id);

    expect(await store.mails.stands(mail.id)).toBe(false);
    expect(await planned(store, id)).toEqual([]);
  });

  test('an owner who tries a failed letter again sends no reminder before its time', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await booked(store, clock.now + 3 * dayMs);
    for (const mail of await store.mails.claim(9)) await store.mails.settle(mail, { state: 'dead', error: 'refused' });

    await store.mails.retry(id, 'the server');

    expect((await store.mails.claim(9)).map(({ kind }) => kind).toSorted()).toEqual([
      'booking-owner',
      'booking-visitor',
    ]);
    expect(await planned(store, id)).toEqual(both);
  });

  test('of two who change a call at once one is told, and nothing is overwritten', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await booked(store, clock.now + 3 * dayMs);
    const to = [callAt(clock.now + 4 * dayMs), callAt(clock.now + 5 * dayMs)];

    const outcomes = await Promise.all(
      to.map((move, index) => store.bookings.work(id, { version: 0, move }, by(`somebody ${index}`))),
    );

    expect(outcomes.filter((outcome) => isRefused(outcome))).toEqual([{ refused: 'changed' }]);
    const entry = await store.bookings.entry(id);
    expect(entry).toMatchObject({ sequence: 1 });
    expect(entry?.history).toHaveLength(1);
  });

  test('who repeats a change with its key changes nothing more; with another wish the key is refused', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await booked(store, clock.now + 3 * dayMs);
    const worker = by(kamala);
    const work = { version: 0, videoUrl: 'https://meet.example/abc' };

    await store.bookings.work(id, work, worker);
    const again = await store.bookings.work(id, work, worker);

    expect(again).toMatchObject({ sequence: 1, videoUrl: work.videoUrl });
    expect(await store.bookings.work(id, { version: 1, videoUrl: '' }, worker)).toEqual({ refused: 'key-reused' });
  });

  test('a taken time is refused, and so is what is cancelled or unknown', async () => {
    const { store, clock } = await scratchStore(engine);
    const [one, two] = [await booked(store, clock.now + 3 * dayMs), await booked(store, clock.now + 4 * dayMs)];
    const move = callAt(clock.now + 4 * dayMs);

    expect(await store.bookings.work(one, { version: 0, move }, by(kamala))).toEqual({ refused: 'taken' });
    expect(await store.bookings.entry(one)).toMatchObject({ sequence: 0, history: [] });
    await store.bookings.cancel(two);
    expect(await store.bookings.work(two, { version: 1, outcome: 'held' }, by(kamala))).toEqual({ refused: 'changed' });
    expect(await store.bookings.work('x', { version: 0, outcome: 'held' }, by(kamala))).toEqual({
      refused: 'not-found',
    });
  });

  test('what became of a call is noted, and its visitor is told nothing', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await booked(store, clock.now + 3 * dayMs);
    const before = (await store.bookings.entry(id))?.mails.length;

    clock.now += 3 * dayMs;
    const entry = await worked(store, id, { outcome: 'no-show' });

    expect(entry).toMatchObject({ outcome: 'no-show', changed: '', history: [{ who: kamala, text: 'no-show' }] });
    expect(entry.mails).toHaveLength(before ?? 0);
  });

  test.each(['held', 'no-show'] as const)('nothing has become of a call before its start: %s', async (outcome) => {
    const { store, clock } = await scratchStore(engine);
    const id = await booked(store, clock.now + dayMs);
    const work = { version: 0, outcome };

    clock.now += dayMs - 1;
    expect(await store.bookings.work(id, work, by(kamala))).toEqual({ refused: 'too-early' });
    expect(await store.bookings.work(id, { ...work, version: 1 }, by(kamala))).toEqual({ refused: 'changed' });
    expect(await store.bookings.entry(id)).toMatchObject({ outcome: '', sequence: 0, history: [] });
    expect(await store.bookings.work(id, { version: 0, outcome: '' }, by(kamala))).toMatchObject({ sequence: 1 });

    clock.now += 1;
    expect(await store.bookings.work(id, { version: 1, outcome }, by(kamala))).toMatchObject({ outcome });
  });

  test('what became of a call is not said of the time that it is moved to, whoever moves it', async () => {
    const { store, clock } = await scratchStore(engine);
    const [one, two] = [await booked(store, clock.now), await booked(store, clock.now + hourMs)];
    await worked(store, one, { outcome: 'no-show' });
    const before = clock.now;
    clock.now += hourMs;
    await worked(store, two, { outcome: 'no-show' });
    clock.now = before; // the first is not over for its visitor

    expect(await store.bookings.move(one, callAt(clock.now + 7 * dayMs))).toMatchObject({ outcome: '' });
    expect(await worked(store, two, { move: callAt(clock.now + 8 * dayMs) })).toMatchObject({ outcome: '' });
  });

  test('a visitor changes a call until its end, the firm afterwards as well', async () => {
    const { store, clock } = await scratchStore(engine);
    const { start, end } = callAt(clock.now + dayMs);
    const [one, two] = [await booked(store, start), await booked(store, end)];
    const later = callAt(clock.now + 7 * dayMs);
    const tooLate = { refused: 'too-late' };

    clock.now = end - 1;
    expect(await store.bookings.cancel(one, 'once')).toMatchObject({ state: 'cancelled' });
    clock.now = callAt(end).end;
    expect(await store.bookings.cancel(one, 'once'), 'the same again').toMatchObject({ state: 'cancelled' });
    for (const key of [undefined, 'one', 'one']) expect(await store.bookings.cancel(two, key)).toEqual(tooLate);
    for (const key of [undefined, 'two', 'two']) expect(await store.bookings.move(two, later, key)).toEqual(tooLate);
    expect(await store.bookings.entry(two)).toMatchObject({ state: 'booked', sequence: 0, history: [] });
    expect(await worked(store, two, { move: later })).toMatchObject(later);
  });

  test('a call that was held before its end is over for its visitor', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await booked(store, clock.now);
    await worked(store, id, { outcome: 'held' });

    expect(await store.bookings.cancel(id)).toEqual({ refused: 'too-late' });
    expect(await store.bookings.move(id, callAt(clock.now + dayMs))).toEqual({ refused: 'too-late' });
  });

  test('a change that is refused is refused again', async () => {
    const { store, clock } = await scratchStore(engine);
    const [one, two] = [await booked(store, clock.now + dayMs), await booked(store, clock.now + 2 * dayMs)];
    await store.bookings.cancel(one);
    const move = () => store.bookings.move(one, callAt(clock.now + 3 * dayMs), 'a key');

    expect([await move(), await move()]).toEqual(Array(2).fill({ refused: 'not-found' }));
    const taken = () => store.bookings.move(two, callAt(clock.now + 4 * dayMs), 'another');
    const other = await booked(store, clock.now + 4 * dayMs);
    expect([await taken(), await taken()]).toEqual(Array(2).fill({ refused: 'taken' }));
    await store.bookings.cancel(other);
    expect(await taken(), 'once it is free').toMatchObject({ sequence: 1 });
  });

  test('where strangers have used up the letters of a day, a call keeps its reminders, and the firm tells of its changes', async () => {
    const { store, clock } = await scratchStore(engine, { callLimits: fewCalls, letterLimits: fewLetters });
    const claimed = async () => (await store.mails.claim(9)).map(({ kind }) => kind).toSorted();
    for (let letters = 0; letters < fewLetters.perMailbox; letters += 2) {
      const id = await booked(store, clock.now + 3 * dayMs);
      await claimed(); // the outbox has taken it
      await store.bookings.cancel(id);
      expect(await claimed()).toEqual(['booking-owner', 'booking-visitor']);
    }

    const [late, origin] = [{ ...visitor, ...callAt(clock.now + 6 * dayMs) }, freshOrigin()];
    expect(await store.bookings.add(late, origin)).toMatchObject({ isMailed: false });
    expect(await store.bookings.add(late, origin), 'asked again').toMatchObject({ isMailed: false, repeated: true });
    expect(await claimed()).toEqual(['booking-owner']);
    const id = await booked(store, clock.now + 3 * dayMs);
    expect(await claimed()).toEqual(['booking-owner']);
    expect(await planned(store, id)).toEqual(both);
    await store.bookings.move(id, callAt(clock.now + 4 * dayMs));
    expect(await claimed()).toEqual(['booking-owner']);
    expect(await planned(store, id)).toEqual(both);
    await worked(store, id, { move: callAt(clock.now + 5 * dayMs) });
    expect(await claimed()).toEqual(['booking-owner', 'booking-visitor']);
    await worked(store, id, { cancel: '' });
    expect(await claimed()).toEqual(['booking-owner', 'booking-visitor']);
    expect(await planned(store, id)).toEqual([]);
  });

  test('a letter that still waits tells of the last change, also where no further one may be written', async () => {
    const { store, clock } = await scratchStore(engine, { letterLimits: { ...fewLetters, perMailbox: 1 } });
    const id = await booked(store, clock.now + 3 * dayMs);

    await store.bookings.move(id, callAt(clock.now + 4 * dayMs));

    const letters = await store.mails.claim(9);
    expect(letters.map(({ kind }) => kind).toSorted()).toEqual(['booking-owner', 'booking-visitor']);
  });

  test('the visitor’s own changes stand in the history, and go with them', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await booked(store, clock.now + 3 * dayMs);
    const move = callAt(clock.now + 4 * dayMs);
    await store.bookings.move(id, move);
    await store.bookings.cancel(id);

    expect((await store.bookings.entry(id))?.history).toMatchObject([
      { who: '', what: 'moved', text: new Date(move.start).toISOString() },
      { who: '', what: 'cancelled' },
    ]);
    expect(JSON.stringify(await store.persons.gather(visitor.email))).toContain('booking_history');
    await store.enquiries.erase(visitor.email);
    expect(await store.bookings.entry(id)).toBeUndefined();
    expect(await store.mails.claim(9)).toEqual([]);
  });

  test('changed hours are there for every server; of two who change the same version one is told', async () => {
    const { store, another } = await scratchStore(engine);
    const second = await another();
    const hours: Hours = { week: [[], [], [], [], [], [], []], closed: [{ day: '2026-12-24', name: 'The firm' }] };
    expect(await store.opening.find()).toBeUndefined();

    const outcomes = await Promise.all([
      store.opening.change(hours, 0, kamala),
      second.opening.change({ ...hours, closed: [] }, 0, 'nimal@example.com'),
    ]);

    expect(outcomes.filter((outcome) => isRefused(outcome))).toEqual([{ refused: 'changed' }]);
    const found = await second.opening.find();
    expect(found).toMatchObject({ version: 1 });
    expect(await store.opening.change(hours, 1, kamala)).toMatchObject({ version: 2 });
    expect(await store.opening.change(hours, 1, kamala)).toEqual({ refused: 'changed' });
    expect(await second.opening.find()).toMatchObject({ hours, version: 2, who: kamala });
  });
});
