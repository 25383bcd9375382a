import { addDays, addMonths, type IsoDate } from '@formation/calendar';
import type { When } from './cost-line.ts';

/** Which years are counted: from the formation on, or from today on for a company that exists. */
export type Span = Readonly<{
  formed: IsoDate;
  /** The first day that is counted. */
  from: IsoDate;
  years: number;
  exists: boolean;
}>;

/** Once a year, on no certain day; the fee is that of the first day of each year. */
export function everyYear({ from, years }: Span): readonly When[] {
  return Array.from({ length: years }, (_, n) => ({ year: n + 1, feeOf: addMonths(from, 12 * n) }));
}

/** On the day of formation; never for a company that exists. */
export function onFormation({ formed, exists }: Span): readonly When[] {
  return exists ? [] : [{ year: 1, day: formed, feeOf: formed }];
}

/** The last day that is counted. */
export function lastDay({ from, years }: Span): IsoDate {
  return addDays(addMonths(from, 12 * years), -1);
}

/** The year, from 1, in which a day lies; 0 after the last one. */
export function yearOf({ from, years }: Span, day: IsoDate): number {
  const ends = Array.from({ length: years }, (_, n) => addMonths(from, 12 * (n + 1)));
  return ends.findIndex((end) => day < end) + 1;
}

/** The year for which something is paid, or that of its day where this comes before. */
export function paidIn(span: Span, year: number, day: IsoDate): number {
  return Math.min(year, yearOf(span, day) || year);
}
