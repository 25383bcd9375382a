import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { callAt, engines, freshOrigin, scratchStore } from '../../testing/scratch-store.ts';
import { weekdayCalls } from '../../testing/weekday-calls.ts';
import { freeStarts } from '../free-starts.ts';

const hourMs = 3_600_000;
const tuesday = Date.parse('2026-11-24T03:30:00Z'); // nine in Colombo
const afternoon = { start: tuesday + 4 * hourMs, end: tuesday + 8 * hourMs, reason: 'The tax office' };
const worker = (key: string) => ({ who: 'owner@example.com', key });
const visitor = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/London', topic: '' };
const wish = (start: number) => ({ ...visitor, ...callAt(start) });

describe.each(engines())('on $name', (engine) => {
  test('what is blocked is offered to nobody, and nobody books or moves a call into it, until it is taken back', async () => {
    const { store, clock } = await scratchStore(engine);
    const { bookings } = store;
    const free = () => {
      const span = { from: tuesday, to: tuesday + 8 * hourMs };
      return freeStarts(bookings, { rules: weekdayCalls, span, now: clock.now });
    };
    const before = await free();
    const inside = before.filter((start) => start >= afternoon.start);
    const made = await bookings.add(wish(tuesday), freshOrigin());
    if (isRefused(made)) throw new Error(made.refused);

    const done = await store.blocked.block(afternoon, worker('the first key'));
    if (isRefused(done)) throw new Error(done.refused);

    expect(inside).toHaveLength(8);
    expect(await free()).toEqual(before.filter((start) => start < afternoon.start && start !== tuesday));
    const byFirm = { ...wish(afternoon.end - hourMs / 2), callLanguage: 'en' as const };
    const { id } = made.booking;
    expect(await bookings.add(wish(afternoon.start), freshOrigin())).toEqual({ refused: 'taken' });
    expect(await bookings.addByFirm(byFirm, worker('the second key'))).toEqual({ refused: 'taken' });
    expect(await bookings.move(id, callAt(afternoon.start), 'a key')).toEqual({ refused: 'taken' });
    const move = { version: 0, move: callAt(afternoon.start) };
    expect(await bookings.work(id, move, worker('the third key'))).toEqual({ refused: 'taken' });
    const besides = [afternoon.start - hourMs / 2, afternoon.end].map((start) =>
      bookings.add(wish(start), freshOrigin()),
    );
    expect((await Promise.all(besides)).map(isRefused)).toEqual([false, false]);

    expect(await store.blocked.unblock(done.blocked.id)).toEqual({ start: afternoon.start, end: afternoon.end });
    expect(await store.blocked.unblock(done.blocked.id)).toBeUndefined();
    expect((await free()).filter((start) => start >= afternoon.start)).toEqual(inside);
  });

  test('a block that is sent again counts once; the same key for another is refused', async () => {
    const { store } = await scratchStore(engine);
    const first = await store.blocked.block(afternoon, worker('the key'));
    const again = await store.blocked.block(afternoon, worker('the key'));
    const other = await store.blocked.block({ ...afternoon, reason: 'Another' }, worker('the key'));

    if (isRefused(first)) throw new Error(first.refused);
    expect(again).toEqual({ ...first, repeated: true });
    expect(other).toEqual({ refused: 'key-reused' });
    expect(await store.blocked.between(tuesday, afternoon.start + 1)).toEqual([first.blocked]);
    expect(await store.blocked.between(tuesday, afternoon.start)).toEqual([]);
    expect(await store.blocked.between(afternoon.end, afternoon.end + hourMs)).toEqual([]);
  });

  test('of a call and a block that race on two servers, the call is refused or was there before; none comes later', async () => {
    const { store, another } = await scratchStore(engine);
    const second = await another();
    for (let round = 0; round < 8; round += 1) {
      const start = tuesday + round * 24 * hourMs;
      const block = { start, end: start + hourMs, reason: '' };
      const [call, blocked] = await Promise.all([
        store.bookings.add(wish(start), freshOrigin()),
        second.blocked.block(block, worker(`the key of ${round}`)),
      ]);

      expect(isRefused(blocked)).toBe(false);
      const standing = (await second.bookings.between(start, start + hourMs)).length;
      expect(standing).toBe(isRefused(call) ? 0 : 1);
      expect(await store.bookings.add(wish(start + hourMs / 2), freshOrigin())).toEqual({ refused: 'taken' });
    }
  });
});
