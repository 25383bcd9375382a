import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import { fifteenthOf, taxYear, yearName } from '../../year-ends.ts';

/**
 * California's yearly $800: the fifteenth day of the fourth month of the tax year, from the first year for
 * an LLC and from the second for a corporation.
 */
export const usCaliforniaFranchiseTax = {
  id: 'us-california-franchise-tax',
  source: { title: 'Table of state reports, compiled from public lists of state fees', checked: '2026-11-21' },
  verified: false,
  occurrences: (company, until) => {
    if (company.state !== 'CA') return [];
    const skipped = company.kind === 'corporation' ? 1 : 0;
    return dueUntil(until, (n) => {
      const year = taxYear(company, n + skipped);
      return { period: yearName(n + skipped), opens: year.from, due: fifteenthOf(year, 4) };
    });
  },
} as const satisfies Duty<UsCompany>;
