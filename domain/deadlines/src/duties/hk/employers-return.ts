import { addMonths, dayParts } from '@formation/calendar';
import type { HkCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import { firstWeekdayOfApril } from './profits-tax-return.ts';

/** The employer's return (BIR56A): a month from its issue on the first working day of April, also without staff. */
export const hkEmployersReturn = {
  id: 'hk-employers-return',
  source: {
    title: 'Kaizen CPA, employer’s return in Hong Kong',
    href: 'https://kaizencpa.com/Knowledge/info/id/140.html',
    checked: '2026-11-21',
  },
  verified: true,
  occurrences: ({ incorporated }, until) => {
    const { year } = dayParts(incorporated);
    const first = incorporated <= firstWeekdayOfApril(year) ? year : year + 1;
    return dueUntil(until, (n) => {
      const opens = firstWeekdayOfApril(first + n);
      return { period: String(first + n), opens, due: addMonths(opens, 1), approximate: 'by-letter' };
    });
  },
} as const satisfies Duty<HkCompany>;
