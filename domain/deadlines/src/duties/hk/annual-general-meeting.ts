import { addDays, addMonths, addMonthsFromEnd, laterOf, type IsoDate } from '@formation/calendar';
import type { HkCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import { accountingYear, exceedsTwelveMonths, yearName, type Year } from '../../year-ends.ts';

/**
 * The annual general meeting of a private company: nine months after the accounting year; after a longer
 * first year, the later of nine months after the anniversary and three months after the year.
 */
export const hkAnnualGeneralMeeting = {
  id: 'hk-annual-general-meeting',
  source: {
    title: 'Companies Registry, Companies Ordinance (Cap. 622), section 610',
    href: 'https://www.cr.gov.hk/en/companies_ordinance/keychanges_meet-res-co-record.htm',
    checked: '2026-11-21',
  },
  verified: true,
  occurrences: (company, until) =>
    dueUntil(until, (n) => {
      const year = accountingYear(company, n);
      return {
        period: yearName(n),
        opens: addDays(year.to, 1),
        due: n === 0 ? firstDue(year) : addMonthsFromEnd(year.to, 9),
        condition: 'unless-one-member' as const,
      };
    }).filter(({ due }) => !company.dormantSince || due < company.dormantSince),
} as const satisfies Duty<HkCompany>;

function firstDue(year: Year): IsoDate {
  if (!exceedsTwelveMonths(year)) return addMonthsFromEnd(year.to, 9);
  return laterOf(addMonths(addMonths(year.from, 12), 9), addMonthsFromEnd(year.to, 3));
}
