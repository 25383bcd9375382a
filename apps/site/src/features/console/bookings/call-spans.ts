import { addDays, dayAt, instantOf, type IsoDate, isoDate, weekday } from '@formation/calendar';
import { colombo } from './times.ts';

export type SpanKind = 'week' | 'month';

/** A week or a month of days by Colombo's clock: its first day, and the one after its last. */
export type DaySpan = Readonly<{ first: IsoDate; after: IsoDate }>;

const monthStart = (day: IsoDate) => `${day.slice(0, 8)}01` as IsoDate; // a first is in every month

/** The week from its Monday, or the month, in which a day lies. */
export function spanAround(day: IsoDate, kind: SpanKind): DaySpan {
  if (kind === 'month') return { first: monthStart(day), after: monthStart(addDays(monthStart(day), 31)) };
  const first = addDays(day, -((weekday(day) + 6) % 7));
  return { first, after: addDays(first, 7) };
}

/** A day of the span before, and of the one after. */
export const dayBefore = ({ first }: DaySpan): IsoDate => addDays(first, -1);

/** The instants of a span. */
export const instantsOf = ({ first, after }: DaySpan) => ({
  from: instantOf(first, 0, colombo),
  to: instantOf(after, 0, colombo),
});

/** The day that a query names, or today in Colombo. */
export const dayIn = (text: string | null, now = Date.now()): IsoDate => isoDate(text ?? '') ?? dayAt(now, colombo);
