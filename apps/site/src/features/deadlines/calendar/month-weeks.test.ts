import { addMonths } from '@formation/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthWeeks } from './month-weeks.ts';

test.each([
  ['2027-02-01', 4, 1, 28], // 28 days from a Monday: four full weeks
  ['2028-02-01', 5, undefined, undefined], // a leap year from a Tuesday
  ['2026-08-01', 6, undefined, undefined], // a Saturday
] as const)('the month of %s has %i weeks', (month, weeks, first, last) => {
  const grid = monthWeeks(month);

  expect(grid).toHaveLength(weeks);
  expect(grid[0]?.[0]).toBe(first);
  expect(grid.at(-1)?.at(-1)).toBe(last);
});

test('a day stands under its weekday', () => {
  expect(monthWeeks('2026-11-01')[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 1]);
  expect(monthWeeks('2026-11-01')[3]?.[5]).toBe(21); // 21 November 2026 is a Saturday
});

test('every month holds each of its days once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2400 }), (months) => {
      const month = addMonths('1900-01-01', months);
      const days = monthWeeks(month)
        .flat()
        .filter((day) => day !== undefined);

      expect(days).toEqual(Array.from({ length: days.length }, (_, index) => index + 1));
      expect(days.length).toBe(
        new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate(),
      );
    }),
  );
});
