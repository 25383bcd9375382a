import { addDays } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import { taxYear, yearName } from '../../year-ends.ts';
import { fifteenthAfter } from './federal-tax-day.ts';

/**
 * Form 5472 with a pro-forma Form 1120, for an LLC with one owner who is not a US person: the fifteenth day
 * of the fourth month after the tax year, six months later with Form 7004.
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
      const { to } = taxYear(company, n);
      const due = fifteenthAfter(to, 4);
      return {
        period: yearName(n),
        opens: addDays(to, 1),
        due,
        extensions: [{ to: fifteenthAfter(to, 10), how: 'asked' }],
        lateFees: [{ from: addDays(due, 1), amount: '25000', currency: 'USD', meaning: 'penalty' }],
      };
    });
  },
} as const satisfies Duty<UsCompany>;
