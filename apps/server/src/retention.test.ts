import { expect, test } from 'vitest';
import { retentionCutoff } from './retention.ts';

test.each([
  ['2026-11-21T10:00:00Z', 24, '2024-11-21T10:00:00.000Z'],
  ['2026-03-31T00:00:00Z', 1, '2026-02-28T00:00:00.000Z'], // February is shorter
  ['2028-02-29T12:00:00Z', 12, '2027-02-28T12:00:00.000Z'], // no leap day a year before
  ['2026-01-15T00:00:00Z', 2, '2025-11-15T00:00:00.000Z'], // across the year
])('%s less %i months', (now, months, expected) => {
  expect(new Date(retentionCutoff(Date.parse(now), months)).toISOString()).toBe(expected);
});
