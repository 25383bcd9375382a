import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../db/store.ts';
import { callAt, engines, freshOrigin, scratchStore, someEnquiry } from '../../testing/scratch-store.ts';
import type { QuarantineReason } from '../quarantine.ts';
import type { Work } from './inbox.ts';

const hourMs = 3_600_000;
let visitors = 0;

async function added(
  store: Store,
  work: Omit<Work, 'version'> = {},
  quarantineReason?: QuarantineReason,
): Promise<string> {
  const address = `visitor${(visitors += 1)}@example.com`; // what sleeps of somebody wakes when they write again
  const outcome = await store.enquiries.add(someEnquiry({ address, heldFor: quarantineReason }), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  const worker = { who: 'kamala@example.com', key: `sixteen letters ${outcome.id}` };
  if (Object.keys(work).length > 0) await store.inbox.change(outcome.id, { ...work, version: 1 }, worker);
  return outcome.id;
}

describe.each(engines())('on $name', (engine) => {
  test('what came since an instant, and what nobody took: held ones are counted apart', async () => {
    const { store, clock } = await scratchStore(engine);
    const first = clock.now;
    await added(store, { holder: 'kamala@example.com' });
    clock.now += hourMs;
    await added(store);
    clock.now += hourMs;
    await added(store);
    await added(store, { state: 'won' });
    await added(store, {}, 'too-fast');
    await added(store, { state: 'held' });

    expect(await store.desk.came(first + 2 * hourMs)).toEqual({
      since: 2,
      nobodys: 2,
      oldest: first + hourMs,
      held: 2,
    });
    expect(await store.desk.came(first)).toMatchObject({ since: 4 });
  });

  test('nothing came', async () => {
    const { store, clock } = await scratchStore(engine);
    expect(await store.desk.came(clock.now)).toEqual({ since: 0, nobodys: 0, oldest: undefined, held: 0 });
    expect(await store.desk.followUps(clock.now, 9)).toEqual({ rows: [], count: 0 });
  });

  test('what is to be looked at before an instant stands longest overdue first; what is won or lost is done', async () => {
    const { store, clock } = await scratchStore(engine);
    const [before, long] = [clock.now + hourMs, clock.now - 500 * hourMs];
    const today = await added(store, { followUp: before - 1 });
    const late = await added(store, { followUp: long });
    await added(store, { followUp: before });
    await added(store, { followUp: long, state: 'won' });
    await added(store);

    const { rows, count } = await store.desk.followUps(before, 9);

    expect(rows.map(({ id, followUp }) => [id, followUp])).toEqual([
      [late, long],
      [today, before - 1],
    ]);
    expect([count, (await store.desk.followUps(before, 1)).rows.length]).toEqual([2, 1]);
  });

  test('the calls of a span: its first instant is in it, its last is not', async () => {
    const { store, clock } = await scratchStore(engine);
    const starts = [0, 1, 2].map((hours) => clock.now + hours * hourMs);
    for (const start of starts.toReversed()) {
      const visitor = { name: 'Ann', email: 'ann@example.com', timeZone: 'Asia/Colombo', topic: '' };
      await store.bookings.add({ ...visitor, ...callAt(start) }, freshOrigin());
    }

    const found = await store.bookings.between(starts[0] ?? 0, starts[2] ?? 0);

    expect(found.map(({ start }) => start)).toEqual(starts.slice(0, 2));
  });
});
