import { afterEach, expect, test, vi } from 'vitest';
import { dayHere } from './today-here.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['Asia/Colombo', '2027-02-01'], // five and a half hours before UTC
  ['UTC', '2027-01-31'],
  ['America/New_York', '2027-01-31'],
])('at 22:00 UTC on 31 January it is in %s %s', (zone, day) => {
  vi.stubEnv('TZ', zone);

  expect(dayHere(Date.UTC(2027, 0, 31, 22))).toBe(day);
});
