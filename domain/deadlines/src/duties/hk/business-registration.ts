import { addDays, addMonths, periodEnd } from '@formation/calendar';
import type { HkCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';

/** Renewing the business registration: within a month of the first day of the new certificate. */
export const hkBusinessRegistration = {
  id: 'hk-business-registration',
  source: {
    title: 'Hong Kong annual return calculator of a company secretary',
    href: 'https://xn--55qx5dh3uwylelp5s7b.com/companysecretary_annual-return-calculator',
    checked: '2026-11-21',
  },
  verified: true,
  occurrences: ({ incorporated, registrationYears = 1 }, until) =>
    dueUntil(until, (n) => {
      const starts = addMonths(incorporated, 12 * registrationYears * (n + 1));
      const due = periodEnd(starts, 1);
      return {
        period: starts.slice(0, 4),
        opens: starts,
        due,
        lateFees: [{ from: addDays(due, 1), amount: '300', currency: 'HKD', meaning: 'penalty' }],
      };
    }),
} as const satisfies Duty<HkCompany>;
