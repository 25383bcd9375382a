import { expect, test } from 'vitest';
import { ago } from './times.ts';

const now = Date.parse('2026-11-23T04:00:00Z');

test.each([
  ['2026-11-23T03:59:30Z', 'this minute'],
  ['2026-11-23T03:01:00Z', '59 minutes ago'],
  ['2026-11-23T03:00:00Z', '1 hour ago'],
  ['2026-11-20T04:00:01Z', '2 days ago'],
])('%s is %s', (iso, text) => {
  expect(ago('en-GB', iso, now)).toBe(text);
});
