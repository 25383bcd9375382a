import { addMonths } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';
import { neverTraded, tradeOf } from './trade.ts';

/** Registering for Corporation Tax: within three months of starting to trade; never for a company that did not. */
export const ukCorporationTaxRegistration = {
  id: 'uk-corporation-tax-registration',
  source: {
    title: 'GOV.UK, Register your company for Corporation Tax',
    href: 'https://www.gov.uk/limited-company-formation/set-up-your-company-for-corporation-tax',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences: (company, until) => {
    if (neverTraded(company)) return [];
    const opens = tradeOf(company).from;
    return dueOnce(until, {
      period: 'once',
      opens,
      due: addMonths(opens, 3),
      ...(company.tradingFrom ? {} : { condition: 'if-trading-from-the-start' as const }),
    });
  },
} as const satisfies Duty<UkCompany>;
