import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { callAt, engines, scratchStore } from '../testing/scratch-store.ts';

const hourMs = 3_600_000;
const kamala = 'kamala@example.com';
/** Two addresses of one network, and of another. */
const [here, beside, away] = ['192.0.2.1', '192.0.2.9', '198.51.100.7'];
const noShare = [{ from: 0, to: Number.MAX_SAFE_INTEGER, most: 999 }];

describe.each(engines())('on $name', (engine) => {
  async function scratchFlood() {
    const { store, clock } = await scratchStore(engine);
    let calls = 0;
    const book = async (email: string, sender: string) => {
      calls += 1;
      const call = { name: 'Ann', email, timeZone: 'Asia/Colombo', topic: '', ...callAt(clock.now + calls * hourMs) };
      const made = await store.bookings.add({ ...call, unconfirmedShares: noShare }, { sender, key: `${calls}` });
      if (isRefused(made)) throw new Error(made.refused);
      return made.booking.id;
    };
    const ids = {
      one: await book('a@example.com', here),
      sameSender: await book('A@example.com', away),
      sameNetwork: await book('b@example.com', beside),
      other: await book('c@example.com', away),
    };
    const seen = await store.bookings.alike(ids.one);
    if (seen === undefined) throw new Error('It is there.');
    const cancel = (by: 'address' | 'network', count = seen[by]) =>
      store.bookings.cancelAlike(ids.one, { by, until: seen.until, count, who: kamala, text: 'a flood' });
    const left = async () =>
      (await store.bookings.list()).flatMap(({ id, state }) => (state === 'booked' ? [id] : [])).toSorted();
    return { store, clock, book, ids, seen, cancel, left };
  }

  test.each([
    ['address', ['one', 'sameSender']],
    ['network', ['one', 'sameNetwork']],
  ] as const)('all calls to come of one %s are cancelled, and no other', async (by, gone) => {
    const { store, ids, seen, cancel, left } = await scratchFlood();
    expect(seen).toMatchObject({ address: 2, network: 2 });

    expect(await cancel(by)).toEqual({ cancelled: 2, left: 0 });
    expect(await cancel(by), 'once more').toEqual({ cancelled: 0, left: 0 });

    const others = Object.entries(ids).flatMap(([name, id]) => (gone.some((one) => one === name) ? [] : [id]));
    expect(await left()).toEqual(others.toSorted());
    expect(await store.bookings.entry(ids.one)).toMatchObject({
      sequence: 1,
      history: [{ who: kamala, what: 'cancelled', text: 'a flood' }],
    });
  });

  test('each visitor is told; the firm only of what was confirmed, and so in its calendar', async () => {
    const { store, ids, cancel } = await scratchFlood();
    await store.bookings.confirm(ids.sameSender);
    for (const mail of await store.mails.claim(50)) await store.mails.settle(mail, { state: 'sent' });

    await cancel('address');

    const mails = (await store.mails.claim(50)).map(({ kind, subject }) => [kind, subject]);
    const expected = [
      ['booking-owner', ids.sameSender],
      ['booking-visitor', ids.one],
      ['booking-visitor', ids.sameSender],
    ];
    expect(mails.toSorted()).toEqual(expected.toSorted());
  });

  test('what was booked since they were counted stays; where there are more than were seen nothing goes', async () => {
    const { clock, book, ids, cancel, left } = await scratchFlood();
    clock.now += 1;
    const later = await book('a@example.com', here);

    expect(await cancel('address', 1)).toEqual({ refused: 'changed' });
    expect(await left()).toHaveLength(5);
    expect(await cancel('address')).toEqual({ cancelled: 2, left: 0 });
    expect(await left()).toEqual([ids.sameNetwork, ids.other, later].toSorted());
  });

  test('a call that has begun stays, and of what is not there nothing is known', async () => {
    const { store, clock, ids, cancel, left } = await scratchFlood();
    clock.now += hourMs;

    expect(await cancel('address')).toEqual({ cancelled: 1, left: 0 });
    expect(await left()).toContain(ids.one);
    expect(await store.bookings.alike('nobody')).toBeUndefined();
  });
});
