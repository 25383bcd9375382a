import { expect, test } from 'vitest';
import { isoDate } from './date-text.ts';

test.each([
  ['Nov 10, 2024', '2024-11-10'],
  ['Jan 5, 2025', '2025-01-05'],
  ['Feb 29, 2024', '2024-02-29'], // a leap day
  ['Feb 29, 2025', undefined],
  ['Nov 31, 2024', undefined],
  ['Nov 0, 2024', undefined],
  ['Nov 05, 2024', undefined],
  ['November 10, 2024', undefined],
  ['Foo 10, 2024', undefined],
  ['2024-11-10', undefined],
  ['', undefined],
])('%s is %s', (text, iso) => {
  expect(isoDate(text)).toBe(iso);
});
