import { existsSync } from 'node:fs';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { NewEnquiry, Store } from '../../db/store.ts';
import { callAt, engines, freshOrigin, scratchStore, someEnquiry, upload } from '../../testing/scratch-store.ts';
import type { ListName, Work } from './inbox.ts';

let keys = 0;
const by = (who: string) => ({ who, key: `a key of its own ${(keys += 1)}` });
const monday = Date.parse('2026-11-30T03:30:00Z');
const [kamala, nimal] = ['kamala@example.com', 'nimal@example.com'];

async function added(store: Store, input: Partial<NewEnquiry> = {}): Promise<string> {
  const outcome = await store.enquiries.add(someEnquiry(input), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome.id;
}

async function changed(store: Store, id: string, work: Omit<Work, 'version'>, who = kamala) {
  const version = (await store.inbox.find(id))?.version ?? 0;
  const entry = await store.inbox.change(id, { ...work, version }, by(who));
  if (isRefused(entry)) throw new Error(entry.refused);
  return entry;
}

describe.each(engines())('on $name', (engine) => {
  test('an enquiry is new and nobody’s; what looks like a robot’s is held', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    await added(store, { heldFor: 'hidden-field' });

    expect(await store.inbox.find(id)).toMatchObject({
      state: 'new',
      holder: '',
      followUp: 0,
      rest: '',
      version: 1,
      history: [],
    });
    expect(await store.inbox.counts()).toEqual({
      new: 1,
      answered: 0,
      waiting: 0,
      won: 0,
      lost: 0,
      held: 1,
      asleep: 0,
    });
    expect((await store.inbox.list('held')).rows).toMatchObject([{ state: 'held', files: 0 }]);
  });

  test('a change is kept with who made it and when', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await added(store);
    await changed(store, id, { holder: kamala, note: '<b>called</b>\nno answer' });
    clock.now += 1000;
    await changed(store, id, { state: 'waiting', followUp: monday }, nimal);

    const entry = await changed(store, id, { answeredElsewhere: true });

    expect(entry).toMatchObject({ state: 'answered', holder: kamala, followUp: monday, version: 4 });
    const said = entry.history.map(({ at, who, what, text }) => [at - clock.now, who, what, text]);
    expect(said.slice(0, 2).toSorted()).toEqual([
      [-1000, kamala, 'holder', kamala],
      [-1000, kamala, 'note', '<b>called</b>\nno answer'],
    ]);
    expect(said.slice(2, 4).toSorted()).toEqual([
      [0, nimal, 'follow-up', '2026-11-30T03:30:00.000Z'],
      [0, nimal, 'state', 'waiting'],
    ]);
    expect(said.slice(4).toSorted()).toEqual([
      [0, kamala, 'answered-elsewhere', ''],
      [0, kamala, 'state', 'answered'],
    ]);
  });

  test('of two who change the same thing at once one does, and the other is told', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const id = await added(store);

    const outcomes = await Promise.all([
      store.inbox.change(id, { version: 1, holder: kamala }, by(kamala)),
      other.inbox.change(id, { version: 1, holder: nimal }, by(nimal)),
    ]);

    expect(outcomes.filter(isRefused)).toEqual([{ refused: 'changed' }]);
    expect(await store.inbox.find(id)).toMatchObject({ version: 2, history: [{ what: 'holder' }] });
  });

  test('one’s own change or answer meanwhile stands in nobody’s way; somebody else’s does', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const id = await added(store);
    const { address = '' } = (await store.inbox.find(id)) ?? {};

    const answer = { address, subject: 'Yes', text: 'Yes.', version: 1 };
    const atOnce = await Promise.all([
      store.answers.send(id, answer, by(kamala)),
      other.inbox.change(id, { version: 1, note: 'called' }, by(kamala)),
    ]);
    expect(atOnce.map((outcome) => outcome !== 'done' && isRefused(outcome))).toEqual([false, false]);
    expect(await store.inbox.find(id)).toMatchObject({ version: 3, state: 'answered' });
    expect(await store.inbox.change(id, { version: 2, holder: nimal }, by(nimal))).toEqual({ refused: 'changed' });
    expect(await store.inbox.change(id, { version: 3, holder: nimal }, by(nimal))).toMatchObject({ version: 4 });
    expect(await store.inbox.change(id, { version: 3, note: 'late' }, by(kamala))).toEqual({ refused: 'changed' });
  });

  test('the same change sent again counts once, and one that was refused can be made after all', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    const [mine, theirs] = [by(kamala), by(nimal)];
    const work = { version: 1, note: 'called' };

    const first = await store.inbox.change(id, work, mine);
    expect(await store.inbox.change(id, work, mine)).toEqual(first);
    expect(await store.inbox.change(id, { ...work, note: 'else' }, mine)).toEqual({ refused: 'key-reused' });
    expect(await store.inbox.change(id, work, theirs)).toEqual({ refused: 'changed' });
    expect(await store.inbox.change(id, { ...work, version: 2 }, theirs)).toMatchObject({ version: 3 });
    expect(await store.inbox.change('nobody', work, by(kamala))).toEqual({ refused: 'not-found' });
  });

  test('a held one that is released is mailed, from the console and from the command line', async () => {
    const { store } = await scratchStore(engine);
    const [one, two] = [
      await added(store, { heldFor: 'hidden-field' }),
      await added(store, { heldFor: 'hidden-field' }),
    ];
    expect(await store.mails.claim(9)).toEqual([]);

    await changed(store, one, { state: 'new' });
    await store.mails.retry(two, 'the server');

    expect((await store.mails.claim(9)).map(({ subject }) => subject).toSorted()).toEqual([one, two].toSorted());
    expect(await store.inbox.counts()).toMatchObject({ new: 2, held: 0 });
    for (const id of [one, two]) {
      const released = { suspicious: false, version: 2, history: [{ what: 'state', text: 'new' }] };
      expect(await store.inbox.find(id)).toMatchObject(released);
    }
  });

  test('what a colleague held, and was mailed before, is not released by trying its mail again', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    for (const mail of await store.mails.claim(9)) await store.mails.settle(mail, { state: 'sent' });
    await changed(store, id, { state: 'held' });

    expect(await store.mails.retry(id, 'the server')).toBe(false);

    expect(await store.inbox.find(id)).toMatchObject({ state: 'held' });
  });

  test('what sleeps is out of the list of its state until its time, and then stands first in it', async () => {
    const { store, clock } = await scratchStore(engine);
    const names = async (which: ListName) => (await store.inbox.list(which)).rows.map(({ id }) => id);
    const [first, second, third] = [await added(store), await added(store), await added(store)];
    const rest = async () => (await store.inbox.find(second))?.rest;
    const hour = 3_600_000;

    await changed(store, third, { followUp: clock.now + 2 * hour });
    await changed(store, second, { followUp: clock.now + hour });
    expect([await names('new'), await names('asleep')]).toEqual([[first], [second, third]]);
    expect(await store.inbox.counts()).toMatchObject({ new: 1, asleep: 2 });
    expect(await rest()).toBe('asleep');

    clock.now += hour - 1;
    expect(await names('new')).toEqual([first]);
    clock.now += 1;
    expect([await names('new'), await names('asleep')]).toEqual([[second, first], [third]]);
    expect((await store.inbox.list('new')).rows.map((row) => row.rest)).toEqual(['back', '']);
    expect(await rest()).toBe('back');

    await changed(store, second, { followUp: 0 });
    await changed(store, third, { followUp: 0 });
    expect(new Set(await names('new'))).toEqual(new Set([first, second, third]));
    expect([await names('asleep'), await rest()]).toEqual([[], '']);
  });

  test('what is won, lost or held does not sleep', async () => {
    const { store, clock } = await scratchStore(engine);
    for (const state of ['won', 'lost', 'held'] as const) {
      const id = await added(store, { address: `${state}@example.com` });
      await changed(store, id, { state, followUp: clock.now + 1000 });
      expect((await store.inbox.list(state)).rows).toMatchObject([{ id, rest: '' }]);
    }
    expect(await store.inbox.counts()).toMatchObject({ won: 1, lost: 1, held: 1, asleep: 0 });
  });

  test('pages hold what is back and what is not, each once, and what sleeps in none but its own', async () => {
    const { store, clock } = await scratchStore(engine);
    const ids: string[] = [];
    for (let count = 0; count < 170; count += 1) {
      const id = await added(store, { address: `a${count}@example.com` });
      ids.push(id);
      if (count % 2 === 0) await changed(store, id, { followUp: clock.now + (count % 3 === 0 ? 1e6 : 1000) });
    }
    clock.now += 1000;
    const pages = async (which: ListName) => {
      const all = [await store.inbox.list(which)];
      for (let next = all[0]?.next; next !== undefined; next = all.at(-1)?.next)
        all.push(await store.inbox.list(which, next));
      return all.flatMap(({ rows }) => rows);
    };

    const [shown, asleep] = [await pages('new'), await pages('asleep')];

    expect([...shown, ...asleep].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(asleep.map(({ rest }) => rest))).toEqual(new Set(['asleep']));
    const firstAwake = shown.findIndex(({ rest }) => rest === '');
    expect(firstAwake).toBeGreaterThan(50); // what is back fills more than a page
    expect(shown.slice(firstAwake).filter(({ rest }) => rest !== '')).toEqual([]);
  });

  test('what sleeps comes back at once when its person writes or books a call, and by nobody else', async () => {
    const { store, clock } = await scratchStore(engine);
    const snoozed = async () => {
      const id = await added(store);
      await changed(store, id, { followUp: clock.now + 1e6 });
      return id;
    };
    const first = await snoozed();
    await added(store, { address: 'another@example.com' });
    await added(store, { address: nimal, heldFor: 'hidden-field' });
    expect(await store.inbox.find(first)).toMatchObject({ rest: 'asleep', version: 2 });

    clock.now += 1000;
    const second = await added(store, { address: 'NIMAL@example.com' });
    expect(await store.inbox.find(first)).toMatchObject({ rest: 'back', version: 3, followUp: clock.now });
    expect((await store.inbox.find(first))?.history.at(-1)).toMatchObject({
      who: '',
      what: 'wrote-again',
      text: second,
    });

    const third = await snoozed();
    const visitor = { name: 'Nimal', email: nimal, timeZone: 'Asia/Colombo', topic: '' };
    await store.bookings.add({ ...visitor, ...callAt(clock.now + 1e6) }, freshOrigin());
    expect((await store.inbox.find(third))?.history.at(-1)).toMatchObject({ who: '', what: 'call-booked' });
    expect(await store.inbox.counts()).toMatchObject({ asleep: 0 });
  });

  test('a held one that is released wakes what sleeps of its person', async () => {
    const { store, clock } = await scratchStore(engine);
    const [first, held] = [await added(store), await added(store, { heldFor: 'too-fast' })];
    await changed(store, first, { followUp: clock.now + 1e6 });

    await changed(store, held, { state: 'new' });

    expect(await store.inbox.find(first)).toMatchObject({ rest: 'back', history: [{}, { what: 'wrote-again' }] });
  });

  test('who answers what has just come back is told that its person wrote', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await added(store);
    await changed(store, id, { followUp: clock.now + 1e6 });
    await added(store);

    const sending = { subject: 'Hello', text: 'Hello', address: nimal, version: 2 };
    expect(await store.answers.send(id, sending, by(kamala))).toEqual({ refused: 'changed' });
  });

  test('an enquiry says why it is held, as long as it is', async () => {
    const { store } = await scratchStore(engine, { enquiriesPerEmail: 1 });
    const [one, many] = [await added(store, { heldFor: 'too-fast' }), await added(store)];

    expect((await store.inbox.list('held')).rows.map(({ heldFor }) => heldFor).toSorted()).toEqual([
      'many-from-address',
      'too-fast',
    ]);
    expect(await store.enquiries.find(many)).toMatchObject({ suspicious: true, heldFor: 'many-from-address' });
    expect(await changed(store, one, { state: 'new' })).toMatchObject({ heldFor: '', suspicious: false });
    expect(await changed(store, one, { state: 'held' })).toMatchObject({ heldFor: 'by-hand' });
    expect((await store.inbox.search('company')).rows.map(({ heldFor }) => heldFor)).toEqual([
      'many-from-address',
      'by-hand',
    ]);
  });

  test('a held one is erased with all that belongs to it, and the log says by whom and what it was held for', async () => {
    const { store } = await scratchStore(engine);
    const file = await store.files.stage(upload('%PDF-1.7'), 'passport.pdf');
    if (isRefused(file)) throw new Error(file.refused);
    const id = await added(store, { heldFor: 'many-links', file });
    const other = await added(store, { heldFor: 'many-links' });
    await changed(store, id, { note: 'looks odd' });

    expect(await store.inbox.eraseQuarantined(id, { version: 2, who: kamala })).toBe('done');
    expect(await store.inbox.eraseQuarantined(id, { version: 2, who: kamala })).toBe('done');

    expect(await store.inbox.find(id)).toBeUndefined();
    expect(existsSync(store.files.path(file.id))).toBe(false);
    expect((await store.inbox.search('odd')).rows).toEqual([]);
    expect((await store.inbox.list('held')).rows.map((row) => row.id)).toEqual([other]);
    expect(await store.console.auditLog(9)).toMatchObject([
      { who: kamala, act: 'enquiry-erased', about: id, detail: 'many-links' },
    ]);
    expect(await store.inbox.eraseQuarantined('nobody', { version: 1, who: kamala })).toEqual({ refused: 'not-found' });
  });

  test('what is not held, or was changed since it was seen, is not erased', async () => {
    const { store } = await scratchStore(engine);
    const [taken, held] = [await added(store), await added(store, { heldFor: 'too-fast' })];
    await changed(store, held, { note: 'a real one' });

    for (const id of [taken, held])
      expect(await store.inbox.eraseQuarantined(id, { version: 1, who: kamala })).toEqual({ refused: 'changed' });

    expect(await store.inbox.counts()).toMatchObject({ new: 1, held: 1 });
    expect(await store.console.auditLog(9)).toEqual([]);
  });

  test('of one who releases and one who erases at once one does', async () => {
    const { store, another } = await scratchStore(engine);
    const other = await another();
    const id = await added(store, { heldFor: 'too-fast' });

    const [released, erased] = await Promise.all([
      store.inbox.change(id, { version: 1, state: 'new' }, by(nimal)),
      other.inbox.eraseQuarantined(id, { version: 1, who: kamala }),
    ]);

    expect([isRefused(released), erased !== 'done'].filter(Boolean)).toHaveLength(1);
    expect((await store.inbox.find(id)) === undefined).toBe(erased === 'done');
  });

  test('what is nobody’s stands first, then the oldest; pages hold each once', async () => {
    const { store, clock } = await scratchStore(engine);
    const ids: string[] = [];
    for (let count = 0; count < 120; count += 1) {
      if (count % 3 === 0) clock.now += 1000; // some came in the same moment
      ids.push(await added(store, { address: `a${count}@example.com` }));
    }
    const taken = ids.filter((_, index) => index % 4 === 0);
    for (const id of taken) await changed(store, id, { holder: kamala });

    const pages = [await store.inbox.list('new')];
    for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next)
      pages.push(await store.inbox.list('new', next));

    const rows = pages.flatMap((page) => page.rows);
    expect(pages.map((page) => page.rows.length)).toEqual([50, 50, 20]);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
    const order = rows.map(({ holder, receivedAt }) => (holder === '' ? 0 : 1e15) + receivedAt);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const id of ids.slice(0, 3)) await changed(store, id, { state: 'won' });
    const won = (await store.inbox.list('won')).rows.map(({ receivedAt }) => receivedAt);
    expect(won).toEqual(won.toSorted((a, b) => b - a));
  });

  test('what was noted about somebody goes with them, and is given to them', async () => {
    const { store } = await scratchStore(engine);
    const id = await added(store);
    await changed(store, id, { note: 'wants it by May' });

    expect(JSON.stringify(await store.persons.gather(nimal))).toContain('wants it by May');
    await store.enquiries.erase(nimal);

    expect(await store.inbox.find(id)).toBeUndefined();
    expect(JSON.stringify(await store.persons.gather(nimal))).toBeUndefined();
  });
});
