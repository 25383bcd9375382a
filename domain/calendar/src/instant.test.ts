import { expect, test } from 'vitest';
import { instantIn } from './instant.ts';

test.each([
  ['2026-11-24T09:00:00+05:30', '2026-11-24T03:30:00.000Z'],
  ['2026-11-24T09:00:00+0530', '2026-11-24T03:30:00.000Z'],
  ['2026-11-24T09:00Z', '2026-11-24T09:00:00.000Z'],
  ['2026-11-24T09:00:00.25-02:00', '2026-11-24T11:00:00.250Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'], // a leap day
])('%s is an instant', (text, expected) => {
  expect(new Date(instantIn(text) ?? NaN).toISOString()).toBe(expected);
});

test.each([
  '',
  'soon',
  '2026-11-24', // a day is no instant
  '2026-11-24T09:00:00', // where?
  '2026-11-24T24:00:00Z',
  '2026-11-24T09:60:00Z',
  '2026-11-24T09:00:00+24:00',
  '2026-13-01T09:00:00Z',
  '2026-00-01T09:00:00Z',
  '2027-02-29T09:00:00Z', // no leap year
  '2027-02-30T09:00:00+05:30',
  '2027-06-31T09:00:00Z',
  ' 2026-11-24T09:00:00Z',
])('"%s" is none', (text) => {
  expect(instantIn(text)).toBeUndefined();
});
