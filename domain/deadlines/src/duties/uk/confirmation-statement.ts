import { addDays, periodEnd, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import { lateFeesOf } from '../../late/late-fees-of.ts';
import { lateFees } from '../../tables/late-fees.ts';

export const DAYS_TO_DELIVER = 14;

/**
 * The yearly confirmation statement: fourteen days after each review period of twelve months. It may be made up to any
 * earlier day; the next period begins on the day after.
 */
export const ukConfirmationStatement = {
  id: 'uk-confirmation-statement',
  source: {
    title: 'Companies Act 2006, section 853A',
    href: 'https://www.legislation.gov.uk/ukpga/2006/46/section/853A',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences: (company, until) =>
    dueUntil(until, (n) => {
      const end = reviewPeriodEnd(company, n);
      const due = addDays(end, DAYS_TO_DELIVER);
      const late = lateFeesOf(lateFees['uk-confirmation-statement'], due);
      return { period: end.slice(0, 4), due, ...(late.length > 0 && { lateFees: late }) };
    }),
} as const satisfies Duty<UkCompany>;

/** The last day of review period n: twelve months from incorporation, or from the day after the last statement. */
function reviewPeriodEnd(company: UkCompany, n: number): IsoDate {
  const { incorporated, statementUpTo } = company;
  let start = statementUpTo && statementUpTo >= incorporated ? addDays(statementUpTo, 1) : incorporated;
  for (let period = 0; period < n; period += 1) start = addDays(periodEnd(start, 12), 1);
  return periodEnd(start, 12);
}
