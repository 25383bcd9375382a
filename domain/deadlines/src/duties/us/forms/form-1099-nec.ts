import type { UsCompany } from '../../../company.ts';
import type { Duty } from '../../../duty.ts';
import { afterEachYear } from '../calendar-years.ts';

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
  occurrences: (company, until) => afterEachYear(company, until, { due: '01-31' }),
} as const satisfies Duty<UsCompany>;
