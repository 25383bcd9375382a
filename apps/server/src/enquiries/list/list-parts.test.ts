import { dayMs } from '@formation/calendar';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../db/store.ts';
import { engines, freshOrigin, scratchStore, someEnquiry } from '../../testing/scratch-store.ts';
import type { View, Work } from './inbox.ts';

const [kamala, nimal] = ['kamala@example.com', 'nimal@example.com'];
let visitors = 0;

async function added(store: Store, work: Omit<Work, 'version'> = {}): Promise<string> {
  const address = `visitor${(visitors += 1)}@example.org`; // what sleeps of somebody wakes when they write again
  const outcome = await store.enquiries.add(someEnquiry({ address }), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  const worker = { who: kamala, key: `sixteen letters ${outcome.id}` };
  if (Object.keys(work).length > 0) await store.inbox.change(outcome.id, { ...work, version: 1 }, worker);
  return outcome.id;
}

const idsOf = async (store: Store, name: View['name'], who = kamala) =>
  (await store.inbox.view({ name, who })).rows.map(({ id }) => id);

describe.each(engines())('on $name', (engine) => {
  test('what is mine: new, then waiting, then answered; nothing that sleeps, is done, or is another’s', async () => {
    const { store, clock } = await scratchStore(engine);
    await added(store);
    await added(store, { holder: nimal });
    await added(store, { holder: kamala, state: 'won' });
    await added(store, { holder: kamala, followUp: clock.now + dayMs });
    const open = await added(store, { holder: kamala, state: 'answered' });
    const waiting = await added(store, { holder: kamala, state: 'waiting' });
    const fresh = await added(store, { holder: kamala });
    const back = await added(store, { holder: kamala, followUp: clock.now });

    expect(await idsOf(store, 'mine')).toEqual([back, fresh, waiting, open]);
    expect(await idsOf(store, 'mine', 'KAMALA@example.com')).toEqual([back, fresh, waiting, open]);
    expect(await store.inbox.viewCounts(kamala)).toMatchObject({ mine: 4 });
    expect(await store.inbox.viewCounts('')).toMatchObject({ mine: 0 });
  });

  test('what nobody has and what waits for us; an answered one waits for nobody', async () => {
    const { store, clock } = await scratchStore(engine);
    const first = await added(store);
    await added(store, { holder: nimal });
    await added(store, { state: 'answered' });
    await added(store, { state: 'held' });
    const waiting = await added(store, { state: 'waiting' });
    clock.now += 1000;
    const second = await added(store);

    expect(await idsOf(store, 'unassigned')).toEqual([first, second, waiting]);
    expect(await store.inbox.viewCounts(kamala)).toMatchObject({ unassigned: 3 });
  });

  test('late is what is new for a day to the millisecond, or back; each list says so', async () => {
    const { store, clock } = await scratchStore(engine);
    const [one, theirs] = [await added(store), await added(store, { holder: nimal })];
    await added(store, { state: 'answered' });
    const back = await added(store, { state: 'answered', followUp: clock.now + dayMs });

    clock.now += dayMs - 1;
    expect(await idsOf(store, 'overdue')).toEqual([]);
    expect((await store.inbox.list('new')).rows.map(({ isLate }) => isLate)).toEqual([false, false]);
    clock.now += 1;
    await added(store);

    expect(await idsOf(store, 'overdue')).toEqual([back, one, theirs]);
    expect((await store.inbox.list('new')).rows.map(({ id, isLate }) => [id === one || id === theirs, isLate])).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, false],
      ]),
    );
    expect(await store.inbox.viewCounts(kamala)).toMatchObject({ overdue: 3 });
  });

  test('what a client has just written to is not late for a day from then', async () => {
    const { store, clock } = await scratchStore(engine);
    const id = await added(store, { state: 'answered', followUp: clock.now + 2 * dayMs });
    const { address } = (await store.enquiries.find(id)) ?? { address: '' };
    clock.now += dayMs;
    await store.enquiries.add(someEnquiry({ address }), freshOrigin()); // they write again, and the first one is back
    expect((await store.inbox.find(id))?.rest).toBe('back');

    expect(await idsOf(store, 'overdue')).toEqual([]);
    clock.now += dayMs;
    expect(await idsOf(store, 'overdue')).toContain(id);
  });

  test('pages hold each once, and a count ends at a hundred', async () => {
    const { store } = await scratchStore(engine);
    const ids: string[] = [];
    for (let count = 0; count < 110; count += 1)
      ids.push(await added(store, count % 3 === 0 ? { state: 'waiting' } : {}));
    const view = { name: 'unassigned', who: kamala } as const;

    const pages = [await store.inbox.view(view)];
    for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next)
      pages.push(await store.inbox.view(view, next));

    const shown = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(shown.toSorted()).toEqual(ids.toSorted());
    expect(await store.inbox.viewCounts(kamala)).toEqual({ mine: 0, unassigned: 100, overdue: 0 });
  });
});
