import type { UsCompany } from '../../company.ts';
import type { Duty } from '../../duty.ts';
import { taxInstalments } from './tax-instalments.ts';

/** The tax of a corporation that expects to owe $500 or more, in four instalments. */
export const usEstimatedTax = {
  id: 'us-estimated-tax',
  source: {
    title: 'IRS, Estimated taxes',
    href: 'https://www.irs.gov/businesses/small-businesses-self-employed/estimated-taxes',
    checked: '2026-11-22',
  },
  verified: false,
  movesFromWeekend: true,
  onlyIf: 'tax-expected',
  occurrences: (company, until) => (company.kind === 'corporation' ? taxInstalments(company, until) : []),
} as const satisfies Duty<UsCompany>;
