import { expect, test } from 'vitest';
import { isOpen } from './opening-hours.ts';

test.each([
  // UTC                    Colombo is 5:30 ahead
  ['2026-11-21T03:29:59Z', false], // 08:59:59
  ['2026-11-21T03:30:00Z', true], // 09:00
  ['2026-11-22T11:29:59Z', true], // Sunday 16:59:59
  ['2026-11-21T11:30:00Z', false], // 17:00
  ['2026-11-21T18:30:00Z', false], // midnight
])('at %s the office is open: %s', (instant, expected) => {
  expect(isOpen(new Date(instant))).toBe(expected);
});
