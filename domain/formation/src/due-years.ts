import { addMonths, type IsoDate } from '@formation/calendar';
import { usualDeadlines, type Company, type DutyId } from '@formation/deadlines';
import type { When } from './cost-line.ts';
import { lastDay, paidIn, yearOf, type Span } from './span.ts';

type Due = When & Readonly<{ day: IsoDate; opens?: IsoDate | undefined }>;

/**
 * In which years a duty is paid for, and by which day. For a new company the first time belongs to year 1 even where
 * its day comes some weeks after the year, so that companies formed in any month compare alike, but never to a later
 * year than that of its day: two can fall due in one. For one that exists every day belongs to the year it lies in.
 */
export function dueYears(company: Company, duty: DutyId, span: Span): readonly Due[] {
  if (span.exists)
    return timesOf(company, duty, [span.from, lastDay(span)]).map(({ due, opens }) => ({
      year: yearOf(span, due),
      ...{ day: due, feeOf: due, opens },
    }));
  const formed = Number(span.formed.slice(0, 4));
  return timesOf(company, duty, [span.formed, addMonths(span.formed, 12 * (span.years + 2))])
    .map(({ period, due, opens }, n) => ({
      // State reports may come every second year and are named by their year; the others come every year.
      year: paidIn(span, duty === 'us-state-report' ? Number(period) - formed : n + 1, due),
      ...{ day: due, feeOf: due, opens },
    }))
    .filter(({ year }) => year <= span.years);
}

const timesOf = (company: Company, duty: DutyId, [from, to]: readonly [IsoDate, IsoDate]) =>
  usualDeadlines(company, from, to).filter((deadline) => deadline.duty === duty);
