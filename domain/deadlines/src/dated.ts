import { addDays, isWeekend, laterOf, weekday, type IsoDate } from '@formation/calendar';
import type { Company } from './company.ts';
import type { Duty, Occurrence, Source } from './duty.ts';
import { federalWorkingDay } from './late/federal-working-day.ts';

/** One duty on one day. */
export type DeadlineOf<Id extends string> = Occurrence &
  Readonly<{
    /** The same for the same duty and period, whatever the day; saved calendars refer to it. */
    id: string;
    duty: Id;
    source: Source;
    verified: boolean;
    /**
     * Set when the day is a Saturday or Sunday: what the authority does, or what to do where it does nothing, while the
     * Friday before is still to come.
     */
    onWeekend?: 'moves-to-working-day' | 'plan-before';
  }>;

/** A duty of one company. */
export type DutyOf<Id extends string> = Readonly<Omit<Duty, 'occurrences' | 'id'>> &
  Readonly<{ id: Id; times: (until: IsoDate) => readonly Occurrence[] }>;

/** Duties as one company has them. */
export function dutiesOf<C extends Company, Id extends string>(
  duties: readonly (Duty<C> & Readonly<{ id: Id }>)[],
  company: C,
): readonly DutyOf<Id>[] {
  return duties.map((duty) => ({ ...duty, times: (until) => duty.occurrences(company, until) }));
}

/** The deadlines of duties between two days, both included, earliest first. */
export function dated<Id extends string>(
  duties: readonly DutyOf<Id>[],
  from: IsoDate,
  to: IsoDate,
): readonly DeadlineOf<Id>[] {
  return duties
    .flatMap((duty) => timesOf(duty, { from, to }))
    .filter(({ due }) => due >= from)
    .toSorted((a, b) => (a.due === b.due ? compare(a.id, b.id) : compare(a.due, b.due)));
}

type Span = Readonly<{ from: IsoDate; to: IsoDate }>;

function timesOf<Id extends string>(duty: DutyOf<Id>, { from, to }: Span): readonly DeadlineOf<Id>[] {
  const { id, source, verified, movesFromWeekend } = duty;
  return duty.times(to).map((occurrence) => ({
    ...withoutLastDay(occurrence),
    id: `${id}-${occurrence.period}`,
    duty: id,
    source,
    verified,
    ...(moved(occurrence, movesFromWeekend) ?? (isPlannedBefore(occurrence.due, from) && { onWeekend: 'plan-before' })),
  }));
}

/** The day to which one moves is told only where it does. */
const withoutLastDay = ({ lastDay: _, ...occurrence }: Occurrence) => occurrence;

const SATURDAY = 6;

/** Whether a day is on a weekend, and the Friday before it not earlier than the first day that is asked about. */
function isPlannedBefore(due: IsoDate, from: IsoDate): boolean {
  return isWeekend(due) && addDays(due, weekday(due) === SATURDAY ? -1 : -2) >= from;
}

/** A day that moves, and what being late costs: nothing yet on the working day to which it moves. */
function moved({ due, lateFees, lastDay }: Occurrence, movesFromWeekend = false) {
  const last = movesFromWeekend ? federalWorkingDay(due) : lastDay;
  if (!last || (last === due && !movesFromWeekend)) return undefined;
  return {
    ...(last > due && { onWeekend: 'moves-to-working-day' as const, lastDay: last }),
    ...(lateFees && { lateFees: lateFees.map((fee) => ({ ...fee, from: laterOf(fee.from, addDays(last, 1)) })) }),
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
