import type { Interval, Week } from '@formation/calendar';
import type { Locale } from '../locales.ts';
import { dateIn } from './date-in.ts';

/** Days in a row with the same hours. */
export type WeekRun = Readonly<{ first: string; last: string; hours: readonly Interval[] }>;

/** Monday to Sunday; 5 January 2026 was a Monday. */
const mondayFirst = [5, 6, 7, 8, 9, 10, 11] as const;

/**
 * The open days of a week, those in a row with the same hours together, from Monday on.
 *
 * @param locale - in which the days are named.
 */
export function weekRuns(week: Week, locale: Locale): readonly WeekRun[] {
  const days = mondayFirst.map((day) => ({
    name: dateIn(locale, `2026-01-${String(day).padStart(2, '0')}`, { weekday: 'long' }),
    hours: week[(day - 4) % 7] ?? [],
  }));
  const runs: { first: string; last: string; hours: readonly Interval[]; isOpen: boolean }[] = [];
  for (const { name, hours } of days) {
    const run = runs.at(-1);
    if (run && JSON.stringify(run.hours) === JSON.stringify(hours)) run.last = name;
    else runs.push({ first: name, last: name, hours, isOpen: hours.length > 0 });
  }
  return runs.filter(({ isOpen }) => isOpen).map(({ first, last, hours }) => ({ first, last, hours }));
}
