import { addDays, addMonthsFromEnd } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import type { Duty } from '../../duty.ts';
import { taxPeriods } from './corporation-tax-periods.ts';

/** Corporation Tax of a company with profits up to £1.5 million: nine months and a day after the period. */
export const ukCorporationTaxPayment = {
  id: 'uk-corporation-tax-payment',
  source: {
    title: 'GOV.UK, Pay your Corporation Tax bill',
    href: 'https://www.gov.uk/pay-corporation-tax',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences: (company, until) =>
    taxPeriods(company, until)
      .map(({ to, name, approximate }) => ({
        period: name,
        opens: addDays(to, 1),
        due: addDays(addMonthsFromEnd(to, 9), 1),
        condition: 'if-trading' as const,
        ...(approximate && { approximate }),
      }))
      .filter(({ due }) => due <= until),
} as const satisfies Duty<UkCompany>;
