import { addDays, type IsoDate } from '@formation/calendar';
import type { UsCompany } from '../../../company.ts';
import { dueUntil, type Duty } from '../../../duty.ts';
import { taxYear, yearName, type Year } from '../../../year-ends.ts';
import { fifteenthAfter } from '../federal-tax-day.ts';
import { form1120Month } from './form-1120.ts';

/** Form 7004, which asks for six more months for a return: by the day on which the return is due. */
export const usForm7004 = {
  id: 'us-form-7004',
  source: {
    title: 'form5472.tax, Form 7004',
    href: 'https://form5472.tax/form-7004/',
    checked: '2026-11-21',
  },
  verified: true,
  movesFromWeekend: true,
  onlyIf: 'more-time',
  occurrences: (company, until) =>
    filesNothing(company)
      ? []
      : dueUntil(until, (n) => {
          const year = taxYear(company, n);
          return {
            period: yearName(n),
            opens: addDays(year.to, 1),
            due: returnDue(company, year),
          };
        }),
} as const satisfies Duty<UsCompany>;

/** An LLC of one US person is not seen for tax: its owner files. */
const filesNothing = ({ kind, owners = 'one', foreignOwned = true }: UsCompany): boolean =>
  kind === 'llc' && owners === 'one' && !foreignOwned;

function returnDue({ kind, owners }: UsCompany, year: Year): IsoDate {
  const isPartnership = kind === 'llc' && owners === 'several';
  return fifteenthAfter(year.to, isPartnership ? 3 : form1120Month(year));
}
