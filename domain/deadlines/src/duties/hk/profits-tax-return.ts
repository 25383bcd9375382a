import { addDays, addMonths, dayOf, isWeekend, dayParts, type IsoDate } from '@formation/calendar';
import type { HkCompany } from '../../company.ts';
import { dueUntil, type Duty, type Occurrence } from '../../duty.ts';
import { accountingYear } from '../../year-ends.ts';

/**
 * The profits tax return. The first is issued about eighteen months after incorporation, with three months
 * to file; later ones on the first working day of April, with one month, and longer for those who ask
 * through a representative and whose year ends in December or March.
 */
export const hkProfitsTaxReturn = {
  id: 'hk-profits-tax-return',
  source: {
    title: 'Inland Revenue Department, profits tax returns and block extension',
    href: 'https://www.ird.gov.hk/eng/tax/bus_pft.htm',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences: (company, until) => dueUntil(until, (n) => (n === 0 ? first(company) : yearly(company, n))),
} as const satisfies Duty<HkCompany>;

function first({ incorporated }: HkCompany): Occurrence {
  const opens = addMonths(incorporated, 18);
  return { period: 'first', opens, due: addMonths(opens, 3), approximate: true };
}

function yearly(company: HkCompany, n: number): Occurrence {
  const firstDue = first(company).due;
  const sameYear = firstDue < dayOf(dayParts(firstDue).year, 4, 1);
  const year = dayParts(firstDue).year + n - (sameYear ? 1 : 0);
  const opens = firstWeekdayOfApril(year);
  const extendedTo = extension(company, year);
  return {
    period: String(year),
    opens,
    due: addMonths(opens, 1),
    approximate: true,
    ...(extendedTo ? { extendedTo } : {}),
  };
}

function extension(company: HkCompany, year: number): IsoDate | undefined {
  const { month } = dayParts(accountingYear(company, 1).to);
  if (month === 12) return dayOf(year, 8, 15);
  return month === 3 ? dayOf(year, 11, 15) : undefined;
}

/** Public holidays are not known here; they only move the day later. */
function firstWeekdayOfApril(year: number): IsoDate {
  let day = dayOf(year, 4, 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}
