import { addDays } from '@formation/calendar';
import type { CountStore } from '../counts/counts.ts';
import { type DaySums, firstShown, shownDays, sumsOf } from '../counts/day-sums.ts';

/** The sums of each of the last thirty days by Colombo's clock, the oldest first; a day without any is all zeros. */
export async function dailySums(counts: CountStore, now: number): Promise<readonly DaySums[]> {
  const first = firstShown(now);
  const byDay = Map.groupBy(await counts.since(first), ({ day }) => day);
  return Array.from({ length: shownDays }, (_, index) => {
    const day = addDays(first, index);
    return sumsOf(day, byDay.get(day) ?? []);
  });
}
