import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import type { Store } from '../db/store.ts';
import { callAt, engines, freshOrigin, scratchStore } from '../testing/scratch-store.ts';

const dayMs = 24 * 3_600_000;
const kamala = 'kamala@example.com';
const client = { name: 'Ann', email: 'Ann@example.com', timeZone: 'Asia/Colombo', topic: 'By phone' } as const;

let keys = 0;
const by = (who = kamala) => ({ who, key: `a key of its own ${(keys += 1)}` });

async function booked(store: Store, start: number) {
  const made = await store.bookings.addByFirm({ ...client, ...callAt(start), callLanguage: 'si' }, by());
  if (isRefused(made)) throw new Error(made.refused);
  return made;
}

describe.each(engines())('on $name', (engine) => {
  test('a call that somebody books for a client counts as confirmed, and both are told at once', async () => {
    const { store, clock } = await scratchStore(engine);
    const start = clock.now + 3 * dayMs;

    const call = await booked(store, start);

    expect(call).toMatchObject({ name: 'Ann', start, confirmed: 'before', callLanguage: 'si', language: 'si' });
    expect(call.history).toMatchObject([{ who: kamala, what: 'booked' }]);
    expect((await store.mails.claim(9)).map(({ kind }) => kind).toSorted()).toEqual([
      'booking-owner',
      'booking-visitor',
    ]);
    expect(call.mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['booking-visitor', 'call-in-a-day', 'call-in-an-hour']),
    );
  });

  test('of two who book the same time one is told that it is taken, a visitor too', async () => {
    const { store, clock } = await scratchStore(engine);
    const made = { ...client, ...callAt(clock.now + 3 * dayMs) };

    const outcomes = await Promise.all([store.bookings.addByFirm(made, by()), store.bookings.addByFirm(made, by())]);

    expect(outcomes.filter((outcome) => isRefused(outcome))).toEqual([{ refused: 'taken' }]);
    expect(await store.bookings.add(made, freshOrigin())).toEqual({ refused: 'taken' });
    expect(await store.bookings.list()).toHaveLength(1);
  });

  test('a repeated key books once; with another wish it is refused', async () => {
    const { store, clock } = await scratchStore(engine);
    const made = { ...client, ...callAt(clock.now + 3 * dayMs) };
    const worker = by();

    const first = await store.bookings.addByFirm(made, worker);
    const again = await store.bookings.addByFirm(made, worker);

    expect(again).toEqual(first);
    expect(await store.bookings.list()).toHaveLength(1);
    const other = { ...made, ...callAt(clock.now + 4 * dayMs) };
    expect(await store.bookings.addByFirm(other, worker)).toEqual({ refused: 'key-reused' });
  });

  test('a call is given to somebody and gets a note, of which the client is not told', async () => {
    const { store, clock } = await scratchStore(engine);
    const { id } = await booked(store, clock.now + 3 * dayMs);
    const mailed = await store.mails.claim(9);
    for (const mail of mailed) await store.mails.settle(mail, { state: 'sent' });

    await store.bookings.work(id, { version: 0, assignee: kamala }, by());
    const call = await store.bookings.work(id, { version: 1, note: '<b>Rings</b>\0 at five' }, by());

    expect(call).toMatchObject({ assignee: kamala, sequence: 2, start: clock.now + 3 * dayMs });
    expect(isRefused(call) ? [] : call.history).toMatchObject([
      { what: 'booked' },
      { what: 'assignee', text: kamala, who: kamala },
      { what: 'note', text: '<b>Rings</b>\uFFFD at five', who: kamala },
    ]);
    expect(await store.mails.claim(9)).toEqual([]);
    expect(await store.bookings.work(id, { version: 1, assignee: '' }, by())).toEqual({ refused: 'changed' });
  });
});
