import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpenAt } from './is-open-at.ts';
import { utcDay } from './iso-date.ts';
import { closedFrom, instantsOf, type Interval, type OpeningHours } from './opening-hours.ts';

const hour = 60;
const none: readonly Interval[] = [];
const nineToFive = [{ from: 9 * hour, to: 17 * hour }];
const weekdays: OpeningHours = {
  timeZone: 'Asia/Colombo',
  week: [none, nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, none],
  closed: ['2026-12-25'],
};

test.each([
  ['2026-11-23T03:29:59Z', false], // a Monday, 08:59:59
  ['2026-11-23T03:30:00Z', true], // 09:00
  ['2026-11-23T11:29:59Z', true], // 16:59:59
  ['2026-11-23T11:30:00Z', false], // 17:00
  ['2026-11-22T05:00:00Z', false], // a Sunday
  ['2026-11-22T20:00:00Z', false], // Monday in Colombo, 01:30
  ['2026-12-25T05:00:00Z', false], // a Friday, but closed
])('at %s somebody is there: %s', (instant, open) => {
  expect(isOpenAt(weekdays, Date.parse(instant))).toBe(open);
});

test('hours past midnight are written on two days', () => {
  const late = [{ from: 22 * hour, to: 24 * hour }];
  const night: OpeningHours = { ...weekdays, week: [late, none, none, none, none, none, none] };

  expect(isOpenAt(night, Date.parse('2026-11-22T18:29:59Z'))).toBe(true); // Sunday 23:59:59
  expect(isOpenAt(night, Date.parse('2026-11-22T18:30:00Z'))).toBe(false);
});

test('it is open between the instants of a day, also where the clocks change, and only there', () => {
  const zones = fc.constantFrom('Asia/Colombo', 'Europe/London', 'America/New_York', 'Australia/Sydney');
  const minutes = fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2029-01-01') / 60_000 });
  fc.assert(
    fc.property(zones, minutes, (timeZone, minute) => {
      const hours = { ...weekdays, timeZone };
      const instant = minute * 60_000;
      const days = [-1, 0, 1].map((shift) => utcDay(instant + shift * 86_400_000));
      const inside = days
        .flatMap((day) => instantsOf(hours, day))
        .some(({ from, to }) => instant >= from && instant < to);

      expect(isOpenAt(hours, instant)).toBe(inside);
    }),
  );
});

test('of closed days those are told that are still to come and would be open otherwise', () => {
  const closed = (['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'] as const).map((day) => ({ day }));

  expect(closedFrom('2026-11-27', weekdays.week, closed).map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-30']);
});
