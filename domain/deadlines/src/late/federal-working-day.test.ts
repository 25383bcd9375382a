import { addDays, isWeekend } from '@formation/calendar';
import { expect, test } from 'vitest';
import { federalWorkingDay } from './federal-working-day.ts';

/** The last days that the Internal Revenue Service named for the fifteenth of April, year by year. */
test.each([
  ['2011-04-15', '2011-04-18'],
  ['2012-04-15', '2012-04-17'],
  ['2013-04-15', '2013-04-15'],
  ['2016-04-15', '2016-04-18'],
  ['2017-04-15', '2017-04-18'],
  ['2018-04-15', '2018-04-17'],
  ['2019-04-15', '2019-04-15'],
  ['2022-04-15', '2022-04-18'],
  ['2023-04-15', '2023-04-18'],
  ['2025-04-15', '2025-04-15'],
] as const)('what was due on %s could be done until %s', (due, last) => {
  expect(federalWorkingDay(due)).toBe(last);
});

test.each([
  ['2028-04-15', '2028-04-18'],
  ['2029-04-15', '2029-04-17'],
  ['2029-01-15', '2029-01-16'], // the day of Dr King
  ['2027-02-15', '2027-02-16'], // Washington's birthday
  ['2027-05-15', '2027-05-17'],
] as const)('%s moves to %s', (due, last) => {
  expect(federalWorkingDay(due)).toBe(last);
});

test('a day moves by three days at most, to a working day, and from there no further', () => {
  for (let day = addDays('2026-01-01', 0); day < '2060-01-01'; day = addDays(day, 1)) {
    const last = federalWorkingDay(day);
    expect(last >= day && last <= addDays(day, 3) && !isWeekend(last) && federalWorkingDay(last) === last, day).toBe(
      true,
    );
  }
});
