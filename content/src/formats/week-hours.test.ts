import type { Week } from '@formation/calendar';
import { expect, test } from 'vitest';
import { weekHours } from './week-hours.ts';

const nine = [{ from: 540, to: 1020 }];
const twice = [
  { from: 540, to: 720 },
  { from: 780, to: 1440 },
];
const never: Week = [[], [], [], [], [], [], []];

test.each<[Week, string]>([
  [[[], nine, nine, nine, nine, nine, []], 'Monday–Friday 09:00–17:00'],
  [[[], nine, nine, nine, nine, nine, twice], 'Monday–Friday 09:00–17:00; Saturday 09:00–12:00, 13:00–24:00'],
  [[nine, ...never.slice(1)] as unknown as Week, 'Sunday 09:00–17:00'], // seven, as they were
  [never, ''],
])('the hours of a week %#', (week, text) => {
  expect(weekHours(week, 'en')).toBe(text);
});

test('the days are named in the language', () => {
  expect(weekHours([[], nine, [], [], [], [], []], 'ta')).toBe('திங்கள் 09:00–17:00');
});
