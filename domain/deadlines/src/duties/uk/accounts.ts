import { addDays, addMonths, addMonthsFromEnd, laterOf, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import { lateFeesOf } from '../../late/late-fees-of.ts';
import { lateFees } from '../../tables/late-fees.ts';
import { accountingYear, exceedsTwelveMonths, shorterFirstEnd, yearName, type Year } from '../../year-ends.ts';

/** Accounts of a private company at Companies House: nine months after the year, longer for a long first year. */
export const ukAccounts = {
  id: 'uk-accounts',
  source: {
    title: 'GOV.UK, Late filing penalties',
    href: 'https://www.gov.uk/government/publications/late-filing-penalties/late-filing-penalties',
    checked: '2026-11-21',
  },
  verified: true,
  occurrences: (company, until) =>
    dueUntil(until, (n) => {
      const year = accountingYear(company, n);
      const due = n === 0 ? firstDue(year) : addMonthsFromEnd(year.to, 9);
      return {
        period: yearName(n),
        opens: addDays(year.to, 1),
        due,
        ...(n === 0 && shorterFirstEnd(company) && { approximate: 'longer-first-year' as const }),
        lateFees: lateFeesOf(lateFees['uk-accounts'], due),
      };
    }),
} as const satisfies Duty<UkCompany>;

function firstDue(year: Year): IsoDate {
  if (!exceedsTwelveMonths(year)) return addMonthsFromEnd(year.to, 9);
  const anniversary = addMonths(year.from, 12);
  return laterOf(addMonthsFromEnd(anniversary, 9), addMonthsFromEnd(year.to, 3));
}
