import { addDays, weekday } from '@formation/calendar';
import { expect, test } from 'vitest';
import { hongKongRegistryDay } from './hong-kong-registry-day.ts';

test.each([
  ['2027-08-12', '2027-08-12'], // a Thursday
  ['2026-08-08', '2026-08-08'], // a Saturday stays
  ['2026-08-09', '2026-08-10'], // a Sunday
  ['2026-04-03', '2026-04-08'], // Good Friday to the day after Easter Monday
  ['2026-09-26', '2026-09-28'], // a holiday on a Saturday, then a Sunday
  ['2027-02-06', '2027-02-10'], // Lunar New Year
  ['2027-12-25', '2027-12-28'], // Christmas Day, a Sunday, and the weekday after
] as const)('what is due at the Registry on %s is in time until %s', (due, last) => {
  expect(hongKongRegistryDay(due)).toBe(last);
});

test('a day moves on by some days at most, never to a Sunday, and from there no further', () => {
  for (let day = addDays('2026-01-01', 0); day < '2030-01-01'; day = addDays(day, 1)) {
    const last = hongKongRegistryDay(day);
    expect(
      last >= day && last <= addDays(day, 5) && weekday(last) !== 0 && hongKongRegistryDay(last) === last,
      day,
    ).toBe(true);
  }
});
