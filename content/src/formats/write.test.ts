import { expect, test } from 'vitest';
import { sinhala } from './si.ts';
import { tamil } from './ta.ts';
import { writtenDay, writtenList } from './write.ts';

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;

test.each([
  [sinhala, '2026 නොවැම්බර් 21', '2026 නොවැ 21', '2026 නොවැම්බර්', 'සෙනසුරාදා, නොවැම්බර් 21', 'සෙන'],
  [tamil, '21 நவம்பர் 2026', '21 நவ. 2026', 'நவம்பர் 2026', 'சனி, 21 நவம்பர்', 'ச'],
])('a day is written in the order and the words of its language', (format, long, brief, month, named, weekday) => {
  expect(writtenDay(format, '2026-11-21')).toBe(long);
  expect(writtenDay(format, '2026-11-21', short)).toBe(brief);
  expect(writtenDay(format, '2026-11-21', { month: 'long', year: 'numeric' })).toBe(month);
  expect(writtenDay(format, '2026-11-21', { weekday: 'long', day: 'numeric', month: 'long' })).toBe(named);
  expect(writtenDay(format, '2026-11-21', { weekday: 'short' })).toBe(weekday);
  expect(() => writtenDay(format, '2026-02-30')).toThrow(RangeError);
});

test('a list has one comma less than items less one', () => {
  expect(writtenList(sinhala, ['A', 'B', 'C'])).toBe('A, B සහ C');
  expect(writtenList(tamil, ['A', 'B'])).toBe('A மற்றும் B');
  expect(writtenList(tamil, ['A'])).toBe('A');
});

test.each([sinhala, tamil])('every month and weekday has a name of its own', ({ months, weekdays, ...more }) => {
  for (const names of [months, more.shortMonths]) expect(new Set(names).size).toBe(12);
  for (const names of [weekdays, more.shortWeekdays]) expect(new Set(names).size).toBe(7);
});
