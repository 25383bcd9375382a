import type { HkCompany } from '../src/company.ts';
import {
  type Days,
  text,
  read,
  on,
  later,
  yearOf,
  monthOf,
  monthsOn,
  endsOn,
  lastDayOf,
  weekday,
  years,
  type Year,
  accountingYears,
  isLong,
  anniversaries,
} from './second-days.ts';

/** What a Hong Kong company must do, by duty. */
export function hkDays(company: HkCompany, to: number): Days {
  const start = read(company.incorporated);
  const isActive = (day: Date) => !company.dormantSince || text(day) < company.dormantSince;
  const first = monthsOn(monthsOn(start, 18), 3);
  const taxReturns = [first, ...aprilReturns(to).filter((due) => isAfterFirst(due, first))];
  return {
    'hk-controllers-register': [start],
    'hk-annual-return': anniversaries(start, to)
      .map((day) => later(day, 42))
      .filter(isActive),
    'hk-business-registration': anniversaries(start, to)
      .filter((_, n) => (n + 1) % (company.registrationYears ?? 1) === 0)
      .map((day) => lastDayOf(day, 1)),
    'hk-profits-tax-return': taxReturns,
    'hk-employers-return': aprilReturns(to).filter((due) => monthsOn(due, -1) >= start),
    'hk-audit': taxReturns.filter(isActive),
    'hk-annual-general-meeting': accountingYears(company, to)
      .map((year, n) => (n === 0 && isLong(year) ? longMeeting(year) : endsOn(year.to, 9)))
      .filter(isActive),
  };
}

/** A month from the first weekday of April, year by year. */
const aprilReturns = (to: number) => years(1990, to).map((year) => monthsOn(weekday(on(year, 4, 1)), 1));

/** The return of an April belongs to the second and later years: from the April that follows the first return. */
const isAfterFirst = (due: Date, first: Date) =>
  yearOf(due) > yearOf(first) || (yearOf(due) === yearOf(first) && monthOf(first) < 4);

function longMeeting({ from, to }: Year): Date {
  const [byAnniversary, byEnd] = [monthsOn(monthsOn(from, 12), 9), endsOn(to, 3)];
  return byAnniversary > byEnd ? byAnniversary : byEnd;
}
