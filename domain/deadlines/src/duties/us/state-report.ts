import { dayParts, type IsoDate } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty, type Occurrence } from '../../duty.ts';
import { federalWorkingDay } from '../../late/federal-working-day.ts';
import { lateFeesOf } from '../../late/late-fees-of.ts';
import { stateLateFees } from '../../tables/late-fees.ts';
import { reportRule, type ReportRule } from '../../tables/us-state-reports.ts';
import { reportDay } from './state-report-day.ts';

/** The annual report, list or franchise tax of the state of formation, yearly or every second year. */
export const usStateReport = {
  id: 'us-state-report',
  source: { described: 'state-report-lists', checked: '2026-11-21' },
  verified: false,
  occurrences: (company, until) => {
    const rule = reportRule(company.state, company.kind);
    if (rule === 'none') return [];
    return dueUntil(until, (n) => report(rule, company, n)).filter(
      ({ due }, n) => isDueYear(rule, due, n) && !(n === 0 && skipsFirst(rule, company)),
    );
  },
} as const satisfies Duty<UsCompany>;

function report(rule: ReportRule, company: UsCompany, n: number): Occurrence {
  const days = reportDay(rule, company, n);
  const lateFees = lateFeesOf(stateLateFees[company.state]?.[company.kind], days.due);
  return {
    period: `${dayParts(company.incorporated).year + n + 1}`,
    ...days,
    ...(rule.moves && { lastDay: federalWorkingDay(days.due) }),
    ...(rule.condition ? { condition: rule.condition } : {}),
    ...(lateFees.length > 0 && { lateFees }),
  };
}

const skipsFirst = ({ skippedAfter }: ReportRule, { incorporated }: UsCompany): boolean =>
  skippedAfter !== undefined && incorporated.slice(5) > skippedAfter;

function isDueYear({ years }: ReportRule, due: IsoDate, n: number): boolean {
  const odd = dayParts(due).year % 2 === 1;
  if (years === 'odd') return odd;
  if (years === 'even') return !odd;
  if (years === 'every-second') return n % 2 === 1;
  return years === 'first-and-every-second' ? n % 2 === 0 : true;
}
