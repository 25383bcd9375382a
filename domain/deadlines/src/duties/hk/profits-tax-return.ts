import { addDays, addMonths, dayOf, isWeekend, dayParts, type IsoDate } from '@formation/calendar';
import type { HkCompany } from '../../company.ts';
import { dueUntil, type Duty, type Extension, type Occurrence } from '../../duty.ts';
import { accountingYear, yearName } from '../../year-ends.ts';

/**
 * The profits tax return. The first is issued about eighteen months after incorporation, with three months
 * to file; later ones on the first working day of April, with one month. A tax representative gets longer for years
 * that end in December (code D) or from January to March (code M), and a return that is filed electronically has a
 * month more.
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
  return { period: yearName(0), opens, due: addMonths(opens, 3), approximate: 'by-letter' };
}

function yearly(company: HkCompany, n: number): Occurrence {
  const firstDue = first(company).due;
  const sameYear = firstDue < dayOf(dayParts(firstDue).year, 4, 1);
  const year = dayParts(firstDue).year + n - (sameYear ? 1 : 0);
  const opens = firstWeekdayOfApril(year);
  const due = addMonths(opens, 1);
  return { period: yearName(n), opens, due, approximate: 'by-letter', extensions: extensions(company, { year, due }) };
}

type Return = Readonly<{ year: number; due: IsoDate }>;

function extensions(company: HkCompany, { year, due }: Return): readonly Extension[] {
  const { month } = dayParts(accountingYear(company, 1).to);
  const later = (to: IsoDate): Extension => ({ to: weekdayFrom(addMonths(to, 1)), how: 'electronic' });
  if (month === 12) {
    const to = weekdayFrom(dayOf(year, 8, 15));
    return [{ to, how: 'code-d' }, later(to)];
  }
  if (month > 3) return [later(due)];
  const to = weekdayFrom(dayOf(year, 11, 15));
  return [{ to, how: 'code-m' }, later(to), { to: weekdayFrom(dayOf(year + 1, 1, 31)), how: 'code-m-loss' }];
}

/** The first working day of April. Public holidays are not known here; they only move the day later. */
export const firstWeekdayOfApril = (year: number): IsoDate => weekdayFrom(dayOf(year, 4, 1));

function weekdayFrom(start: IsoDate): IsoDate {
  let day = start;
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}
