import {
  addDays,
  addMonths,
  addMonthsFromEnd,
  dayOf,
  monthEnd,
  monthStart,
  dayParts,
  type IsoDate,
  type MonthDay,
} from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import type { ReportDay } from '../../tables/us-state-reports.ts';
import { taxYear } from '../../year-ends.ts';

type ByAnniversary = Extract<ReportDay, { anniversary: unknown }>;
type Days = Readonly<{ opens?: IsoDate; due: IsoDate }>;

/** When report n (from 0) of a yearly rule falls due: in the first year after formation, the second, … */
export function reportDay(rule: ReportDay, company: UsCompany, n: number): Days {
  if ('on' in rule) return fixedDay(rule, dayParts(company.incorporated).year + n + 1);
  if ('taxYear' in rule) return { due: afterTaxYear(rule.taxYear, taxYear(company, n).to) };
  const days = byAnniversary(rule.anniversary, addMonths(company.incorporated, 12 * (n + 1)));
  return rule.opens ? { ...days, opens: opening(rule.opens, days.due) } : days;
}

function fixedDay(rule: Extract<ReportDay, { on: unknown }>, year: number): Days {
  // A year before a day of every year is a day.
  const inYear = (day: MonthDay): IsoDate => `${year}-${day}`;
  const due = inYear(rule.on);
  if (!rule.opens) return { due };
  const opens = inYear(rule.opens);
  return { opens: opens <= due ? opens : addMonths(opens, -12), due };
}

const opening = (before: NonNullable<ByAnniversary['opens']>, due: IsoDate): IsoDate =>
  'daysBefore' in before ? addDays(due, -before.daysBefore) : addMonths(monthStart(due), -before.monthsBefore);

function afterTaxYear({ month, day }: Extract<ReportDay, { taxYear: unknown }>['taxYear'], end: IsoDate): IsoDate {
  if (day === 'end') return addMonthsFromEnd(end, month);
  const inMonth = dayParts(addMonths(addDays(end, 1), month - 1));
  return dayOf(inMonth.year, inMonth.month, day);
}

function byAnniversary(rule: ByAnniversary['anniversary'], day: IsoDate): Days {
  if (rule === 'day') return { due: day };
  if (rule === 'before-month') return { due: addDays(monthStart(day), -1) };
  if (rule === 'month-start') return { due: monthStart(day) };
  if (rule === 'month-end') return { due: monthEnd(day) };
  if (rule === 'two-months-on') {
    return { opens: addMonths(monthStart(day), -2), due: monthEnd(addMonths(monthStart(day), 2)) };
  }
  const toQuarterEnd = (3 - (dayParts(day).month % 3)) % 3;
  return { due: monthEnd(addMonths(monthStart(day), toQuarterEnd)) };
}
