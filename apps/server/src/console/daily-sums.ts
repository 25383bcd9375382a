import { addDays } from '@formation/calendar';
import type { CountStore } from '../counts/counts.ts';
import { type DaySums, firstShown, shownDays, sumsOf, total } from '../counts/day-sums.ts';

/** The sums of each of the last thirty days by Colombo's clock, the oldest first; a day without any is all zeros. */
export async function dailySums(counts: CountStore, now: number): Promise<readonly DaySums[]> {
  const first = firstShown(now);
  const byDay = Map.groupBy(await counts.since(first), ({ day }) => day);
  return Array.from({ length: shownDays }, (_, index) => {
    const day = addDays(first, index);
    return sumsOf(day, byDay.get(day) ?? []);
  });
}

/** As many sites as a chart shows. */
const mostSites = 8;

/** From which other sites visitors came in these days, the most first. */
export async function visitorSources(counts: CountStore, now: number) {
  const from = (await counts.since(firstShown(now))).filter(({ kind }) => kind === 'from');
  const sites = [...Map.groupBy(from, ({ name }) => name)].map(([name, sums]) => ({ name, count: total(sums) }));
  return sites.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, mostSites);
}
