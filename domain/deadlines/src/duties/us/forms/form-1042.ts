import type { UsCompany } from '../../../company.ts';
import type { Duty } from '../../../duty.ts';
import { afterEachYear } from '../calendar-years.ts';

/** Forms 1042 and 1042-S, income from the US that was paid to people abroad: 15 March for the year before. */
export const usForm1042 = {
  id: 'us-form-1042',
  source: {
    title: 'KSM, payments to foreign persons and partners',
    href: 'https://ksmcpa.com/insights/important-notice-for-payments-to-foreign-persons-partners',
    checked: '2026-11-21',
  },
  verified: false,
  movesFromWeekend: true,
  onlyIf: 'pays-abroad',
  occurrences: (company, until) =>
    afterEachYear(company, until, { due: '03-15', extension: { to: '09-15', how: 'asked' } }),
} as const satisfies Duty<UsCompany>;
