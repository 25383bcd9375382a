import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsFromEnd,
  daysBetween,
  isWeekend,
  isoDate,
  monthDay,
  monthEnd,
  monthWeeks,
  periodEnd,
  weekday,
  type IsoDate,
} from './iso-date.ts';

const MS_A_DAY = 86_400_000;
const anyDay = fc
  .integer({ min: Date.UTC(2000, 0, 1) / MS_A_DAY, max: Date.UTC(2100, 11, 31) / MS_A_DAY })
  .map((count) => text(count * MS_A_DAY));

function text(ms: number): IsoDate {
  return new Date(ms).toISOString().slice(0, 10) as IsoDate;
}

test.each([
  ['2024-01-31', 1, '2024-02-29'], // a leap year
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-03-15', -3, '2025-12-15'],
] as const)('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test.each([
  ['2026-06-30', 9, '2027-03-31'], // the last day stays the last day
  ['2026-02-28', 9, '2026-11-30'],
  ['2027-05-31', 9, '2028-02-29'],
  ['2026-06-29', 9, '2027-03-29'], // any other day keeps its number
] as const)('%s and %i months from the end is %s', (day, months, expected) => {
  expect(addMonthsFromEnd(day, months)).toBe(expected);
});

test.each([
  ['2025-02-10', 12, '2026-02-09'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-05-15', 1, '2026-06-14'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2026-01-01', 12, '2026-12-31'],
] as const)('%s begins %i months that end on %s', (start, months, expected) => {
  expect(periodEnd(start, months)).toBe(expected);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-1-1',
  '21-11-2026',
  '2026-11-00',
  '2026-02-30',
  '2100-02-29',
  '2031-13-77',
  '2026-11-21T00:00',
  '+2026-11-21',
  '',
])('"%s" is not a day', (input) => {
  expect(isoDate(input)).toBeUndefined();
});

test.each([
  ['02-29', '02-29'],
  ['04-31', undefined],
  ['13-01', undefined],
  ['3-31', undefined],
])('"%s" as a day of every year', (input, expected) => {
  expect(monthDay(input)).toBe(expected);
});

test.each([
  ['2028-02-28', '2028-02-29', 1],
  ['2027-02-28', '2027-03-01', 0],
  ['2026-12-31', '2027-01-01', 4],
] as const)('after %s comes %s', (day, next, number) => {
  expect(addDays(day, 1)).toBe(next);
  expect(daysBetween(day, next)).toBe(1);
  expect(daysBetween(next, day)).toBe(-1);
  expect(weekday(day)).toBe(number);
});

test('November 2026 begins on a Sunday, the last place of its first week', () => {
  const weeks = monthWeeks('2026-11-21');

  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
});

test('every day of a month stands once, in order, under its weekday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = monthWeeks(day);
      const days = weeks.flat().filter((one) => one !== undefined);

      expect([days[0]?.slice(8), days.at(-1)]).toEqual(['01', monthEnd(day)]);
      expect(days).toHaveLength(Number(monthEnd(day).slice(8)));
      for (const week of weeks)
        week.forEach((one, place) => one && expect((new Date(one).getUTCDay() + 6) % 7).toBe(place));
    }),
  );
});

test('days are counted as the calendar of the platform counts them', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
      expect(isoDate(day)).toBe(day);
      expect(addDays(day, count)).toBe(text(Date.parse(day) + count * MS_A_DAY));
    }),
  );
});

test('every day from 2000 to 2100 follows the one before, with its weekend and month end', () => {
  let day: IsoDate = '2000-01-01';
  for (let ms = Date.UTC(2000, 0, 1); ms <= Date.UTC(2100, 11, 31); ms += MS_A_DAY) {
    const date = new Date(ms);
    if (day !== text(ms)) expect(day).toBe(text(ms));
    if (isWeekend(day) !== [0, 6].includes(date.getUTCDay())) expect(day).toBe('a weekend or not');
    const end = text(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
    if (monthEnd(day) !== end) expect(monthEnd(day)).toBe(end);
    day = addDays(day, 1);
  }
  expect(day).toBe('2101-01-01');
});

test('months land on the same day of the month, or on the last when there is none', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -60, max: 60 }), (day, months) => {
      const from = new Date(day);
      const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
      const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

      expect(addMonths(day, months)).toBe(text(Date.UTC(year, month, Math.min(from.getUTCDate(), last))));
    }),
  );
});
