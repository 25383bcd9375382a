import { expect, test } from 'vitest';
import { monthAfter, monthOf, weeksOf } from './month-grid.ts';

test('the weeks of a month', () => {
  expect(weeksOf('2026-11').flat().filter(Boolean)).toHaveLength(30);
  expect(monthOf('2026-11-21')).toBe('2026-11');
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 14, '2028-01'],
] as const)('%s and %i months is %s', (month, count, expected) => {
  expect(monthAfter(month, count)).toBe(expected);
});
