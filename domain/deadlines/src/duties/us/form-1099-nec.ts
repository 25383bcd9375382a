import { dayOf, dayParts } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';

/** Form 1099-NEC, what contractors in the US were paid: 31 January for the year before. */
export const usForm1099Nec = {
  id: 'us-form-1099-nec',
  source: {
    title: 'Sovos, One Big Beautiful Bill raises 1099 reporting thresholds',
    href: 'https://sovos.com/regulatory-updates/trr/one-big-beautiful-bill-raises-1099-reporting-thresholds',
    checked: '2026-11-21',
  },
  verified: true,
  movesFromWeekend: true,
  onlyIf: 'contractors',
  occurrences: ({ incorporated }, until) =>
    dueUntil(until, (n) => {
      const year = dayParts(incorporated).year + n;
      return { period: String(year), opens: dayOf(year + 1, 1, 1), due: dayOf(year + 1, 1, 31) };
    }),
} as const satisfies Duty<UsCompany>;
