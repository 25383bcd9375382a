import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestPauseMs, retryPause } from './retry-pause.ts';

const seconds = (tries: number, base: number, random: number) => retryPause(tries, base * 1000, random) / 1000;

test.each([
  // tries  base  random  pause, in seconds
  [1, 30, 1, 30],
  [1, 30, 0, 15], // jitter takes up to half
  [2, 30, 1, 60],
  [5, 30, 1, 480],
  [10, 30, 1, 15_360],
  [11, 30, 1, 21_600], // six hours at most
  [1000, 30, 1, 21_600],
  [20, 1, 1, 720], // a shorter base has shorter pauses throughout
])('after %s failed tries from %s s', (tries, base, random, pause) => {
  expect(seconds(tries, base, random)).toBe(pause);
});

test('pauses never shrink with the tries and never pass the longest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 10, max: 3_600_000 }), (tries, base) => {
      const pause = retryPause(tries, base, 1);
      expect(pause).toBeLessThanOrEqual(longestPauseMs);
      expect(retryPause(tries + 1, base, 1)).toBeGreaterThanOrEqual(pause);
      expect(retryPause(tries, base, 0)).toBeGreaterThanOrEqual(Math.floor(pause / 2));
    }),
  );
});
