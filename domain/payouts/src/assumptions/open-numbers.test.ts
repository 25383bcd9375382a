import { expect, test } from 'vitest';
import { openNumbers } from './open-numbers.ts';

const open = openNumbers('2026-11-28');
const statusOf = (wanted: string) => open.find(({ key }) => key === wanted)?.status;

test.each([
  ['wise-rate', 'range'],
  ['days-swift', 'single'],
  ['days-wise', 'unknown'],
  ['bank-margin', 'single'],
  ['mercury-wire', undefined], // on Mercury's own page
])('%s is open because of it: %s', (key, status) => {
  expect(statusOf(key)).toBe(status);
});

test('each is listed once, and with a source unless nobody says it', () => {
  expect(new Set(open.map(({ key }) => key)).size).toBe(open.length);
  for (const { key, status, source } of open)
    expect(source === undefined, key).toBe(status === 'unknown' && key.startsWith('days-'));
});
