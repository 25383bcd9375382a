import { addDays, addMonths } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';
import { reportRule } from '../../tables/us-state-reports.ts';

/** The first report that some states want soon after formation: Alaska in six months, Washington in 120 days. */
export const usStateInitialReport = {
  id: 'us-state-initial-report',
  source: { described: 'state-report-lists', checked: '2026-11-21' },
  verified: false,
  occurrences: ({ state, kind, incorporated }, until) => {
    const rule = reportRule(state, kind);
    if (rule === 'none' || !rule.initial) return [];
    const { initial } = rule;
    const due = 'days' in initial ? addDays(incorporated, initial.days) : addMonths(incorporated, initial.months);
    return dueOnce(until, { period: 'once', opens: incorporated, due });
  },
} as const satisfies Duty<UsCompany>;
