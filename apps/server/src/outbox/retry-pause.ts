import { dayMs } from '@formation/calendar';

/** Mails are given up when they have waited this long in all. Counted from pauses, so a wrong clock cannot end it. */
export const giveUpAfterMs = 3 * dayMs;

/** No single pause is longer. */
export const longestPauseMs = 6 * 3_600_000;

/**
 * How long to wait after a failed try.
 *
 *     pause = min(6 h, 720 × base, base × 2^(tries − 1)) × (0.5 … 1)
 *
 * @param tries - how many have failed, at least one.
 * @param random - from 0 up to 1: it spreads the tries of many mails.
 */
export function retryPause(tries: number, baseMs: number, random: number): number {
  const whole = Math.min(longestPauseMs, 720 * baseMs, baseMs * 2 ** Math.min(tries - 1, 30));
  return Math.round(whole * (0.5 + random / 2));
}
