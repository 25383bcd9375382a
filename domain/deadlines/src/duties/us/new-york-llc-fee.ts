import type { UsCompany } from '../../company.ts';
import type { Duty } from '../../duty.ts';
import { afterEachYear } from './after-each-year.ts';

/**
 * New York's filing fee of an LLC with income, gain, loss or deduction from there (Form IT-204-LL): the fifteenth day
 * of the third month after the tax year.
 */
export const usNewYorkLlcFee = {
  id: 'us-new-york-llc-fee',
  source: {
    title: 'New York Department of Taxation and Finance, Instructions for Form IT-204-LL',
    href: 'https://www.tax.ny.gov/forms/current-forms/it/it204lli.htm',
    checked: '2026-11-28',
  },
  // Who files was read there; the day was not.
  verified: false,
  onlyIf: 'new-york-income',
  occurrences: (company, until) =>
    company.state === 'NY' && company.kind === 'llc' ? afterEachYear(company, until, 3) : [],
} as const satisfies Duty<UsCompany>;
