import { addDays, type IsoDate } from '@formation/calendar';
import type { UsCompany } from '../../../company.ts';
import { dueUntil, type Duty } from '../../../duty.ts';
import { lateFeesOf } from '../../../late/late-fees-of.ts';
import { lateFees } from '../../../tables/late-fees.ts';
import { taxYear, yearName, type Year } from '../../../year-ends.ts';
import { fifteenthAfter } from '../federal-tax-day.ts';

/** Years that begin from this day on have the same due date whatever their end. */
const JUNE_RULE_ENDS: IsoDate = '2026-01-01';

/**
 * Form 1120 of a corporation, with Form 5472 when somebody abroad owns a quarter: the fifteenth day of the
 * fourth month after the tax year; of the third month for years to 30 June that began before 2026.
 */
export const usForm1120 = {
  id: 'us-form-1120',
  source: {
    title: 'IRS, Instructions for Form 1120, When To File',
    href: 'https://www.irs.gov/forms-pubs/about-form-1120',
    checked: '2026-11-21',
  },
  verified: false,
  movesFromWeekend: true,
  occurrences: (company, until) => {
    const { kind, foreignOwned = true } = company;
    if (kind !== 'corporation') return [];
    return dueUntil(until, (n) => {
      const year = taxYear(company, n);
      const due = fifteenthAfter(year.to, form1120Month(year));
      return {
        period: yearName(n),
        opens: addDays(year.to, 1),
        due,
        extensions: [{ to: fifteenthAfter(year.to, 10), how: 'asked' }],
        lateFees: lateFeesOf(lateFees['us-form-1120'], due).filter(
          ({ meaning }) => foreignOwned || meaning !== 'with-form-5472',
        ),
      };
    });
  },
} as const satisfies Duty<UsCompany>;

/** The month after the tax year in which Form 1120 is due. */
export function form1120Month({ from, to }: Year): number {
  return to.endsWith('-06-30') && from < JUNE_RULE_ENDS ? 3 : 4;
}
