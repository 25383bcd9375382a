import type { UsCompany } from '../../company.ts';
import type { Duty } from '../../duty.ts';
import { afterEachYear } from './after-each-year.ts';

/**
 * Rhode Island's minimum tax, an LLC's annual charge: with the return, on the fifteenth day of the fourth month after
 * the tax year, of the third for an LLC with several owners.
 */
export const usRhodeIslandTax = {
  id: 'us-rhode-island-tax',
  source: {
    title: 'Rhode Island Code of Regulations, 280-RICR-20-25-7.5',
    href: 'https://regulations.justia.com/states/rhode-island/title-280/chapter-20/subchapter-25/part-7/section-280-ricr-20-25-7-5',
    checked: '2026-11-28',
  },
  // The part for an LLC with one owner was not read.
  verified: false,
  occurrences: (company, until) =>
    company.state === 'RI'
      ? afterEachYear(company, until, company.kind === 'llc' && company.owners === 'several' ? 3 : 4)
      : [],
} as const satisfies Duty<UsCompany>;
