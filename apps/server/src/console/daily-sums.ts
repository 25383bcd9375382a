import { addDays, dayAt, type IsoDate } from '@formation/calendar';
import { calls } from '@formation/content';
import type { CountKind, CountStore, Sum } from '../store/counts.ts';

const shownDays = 30;

/** What was counted on a day. */
type DaySums = Readonly<{
  day: IsoDate;
  pages: number;
  calculators: number;
  enquiries: number;
  held: number;
  calls: number;
}>;

function sumsOf(day: IsoDate, sums: readonly Sum[]): DaySums {
  const of = (kind: CountKind, name?: string) =>
    sums
      .filter((sum) => sum.kind === kind && (name === undefined || sum.name === name))
      .reduce((total, { count }) => total + count, 0);
  return {
    day,
    pages: of('page'),
    calculators: of('calculator'),
    enquiries: of('enquiry', 'taken'),
    held: of('enquiry', 'held'),
    calls: of('booking'),
  };
}

/** The sums of each of the last thirty days by Colombo's clock, the oldest first; a day without any is all zeros. */
export async function dailySums(counts: CountStore, now: number): Promise<readonly DaySums[]> {
  const first = addDays(dayAt(now, calls.hours.timeZone), 1 - shownDays);
  const byDay = Map.groupBy(await counts.since(first), ({ day }) => day);
  return Array.from({ length: shownDays }, (_, index) => {
    const day = addDays(first, index);
    return sumsOf(day, byDay.get(day) ?? []);
  });
}
