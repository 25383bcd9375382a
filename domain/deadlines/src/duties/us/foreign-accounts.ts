import { dayOf, dayParts } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';

/** The FBAR (FinCEN 114): 15 April for accounts outside the US that held over $10,000; 15 October by itself. */
export const usForeignAccounts = {
  id: 'us-foreign-accounts',
  source: {
    title: 'FinCEN, Report Foreign Bank and Financial Accounts',
    href: 'https://www.fincen.gov/report-foreign-bank-and-financial-accounts',
    checked: '2026-11-21',
  },
  verified: false,
  movesFromWeekend: true,
  occurrences: ({ incorporated }, until) =>
    dueUntil(until, (n) => {
      const year = dayParts(incorporated).year + n;
      return {
        period: String(year),
        opens: dayOf(year + 1, 1, 1),
        due: dayOf(year + 1, 4, 15),
        extensions: [{ to: dayOf(year + 1, 10, 15), how: 'automatic' }],
        condition: 'if-foreign-accounts',
      };
    }),
} as const satisfies Duty<UsCompany>;
