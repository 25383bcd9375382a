import { dayMs } from '@formation/calendar';
import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../db/store.ts';
import { engines, scratchStore, someEnquiry } from '../testing/scratch-store.ts';

const kamala = 'kamala@example.com';
/** Two addresses of one network, and one of another. */
const [here, beside, away] = ['192.0.2.1', '192.0.2.9', '198.51.100.7'];
let keys = 0;

async function quarantined(store: Store, address: string, sender: string, reason?: 'too-fast') {
  const made = await store.enquiries.add(someEnquiry({ address, heldFor: reason }), { sender, key: `${(keys += 1)}` });
  if (isRefused(made)) throw new Error(made.refused);
  return made.id;
}

const idsOf = async (store: Store) => (await store.enquiries.list()).map(({ id }) => id).toSorted();

describe.each(engines())('on $name', (engine) => {
  async function scratchSpam() {
    const { store, clock } = await scratchStore(engine);
    const spam = (address: string, sender: string = away) => quarantined(store, address, sender, 'too-fast');
    const ids = {
      one: await spam('a@example.com', here),
      sameSender: await spam('A@example.com'),
      sameNetwork: await spam('b@example.com', beside),
      other: await spam('c@example.com'),
      real: await quarantined(store, 'a@example.com', here),
    };
    const seen = await store.inbox.quarantinedAlike(ids.one);
    if (seen === undefined) throw new Error('It is there.');
    const erase = (by: 'address' | 'network', { count = seen[by] } = {}) =>
      store.inbox.eraseAlike(ids.one, { by, until: seen.until, count, who: kamala });
    return { store, clock, spam, ids, seen, erase };
  }

  test.each([
    ['address', ['one', 'sameSender']],
    ['network', ['one', 'sameNetwork']],
  ] as const)('all held ones of one %s go, and nothing else', async (by, gone) => {
    const { store, ids, seen, erase } = await scratchSpam();
    expect(seen).toMatchObject({ address: 2, network: 2 });

    expect(await erase(by)).toEqual({ erased: 2, left: 0 });

    const left = Object.entries(ids).flatMap(([name, id]) => (gone.some((one) => one === name) ? [] : [id]));
    expect(await idsOf(store)).toEqual(left.toSorted());
    const log = (await store.console.auditLog(9)).map(({ act, about, who }) => [act, about, who]);
    expect(log.toSorted()).toEqual(gone.map((name) => ['enquiry-erased', ids[name], kamala]).toSorted());
  });

  test('what came since they were counted stays; where there are more than were seen nothing goes', async () => {
    const { store, clock, spam, ids, erase } = await scratchSpam();
    clock.now += 1;
    const later = await spam('a@example.com', here);

    expect(await erase('address', { count: 1 })).toEqual({ refused: 'changed' });
    expect(await idsOf(store)).toHaveLength(6);
    expect(await erase('address')).toEqual({ erased: 2, left: 0 });
    expect(await idsOf(store)).toEqual([ids.sameNetwork, ids.other, ids.real, later].toSorted());
    expect(await erase('address')).toEqual({ refused: 'not-found' });
  });

  test('what was released meanwhile stays', async () => {
    const { store, ids, erase } = await scratchSpam();
    const worker = { who: kamala, key: 'a key of its own' };
    await store.inbox.change(ids.sameSender, { version: 1, state: 'new' }, worker);

    expect(await erase('address')).toEqual({ erased: 1, left: 0 });
    expect(await idsOf(store)).toContain(ids.sameSender);
  });

  test('the network is known as long as one is held, and of others for a day', async () => {
    const { store, clock, ids } = await scratchSpam();
    clock.now += dayMs;
    await store.enquiries.purge(0);

    expect(await store.inbox.quarantinedAlike(ids.one)).toMatchObject({ network: 2 });
    expect(await store.inbox.quarantinedAlike(ids.real)).toMatchObject({ address: 2, network: 0 });
  });

  test('of more than 500 the one that is looked at goes last', async () => {
    const { store, seen, ids } = await scratchSpam();
    for (let n = 0; n < 500; n += 1) await quarantined(store, 'a@example.com', away, 'too-fast');
    const wish = { by: 'address', until: seen.until, count: 502, who: kamala } as const;

    expect(await store.inbox.eraseAlike(ids.one, wish)).toEqual({ erased: 500, left: 2 });
    expect(await idsOf(store)).toContain(ids.one);
    expect(await store.inbox.eraseAlike(ids.one, wish)).toEqual({ erased: 2, left: 0 });
  });
});
