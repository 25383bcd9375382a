import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, monthAfter, weeksOf } from './month-grid.ts';

test('November 2026 begins on a Sunday, the last place of its first week', () => {
  const weeks = weeksOf('2026-11');

  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 14, '2028-01'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(monthAfter(month, count)).toBe(expected);
});

test('every day of a month stands once, in order, under its weekday', () => {
  const aMonth = fc.tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 0, max: 11 }));

  fc.assert(
    fc.property(aMonth, ([year, index]) => {
      const month = new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7);
      const weeks = weeksOf(month);
      const days = weeks.flat().filter((day) => day !== undefined);

      expect(days.length).toBe(new Date(Date.UTC(year, index + 1, 0)).getUTCDate());
      expect([...days].sort()).toEqual(days);
      for (const week of weeks)
        week.forEach((day, place) => day && expect((new Date(day).getUTCDay() + 6) % 7).toBe(place));
    }),
  );
});

test.each([
  ['2026-11-21T18:29:59Z', 'Asia/Colombo', '2026-11-21'],
  ['2026-11-21T18:30:00Z', 'Asia/Colombo', '2026-11-22'], // midnight in Colombo
  ['2026-11-21T03:00:00Z', 'America/New_York', '2026-11-20'],
])('at %s the day in %s is %s', (instant, zone, expected) => {
  expect(dayIn(new Date(instant), zone)).toBe(expected);
});
