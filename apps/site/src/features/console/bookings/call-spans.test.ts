import { expect, test } from 'vitest';
import { dayIn, instantsOf, spanAround } from './call-spans.ts';

test.each([
  ['2026-11-23', 'week', '2026-11-23', '2026-11-30'], // a Monday
  ['2026-11-29', 'week', '2026-11-23', '2026-11-30'], // a Sunday
  ['2027-01-01', 'week', '2026-12-28', '2027-01-04'],
  ['2026-11-23', 'month', '2026-11-01', '2026-12-01'],
  ['2026-12-31', 'month', '2026-12-01', '2027-01-01'],
  ['2028-02-29', 'month', '2028-02-01', '2028-03-01'],
  ['2026-11-29', 'days', '2026-11-29', '2026-12-13'], // a Sunday, and all of the week after
] as const)('%s lies in the %s from %s to %s', (day, kind, first, after) => {
  const span = spanAround(day, kind);
  expect(span).toMatchObject({ first, after });
  expect(spanAround(span.before, kind).after).toBe(first);
});

test('a span begins and ends at midnight in Colombo', () => {
  const { from, to } = instantsOf({ first: '2026-11-23', after: '2026-11-24' });
  expect([from, to].map((at) => new Date(at).toISOString())).toEqual([
    '2026-11-22T18:30:00.000Z',
    '2026-11-23T18:30:00.000Z',
  ]);
});

test.each([
  ['2026-12-24', '2026-12-24'],
  ['2026-02-30', '2026-11-23'],
  [null, '2026-11-23'],
] as const)('the day %s of an address is %s', (text, day) => {
  expect(dayIn(text, Date.parse('2026-11-22T20:00:00Z'))).toBe(day); // past midnight in Colombo
});
