import { addDays, dayAt, type IsoDate } from '@formation/calendar';
import { calls } from '@formation/content';
import type { CountKind, Sum } from './counts.ts';

/** How many days are shown where nobody asks for all. */
export const shownDays = 30;

/** The first of them, by the owner's clock. */
export const firstShown = (now: number): IsoDate => addDays(dayAt(now, calls.hours.timeZone), 1 - shownDays);

/** What was counted on a day. */
export type DaySums = Readonly<{
  day: IsoDate;
  pages: number;
  calculators: number;
  enquiries: number;
  held: number;
  calls: number;
}>;

export const total = (sums: readonly Sum[]): number => sums.reduce((sum, { count }) => sum + count, 0);

/** The sums of one day, by what a person asks for. */
export function sumsOf(day: IsoDate, sums: readonly Sum[]): DaySums {
  const of = (kind: CountKind, name?: string) =>
    total(sums.filter((sum) => sum.kind === kind && (name === undefined || sum.name === name)));
  return {
    day,
    pages: of('page'),
    calculators: of('calculator'),
    enquiries: of('enquiry', 'taken'),
    held: of('enquiry', 'held'),
    calls: of('booking'),
  };
}
