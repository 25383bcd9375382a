import { addDays } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import { taxYear, yearName } from '../../year-ends.ts';
import { fifteenthAfter } from './federal-tax-day.ts';

/** Forms 8804 and 8805, the tax that a partnership withholds for partners abroad: with Form 1065. */
export const usForm8804 = {
  id: 'us-form-8804',
  source: {
    title: 'IRS, Reporting and paying tax on partnership withholding',
    href: 'https://irs.gov/vi/individuals/international-taxpayers/reporting-and-paying-tax-on-partnership-withholding',
    checked: '2026-11-21',
  },
  verified: true,
  movesFromWeekend: true,
  onlyIf: 'us-business',
  occurrences: (company, until) => {
    if (!withholds(company)) return [];
    return dueUntil(until, (n) => {
      const { to } = taxYear(company, n);
      return {
        period: yearName(n),
        opens: addDays(to, 1),
        due: fifteenthAfter(to, 3),
        extensions: [{ to: fifteenthAfter(to, 9), how: 'asked' }],
      };
    });
  },
} as const satisfies Duty<UsCompany>;

/** Whether a company withholds tax for its owners: a partnership with partners abroad. */
export const withholds = ({ kind, owners, foreignOwned = true }: UsCompany): boolean =>
  kind === 'llc' && owners === 'several' && foreignOwned;
