import { addDays, addMonths, type IsoDate } from '@formation/calendar';
import type { HkCompany } from '../../company.ts';
import { dueUntil, type Duty, type LateFee } from '../../duty.ts';
import { hongKongRegistryDay } from '../../late/hong-kong-registry-day.ts';
import { yearName } from '../../year-ends.ts';

const DAYS_TO_DELIVER = 42;

/**
 * The annual return (NAR1) of a private company: forty-two days after each anniversary. A company that is dormant by
 * then (section 5) need not deliver it.
 */
export const hkAnnualReturn = {
  id: 'hk-annual-return',
  source: {
    title: 'Companies Registry, registration of annual returns',
    href: 'https://www.cr.gov.hk/en/forms/sdetails.htm',
    checked: '2026-11-21',
  },
  verified: true,
  occurrences: ({ incorporated, dormantSince }, until) =>
    dueUntil(until, (n) => {
      const anniversary = addMonths(incorporated, 12 * (n + 1));
      const due = addDays(anniversary, DAYS_TO_DELIVER);
      return {
        period: yearName(n),
        opens: anniversary,
        due,
        lastDay: hongKongRegistryDay(due),
        lateFees: raisedFees(anniversary),
      };
    }).filter(({ due }) => !dormantSince || due < dormantSince),
} as const satisfies Duty<HkCompany>;

/** The steps of Cap. 622K: up to 3, 6 and 9 months after the anniversary. */
function raisedFees(anniversary: IsoDate): readonly LateFee[] {
  const steps = [
    [addDays(anniversary, DAYS_TO_DELIVER), '870'],
    [addMonths(anniversary, 3), '1740'],
    [addMonths(anniversary, 6), '2610'],
    [addMonths(anniversary, 9), '3480'],
  ] as const;
  return steps.map(([last, amount]) => ({ from: addDays(last, 1), amount, currency: 'HKD', meaning: 'raised-fee' }));
}
