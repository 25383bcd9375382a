import { addDays } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import { fifteenthOf, taxYear, yearName, type Year } from '../../year-ends.ts';

/** A first tax year no longer than this owes nothing where the company does no business in it. */
const FEW_DAYS = 15;

/**
 * California's yearly $800: the fifteenth day of the fourth month of the tax year, from the first year for
 * an LLC and from the second for a corporation, or for an LLC formed while the first year was free.
 *
 * A first year of fifteen days or less without business does not count as the first: what comes after it is
 * owed, or free, in its place.
 *
 * @see Revenue and Taxation Code, sections 17941, 17946, 23114 and 23153
 */
export const usCaliforniaFranchiseTax = {
  id: 'us-california-franchise-tax',
  source: {
    title: 'Franchise Tax Board, Tax News of December 2020: AB 85 and the 15-day rule',
    href: 'https://www.ftb.ca.gov/about-ftb/newsroom/tax-news/december-2020/all-about-business.html',
    checked: '2026-11-28',
  },
  verified: false,
  occurrences: (company, until) => {
    if (company.state !== 'CA') return [];
    const first = taxYear(company, 0);
    const skipped = isFreeAsFirst(company, first) ? 1 : 0;
    return dueUntil(until, (n) => {
      const year = taxYear(company, n + skipped);
      const isForSome = n === 0 && hasFewDays(first) && (skipped === 0 || isFreeAsFirst(company, year));
      return {
        period: yearName(n + skipped),
        opens: year.from,
        due: fifteenthOf(year, 4),
        ...(isForSome && { condition: 'if-business-in-first-days' }),
      };
    });
  },
} as const satisfies Duty<UsCompany>;

const hasFewDays = ({ from, to }: Year): boolean => addDays(from, FEW_DAYS) > to;

/** Whether a tax year is free as a company's first one: always for a corporation, from 2021 to 2023 for an LLC. */
const isFreeAsFirst = ({ kind, incorporated }: UsCompany, { from }: Year): boolean =>
  kind === 'corporation' || (incorporated >= '2021-01-01' && from < '2024-01-01');
