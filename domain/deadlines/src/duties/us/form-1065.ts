import { addDays } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import { taxYear, yearName } from '../../year-ends.ts';
import { fifteenthAfter } from './federal-tax-day.ts';

/** Form 1065 of an LLC with several owners: the fifteenth day of the third month after the tax year. */
export const usForm1065 = {
  id: 'us-form-1065',
  source: {
    title: 'IRS, About Form 1065',
    href: 'https://www.irs.gov/forms-pubs/about-form-1065',
    checked: '2026-11-21',
  },
  verified: false,
  movesFromWeekend: true,
  occurrences: (company, until) => {
    if (company.kind !== 'llc' || company.owners !== 'several') return [];
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
