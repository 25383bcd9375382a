import { expect, test } from 'vitest';
import { weekdayCalls } from '../testing/weekday-calls.ts';
import { unconfirmedShares } from './unconfirmed-shares.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);
const said = (start: string, share = 0.5, rules = weekdayCalls) =>
  unconfirmedShares(rules, at(start), share).map(({ from, to, most }) => [
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    most,
  ]);

/** Sixteen calls on each weekday, from midnight to midnight in Colombo; two weeks from the Monday 14 December 2026. */
const twoWeeks = (most: number) => ['2026-12-06T18:30:00.000Z', '2026-12-20T18:30:00.000Z', most] as const;

test.each([
  // start                day                                                       of the day  of two weeks
  ['2026-12-07T09:00:00', '2026-12-06T18:30:00.000Z', '2026-12-07T18:30:00.000Z', 8, 80], // their first day
  ['2026-12-18T16:30:00', '2026-12-17T18:30:00.000Z', '2026-12-18T18:30:00.000Z', 8, 80], // their last weekday
])('of the calls at %s half is for who has not confirmed', (start, from, to, ofDay, ofTwoWeeks) => {
  expect(said(start)).toEqual([[from, to, ofDay], twoWeeks(ofTwoWeeks)]);
});

test('a closed day has none that could be shared, and one at least is left', () => {
  const christmas = said('2026-12-25T09:00:00');
  expect(christmas.map(([, , most]) => most)).toEqual([1, 72]); // nine open days of sixteen
});

test('one call a day: each may be taken, but not those of all days', () => {
  const one = [{ from: 540, to: 570 }];
  const week = [[], one, one, one, one, one, []] as const;
  const rules = { ...weekdayCalls, hours: { ...weekdayCalls.hours, week } };

  expect(said('2026-12-08T09:00:00', 0.5, rules).map(([, , most]) => most)).toEqual([1, 5]);
});

test('a share of all is no limit', () => {
  expect(said('2026-12-08T09:00:00', 1).map(([, , most]) => most)).toEqual([16, 160]);
});

test('days before the first Monday are in two weeks as well', () => {
  expect(said('2026-01-04T09:00:00')[1]).toEqual(['2025-12-21T18:30:00.000Z', '2026-01-04T18:30:00.000Z', 80]);
});
