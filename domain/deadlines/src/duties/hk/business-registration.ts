import { addDays, addMonths, periodEnd } from '@formation/calendar';
import type { HkCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';

/** Renewing the business registration: within a month of the first day of the new certificate. */
export const hkBusinessRegistration = {
  id: 'hk-business-registration',
  source: {
    title: 'Orbitax, Hong Kong: calendar of important compliance dates',
    href: 'https://www.orbitax.com/taxhub/countrychapters/HK/Hong-Kong/67e8f209d1ba47e9a6644238fe2e3c48/Calendar-of-Important-Complian-174',
    checked: '2026-11-28',
  },
  verified: false,
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
