import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oldRate } from './old-rate.ts';

test.each([
  ['2026-09-29', '2026-09-29', undefined],
  ['2026-09-29', '2026-10-06', undefined], // seven days
  ['2026-09-29', '2026-10-07', 8],
  ['2026-09-29', '2026-11-29', 61],
  ['2024-02-28', '2024-03-08', 9], // over a leap day
  ['2025-12-31', '2024-01-01', undefined], // the oldest table for a day before it
] as const)('a rate of %s on %s', (from, day, days) => {
  expect(oldRate(from, day)).toEqual(days === undefined ? undefined : { from, days });
});

test('a week is fresh and everything older is told with its days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
      const day = new Date(Date.UTC(2026, 8, 29 + days)).toISOString().slice(0, 10);
      expect(oldRate('2026-09-29', day)?.days ?? 0).toBe(days > 7 ? days : 0);
    }),
  );
});
