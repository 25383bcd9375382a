import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../db/store.ts';
import { callAt, engines, freshOrigin, scratchStore, someEnquiry } from '../../testing/scratch-store.ts';

const nimal = 'nimal@example.com';

async function added(store: Store, address: string): Promise<string> {
  const outcome = await store.enquiries.add(someEnquiry({ address }), freshOrigin());
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome.id;
}

const othersOf = async (store: Store, id: string) => (await store.inbox.find(id))?.others;

describe.each(engines())('on $name', (engine) => {
  test('an enquiry counts what else there is of its person, in any letter case, and nothing of another', async () => {
    const { store, clock } = await scratchStore(engine);
    const first = await added(store, nimal);
    expect(await othersOf(store, first)).toEqual({ enquiries: 0, calls: 0 });

    const second = await added(store, 'NIMAL@example.com');
    const theirs = await added(store, 'kamala@example.com');
    const visitor = { name: 'Nimal', email: nimal, timeZone: 'Asia/Colombo', topic: '' };
    await store.bookings.add({ ...visitor, ...callAt(clock.now + 1e6) }, freshOrigin());

    expect(await othersOf(store, first)).toEqual({ enquiries: 1, calls: 1 });
    expect(await othersOf(store, second)).toEqual({ enquiries: 1, calls: 1 });
    expect(await othersOf(store, theirs)).toEqual({ enquiries: 0, calls: 0 });
  });

  test('what was merged into it is no other enquiry', async () => {
    const { store } = await scratchStore(engine);
    const [into, other] = [await added(store, nimal), await added(store, nimal)];
    await store.inbox.merge(
      { id: into, version: 1 },
      { id: other, version: 1 },
      { who: 'kamala@example.com', key: 'sixteen letters at least' },
    );

    expect(await othersOf(store, into)).toEqual({ enquiries: 0, calls: 0 });
  });
});
