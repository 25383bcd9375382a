import { addMonths, type IsoDate } from '@formation/calendar';
import { usualDeadlines, type Company, type Deadline, type DutyId } from '@formation/deadlines';
import type { When } from './cost-line.ts';
import { lastDay, paidIn, yearOf, type Span } from './span.ts';

type Due = When &
  Readonly<{ day: IsoDate; opens: Deadline['opens'] | undefined; condition: Deadline['condition'] | undefined }>;

/**
 * In which years a duty is paid for, and by which day. For a new company the first time belongs to year 1 even where
 * its day comes some weeks after the year, so that companies formed in any month compare alike, but never to a later
 * year than that of its day: two can fall due in one. For one that exists every day belongs to the year it lies in.
 */
export function dueYears(company: Company, duty: DutyId, span: Span): readonly Due[] {
  if (span.exists)
    return timesOf(company, duty, [span.from, lastDay(span)]).map((time) => on(time, yearOf(span, time.due)));
  const formed = Number(span.formed.slice(0, 4));
  // State reports may come every second year and are named by their year; the others come every year.
  const numberOf = ({ period }: Deadline, n: number) =>
    duty === 'us-state-report' ? Number(period) - formed : Number(/^year-(\d+)$/.exec(period)?.[1] ?? n + 1);
  return timesOf(company, duty, [span.formed, addMonths(span.formed, 12 * (span.years + 2))])
    .map((time, n) => on(time, paidIn(span, numberOf(time, n), time.due)))
    .filter(({ year }) => year <= span.years);
}

const on = ({ due, opens, condition }: Deadline, year: number): Due => ({
  year,
  day: due,
  feeOf: due,
  opens,
  condition,
});

const timesOf = (company: Company, duty: DutyId, [from, to]: readonly [IsoDate, IsoDate]) =>
  usualDeadlines(company, from, to).filter((deadline) => deadline.duty === duty);
