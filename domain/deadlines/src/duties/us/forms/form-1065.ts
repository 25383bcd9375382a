import type { UsCompany } from '../../../company.ts';
import type { Duty } from '../../../duty.ts';
import { lateFeesOf } from '../../../late/late-fees-of.ts';
import { lateFees } from '../../../tables/late-fees.ts';
import { partnershipReturns } from './partnership-returns.ts';

/** Form 1065 of an LLC with several owners: the fifteenth day of the third month after the tax year. */
export const usForm1065 = {
  id: 'us-form-1065',
  source: {
    title: 'IRS, About Form 1065',
    href: 'https://www.irs.gov/forms-pubs/about-form-1065',
    checked: '2026-11-21',
  },
  verified: false,
  movesFromWeekend: true,
  occurrences: (company, until) =>
    company.kind === 'llc' && company.owners === 'several'
      ? partnershipReturns(company, until).map((one) => ({
          ...one,
          lateFees: lateFeesOf(lateFees['us-form-1065'], one.due),
        }))
      : [],
} as const satisfies Duty<UsCompany>;
