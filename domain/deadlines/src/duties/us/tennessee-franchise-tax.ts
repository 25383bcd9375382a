import type { UsCompany } from '../../company.ts';
import type { Duty } from '../../duty.ts';
import { afterEachYear } from './after-each-year.ts';

/** Tennessee's franchise and excise tax: the fifteenth day of the fourth month after the tax year. */
export const usTennesseeFranchiseTax = {
  id: 'us-tennessee-franchise-tax',
  source: {
    title: 'Tennessee Department of Revenue, F&E-5, due date of Form FAE170',
    href: 'https://revenue.support.tn.gov/hc/en-us/articles/360057843932-F-E-5-Due-Date-for-Filing-Form-FAE170-and-Online-Filing-Requirement',
    checked: '2026-11-28',
  },
  verified: true,
  occurrences: (company, until) => (company.state === 'TN' ? afterEachYear(company, until, 4) : []),
} as const satisfies Duty<UsCompany>;
