import { office } from '@formation/content';
import { expect, test } from 'vitest';
import { addressLimits } from './address-limits.ts';

const { maxBytes } = office.uploads;

test('an address may leave five of the largest files a day, however they are cut', () => {
  let now = 0;
  const limits = addressLimits({ perMinute: 1000, perDay: 1000 }, () => now);
  const waits = Array.from({ length: 10 }, () => limits.upload('192.0.2.1', maxBytes / 2));

  expect(new Set(waits)).toEqual(new Set([0]));
  expect(limits.upload('192.0.2.1', 1)).toBe(24 * 3600);
  expect(limits.upload('192.0.2.2', 1)).toBe(0);
  now += 24 * 3_600_000;
  expect(limits.upload('192.0.2.1', maxBytes)).toBe(0);
});

test('without limits there is none for files either', () => {
  const limits = addressLimits({ perMinute: 0, perDay: 0 }, () => 0);
  for (let count = 0; count < 20; count += 1) expect(limits.upload('192.0.2.1', maxBytes)).toBe(0);
});
