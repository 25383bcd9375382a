import { addDays, addMonths, type IsoDate } from '@formation/calendar';
import type { HkCompany } from '../../company.ts';
import { dueUntil, type Duty, type LateFee } from '../../duty.ts';

/** The annual return (NAR1) of a private company: forty-two days after each anniversary. */
export const hkAnnualReturn = {
  id: 'hk-annual-return',
  source: {
    title: 'Hong Kong annual return calculator of a company secretary',
    href: 'https://xn--55qx5dh3uwylelp5s7b.com/companysecretary_annual-return-calculator',
    checked: '2026-11-21',
  },
  verified: true,
  occurrences: ({ incorporated }, until) =>
    dueUntil(until, (n) => {
      const anniversary = addMonths(incorporated, 12 * (n + 1));
      return {
        period: anniversary,
        opens: anniversary,
        due: addDays(anniversary, 42),
        lateFees: raisedFees(anniversary),
      };
    }),
} as const satisfies Duty<HkCompany>;

/** The ordinance speaks of 3, 6 and 9 months; the page counts 90, 180 and 270 days, which is never later. */
function raisedFees(anniversary: IsoDate): readonly LateFee[] {
  const steps = [
    [42, '870'],
    [90, '1740'],
    [180, '2610'],
    [270, '3480'],
  ] as const;
  return steps.map(([days, amount]) => ({
    from: addDays(anniversary, days + 1),
    amount,
    currency: 'HKD',
    meaning: 'raised-fee',
  }));
}
