import { expect, test } from 'vitest';
import { monthOf, shortDay } from './short-day.ts';

test('a day does not move with the time zone of the machine', () => {
  expect(shortDay('en', '2026-09-01')).toBe('1 Sept 2026');
  expect(monthOf('en', '2026-12-31')).toBe('Dec 2026');
});
