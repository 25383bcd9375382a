import { addMonths } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';

/** Registering for Corporation Tax: within three months of starting to trade. */
export const ukCorporationTaxRegistration = {
  id: 'uk-corporation-tax-registration',
  source: {
    title: 'GOV.UK, Register your company for Corporation Tax',
    href: 'https://www.gov.uk/limited-company-formation/set-up-your-company-for-corporation-tax',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences: ({ incorporated, tradingFrom }, until) =>
    dueOnce(until, {
      period: 'once',
      opens: tradingFrom ?? incorporated,
      due: addMonths(tradingFrom ?? incorporated, 3),
      ...(tradingFrom ? {} : { condition: 'if-trading-from-the-start' as const }),
    }),
} as const satisfies Duty<UkCompany>;
