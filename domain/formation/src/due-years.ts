import { addMonths } from '@formation/calendar';
import { deadlines, type Company, type DutyId } from '@formation/deadlines';
import type { When } from './cost-line.ts';

/**
 * In which years of a company a yearly duty is paid for, and by which day. The first time belongs to year 1
 * even where its day comes some weeks after the year, so that companies formed in any month compare alike.
 */
export function dueYears(company: Company, duty: DutyId, years: number): readonly Required<When>[] {
  const formed = Number(company.incorporated.slice(0, 4));
  const until = addMonths(company.incorporated, 12 * (years + 2));
  return deadlines(company, company.incorporated, until)
    .filter((deadline) => deadline.duty === duty)
    .map(({ period, due }, n) => ({
      // State reports may come every second year and are named by their year; the others come every year.
      year: duty === 'us-state-report' ? Number(period) - formed : n + 1,
      day: due,
    }))
    .filter(({ year }) => year <= years);
}
