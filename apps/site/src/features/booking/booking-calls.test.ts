import { expect, test, vi } from 'vitest';
import { cancel } from './booking-calls.ts';

test.each([
  ['taken', 'taken'],
  ['not-offered', 'past'],
  ['bad-token', 'badLink'],
  ['not-found', 'badLink'],
  ['too-late', 'badLink'], // the call is over: a new one can be booked
  ['too-many-calls', 'tooMany'],
  ['something new', 'failed'],
])('what the server calls %s the page tells as %s', async (code, refused) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code }, { status: 409 })));

  expect(await cancel({ id: 'a', token: 'b' })).toEqual({ refused });
});
