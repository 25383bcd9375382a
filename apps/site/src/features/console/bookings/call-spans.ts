import { addDays, dayAt, instantOf, type IsoDate, isoDate, weekday } from '@formation/calendar';
import { colombo } from './times.ts';

/** `days`: two weeks from the day itself, so that a Sunday shows its Monday. */
export type SpanKind = 'week' | 'month' | 'days';

/** Days by Colombo's clock: the first, the one after the last, and one of the span before. */
export type DaySpan = Readonly<{ before: IsoDate; first: IsoDate; after: IsoDate }>;

const listedDays = 14;

const monthStart = (day: IsoDate) => `${day.slice(0, 8)}01` as IsoDate; // a first is in every month

/** The week from its Monday, or the month, in which a day lies; or the days that begin with it. */
export function spanAround(day: IsoDate, kind: SpanKind): DaySpan {
  if (kind === 'days') return { before: addDays(day, -listedDays), first: day, after: addDays(day, listedDays) };
  const first = kind === 'month' ? monthStart(day) : addDays(day, -((weekday(day) + 6) % 7));
  const after = kind === 'month' ? monthStart(addDays(first, 31)) : addDays(first, 7);
  return { before: addDays(first, -1), first, after };
}

/** The instants of a span. */
export const instantsOf = ({ first, after }: Pick<DaySpan, 'first' | 'after'>) => ({
  from: instantOf(first, 0, colombo),
  to: instantOf(after, 0, colombo),
});

/** The day that a query names, or today in Colombo. */
export const dayIn = (text: string | null, now = Date.now()): IsoDate => isoDate(text ?? '') ?? dayAt(now, colombo);
