import { addDays } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import { lateFeesOf } from '../../late/late-fees-of.ts';
import { lateFees } from '../../tables/late-fees.ts';
import { taxYear, yearName } from '../../year-ends.ts';
import { fifteenthAfter } from './federal-tax-day.ts';
import { form1120Month } from './form-1120.ts';

/**
 * Form 5472 with a pro-forma Form 1120, for an LLC with one owner who is not a US person: due with the
 * Form 1120 that it comes with, so earlier for a year to 30 June that began before 2026; later with Form 7004.
 */
export const usForm5472 = {
  id: 'us-form-5472',
  source: {
    title: 'Skala, how foreign-owned single-member LLCs file Form 5472',
    href: 'https://www.skala.io/blog/form-5472-pro-forma-1120-how-foreign-owned-single-member-llcs-file',
    checked: '2026-11-21',
  },
  verified: true,
  movesFromWeekend: true,
  occurrences: (company, until) => {
    const { kind, owners = 'one', foreignOwned = true } = company;
    if (kind !== 'llc' || owners !== 'one' || !foreignOwned) return [];
    return dueUntil(until, (n) => {
      const year = taxYear(company, n);
      const due = fifteenthAfter(year.to, form1120Month(year));
      return {
        period: yearName(n),
        opens: addDays(year.to, 1),
        due,
        extensions: [{ to: fifteenthAfter(year.to, 10), how: 'asked' }],
        lateFees: lateFeesOf(lateFees['us-form-5472'], due),
      };
    });
  },
} as const satisfies Duty<UsCompany>;
