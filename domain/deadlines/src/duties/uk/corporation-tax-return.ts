import { addDays, addMonthsFromEnd } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import type { Duty } from '../../duty.ts';
import { lateFeesOf } from '../../late/late-fees-of.ts';
import { lateFees } from '../../tables/late-fees.ts';
import { taxPeriods } from './corporation-tax-periods.ts';

/** The Company Tax Return (CT600): twelve months after the end of the accounts that hold the period. */
export const ukCorporationTaxReturn = {
  id: 'uk-corporation-tax-return',
  source: {
    title: 'GOV.UK, Company Tax Returns',
    href: 'https://www.gov.uk/company-tax-returns',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences: (company, until) =>
    taxPeriods(company, until)
      .map(({ to, accountsTo, name, approximate }) => {
        const due = addMonthsFromEnd(accountsTo, 12);
        return {
          period: name,
          opens: addDays(to, 1),
          due,
          condition: 'if-trading' as const,
          ...(approximate && { approximate }),
          lateFees: lateFeesOf(lateFees['uk-corporation-tax-return'], due),
        };
      })
      .filter(({ due }) => due <= until),
} as const satisfies Duty<UkCompany>;
