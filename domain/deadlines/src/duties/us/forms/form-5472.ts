import { addDays } from '@formation/calendar';
import type { UsCompany } from '../../../company.ts';
import { dueUntil, type Duty } from '../../../duty.ts';
import { lateFeesOf } from '../../../late/late-fees-of.ts';
import { lateFees } from '../../../tables/late-fees.ts';
import { taxYear, yearName } from '../../../year-ends.ts';
import { fifteenthAfter } from '../federal-tax-day.ts';
import { form1120Month } from './form-1120.ts';

/**
 * Form 5472 with a pro-forma Form 1120, for an LLC with one owner who is not a US person: due with the
 * Form 1120 that it comes with, so earlier for a year to 30 June that began before 2026; later with Form 7004.
 */
export const usForm5472 = {
  id: 'us-form-5472',
  source: {
    title: 'Federal Register, vol. 81, 89849: T.D. 9796, Form 5472 of disregarded entities owned from abroad',
    href: 'https://regulations.justia.com/regulations/fedreg/2016/12/13/2016-29641.html',
    checked: '2026-11-22',
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
