import type { UsCompany } from '../../company.ts';
import type { Duty } from '../../duty.ts';
import { lateFeesOf } from '../../late/late-fees-of.ts';
import { lateFees } from '../../tables/late-fees.ts';
import { afterEachYear } from './calendar-years.ts';

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
  occurrences: (company, until) =>
    afterEachYear(company, until, { due: '04-15', extension: { to: '10-15', how: 'automatic' } }).map((one) => ({
      ...one,
      condition: 'if-foreign-accounts',
      lateFees: lateFeesOf(lateFees['us-foreign-accounts'], one.due),
    })),
} as const satisfies Duty<UsCompany>;
