import { dayOf, dayParts } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';

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
  occurrences: ({ incorporated }, until) =>
    dueUntil(until, (n) => {
      const year = dayParts(incorporated).year + n;
      return {
        period: String(year),
        opens: dayOf(year + 1, 1, 1),
        due: dayOf(year + 1, 3, 15),
        extensions: [{ to: dayOf(year + 1, 9, 15), how: 'asked' }],
      };
    }),
} as const satisfies Duty<UsCompany>;
