import { dayOf, dayParts, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';

/** The tax return of a director who has to send one: 31 January after the tax year, which ends on 5 April. */
export const ukSelfAssessment = {
  id: 'uk-self-assessment',
  source: {
    title: 'GOV.UK, Self Assessment tax returns: deadlines',
    href: 'https://www.gov.uk/self-assessment-tax-returns/deadlines',
    checked: '2026-11-22',
  },
  verified: false,
  onlyIf: 'director-return',
  occurrences: ({ incorporated }, until) =>
    dueUntil(until, (n) => {
      const year = firstTaxYear(incorporated) + n;
      return { period: String(year), opens: dayOf(year, 4, 6), due: dayOf(year + 1, 1, 31) };
    }),
} as const satisfies Duty<UkCompany>;

/** The year in which the tax year of a day ends. */
function firstTaxYear(day: IsoDate): number {
  const { year } = dayParts(day);
  return day <= dayOf(year, 4, 5) ? year : year + 1;
}
