import { addDays, monthEnd } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';

/** VAT registration: thirty days from the end of the month in which turnover passed the threshold. */
export const ukVatRegistration = {
  id: 'uk-vat-registration',
  source: {
    title: 'GOV.UK, When to register for VAT',
    href: 'https://www.gov.uk/register-for-vat',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences: ({ vatThresholdPassed }, until) =>
    vatThresholdPassed
      ? dueOnce(until, {
          period: 'once',
          opens: vatThresholdPassed,
          due: addDays(monthEnd(vatThresholdPassed), 30),
        })
      : [],
} as const satisfies Duty<UkCompany>;
