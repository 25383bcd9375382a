import { expect, test, vi } from 'vitest';
import { stubDeadLine } from '../../lib/async/stub-dead-line.ts';
import { cancel, freeSlots } from './booking-calls.ts';

test.each([
  ['taken', 'taken'],
  ['not-offered', 'past'],
  ['bad-token', 'badLink'],
  ['not-found', 'badLink'],
  ['too-late', 'over'],
  ['too-many-calls', 'tooMany'],
  ['form-used', 'formUsed'],
  ['something new', 'failed'],
])('what the server calls %s the page tells as %s', async (code, refused) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code, message: 'No.' }, { status: 409 })));

  expect(await cancel({ id: 'a', token: 'b' })).toEqual({ refused });
});

test('on a line that is half dead the answer is waited for only so long', async () => {
  const giveUp = stubDeadLine();
  const query = cancel({ id: 'a', token: 'b' });
  giveUp();

  expect(await query).toEqual({ refused: 'failed' });
});

test('free times that no answer came for are asked for once more, and no more', async () => {
  vi.useFakeTimers();
  const start = '2026-12-01T03:30:00.000Z';
  const answers = [
    Promise.reject(new TypeError('network changed')),
    Promise.resolve(Response.json({ slots: [{ start, end: start }] })),
  ];
  const fetched = vi.fn(() => answers.shift() ?? Promise.reject(new TypeError('no line')));
  vi.stubGlobal('fetch', fetched);
  const look = async () => {
    const found = freeSlots(new Date(start), new Date(start));
    await vi.runAllTimersAsync();
    return found;
  };

  expect(await look()).toEqual([start]);
  expect(await look()).toEqual({ refused: 'failed' });
  expect(fetched).toHaveBeenCalledTimes(4);
});
