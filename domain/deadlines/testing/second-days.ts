import type { HkCompany, UkCompany } from '../src/company.ts';

export type Days = Record<string, readonly Date[]>;

const DAY = 86_400_000;
export const text = (date: Date) => date.toISOString().slice(0, 10);
export const read = (day: string) => new Date(`${day}T00:00:00Z`);
export const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0));
export const on = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
export const later = (date: Date, days: number) => new Date(date.getTime() + days * DAY);
export const yearOf = (date: Date) => date.getUTCFullYear();
export const monthOf = (date: Date) => date.getUTCMonth() + 1;
const isMonthEnd = (date: Date) => later(date, 1).getUTCDate() === 1;

/** So many months on, no further than the end of the month. */
export function monthsOn(date: Date, months: number): Date {
  const last = lastOf(yearOf(date), monthOf(date) + months);
  return date.getUTCDate() > last.getUTCDate() ? last : on(yearOf(date), monthOf(date) + months, date.getUTCDate());
}
/** The same, from the end of a month to the end of a month. */
export const endsOn = (date: Date, months: number) =>
  isMonthEnd(date) ? lastOf(yearOf(date), monthOf(date) + months) : monthsOn(date, months);
/** The last day of so many months that begin on a day. */
export function lastDayOf(start: Date, months: number): Date {
  const next = monthsOn(start, months);
  return next.getUTCDate() === start.getUTCDate() ? later(next, -1) : next;
}
export const weekday = (date: Date) => [1, 0, 0, 0, 0, 0, 2].map((days) => later(date, days))[date.getUTCDay()] ?? date;
export const years = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

export type Year = Readonly<{ from: Date; to: Date }>;

function yearEndIn(year: number, monthDay: string): Date {
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  return month === 2 && day > 27 ? lastOf(year, 2) : on(year, month, day);
}

/** The years of a company from its first day to some calendar year; the first ends on or after a day. */
export function yearsOf(start: Date, [first, monthDay]: readonly [Date, string], to: number): readonly Year[] {
  const ends = years(yearOf(start), to)
    .map((year) => yearEndIn(year, monthDay))
    .filter((end) => end >= first);
  return ends.map((end, n) => ({ from: later(ends[n - 1] ?? later(start, -1), 1), to: end }));
}

export function accountingYears({ incorporated, yearEnd }: UkCompany | HkCompany, to: number): readonly Year[] {
  const start = read(incorporated);
  if (yearEnd) return yearsOf(start, [monthsOn(start, 6), yearEnd], to);
  const first = lastOf(yearOf(start) + 1, monthOf(start));
  return yearsOf(start, [first, text(first).slice(5)], to);
}

export const isLong = ({ from, to }: Year) => to > lastDayOf(from, 12) || to.getTime() === monthsOn(from, 12).getTime();

export const anniversaries = (start: Date, to: number) =>
  years(1, to - yearOf(start)).map((n) => monthsOn(start, 12 * n));

/** The fifteenth of the nth month after a day. */
export const fifteenth = (end: Date, nth: number) => on(yearOf(later(end, 1)), monthOf(later(end, 1)) + nth - 1, 15);
