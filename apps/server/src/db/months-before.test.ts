import { expect, test } from 'vitest';
import { monthsBefore } from './months-before.ts';

test.each([
  // day           months  before
  ['2026-11-23', 24, '2024-11-23'],
  ['2026-01-31', 2, '2025-11-30'], // the month is shorter
  ['2028-02-29', 12, '2027-02-28'], // no leap year
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-03-15', 3, '2025-12-15'], // over the year
])('%s, %i months before', (day, months, before) => {
  const instant = Date.parse(`${day}T10:11:12Z`);

  expect(new Date(monthsBefore(instant, months)).toISOString()).toBe(`${before}T10:11:12.000Z`);
});
