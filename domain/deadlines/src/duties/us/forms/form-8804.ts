import type { UsCompany } from '../../../company.ts';
import type { Duty } from '../../../duty.ts';
import { partnershipReturns } from './partnership-returns.ts';

/** Forms 8804 and 8805, the tax that a partnership withholds for partners abroad: with Form 1065. */
export const usForm8804 = {
  id: 'us-form-8804',
  source: {
    title: 'IRS, Reporting and paying tax on partnership withholding',
    href: 'https://irs.gov/vi/individuals/international-taxpayers/reporting-and-paying-tax-on-partnership-withholding',
    checked: '2026-11-21',
  },
  verified: true,
  movesFromWeekend: true,
  onlyIf: 'us-business',
  occurrences: (company, until) => (withholds(company) ? partnershipReturns(company, until) : []),
} as const satisfies Duty<UsCompany>;

/** Whether a company withholds tax for its owners: a partnership with partners abroad. */
export const withholds = ({ kind, owners, foreignOwned = true }: UsCompany): boolean =>
  kind === 'llc' && owners === 'several' && foreignOwned;
