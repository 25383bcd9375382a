import { addDays } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';
import { lateFeesOf } from '../../late/late-fees-of.ts';
import { lateFees } from '../../tables/late-fees.ts';

/** BE-13, the survey of a new company with an owner abroad, or its claim for exemption: within forty-five days. */
export const usForeignInvestmentSurvey = {
  id: 'us-foreign-investment-survey',
  source: {
    title: 'lawyercpa.com, BE-13',
    href: 'https://lawyercpa.com/deadlines/be-13-foreign-investment',
    checked: '2026-11-21',
  },
  verified: true,
  occurrences: ({ incorporated, foreignOwned = true }, until) => {
    const due = addDays(incorporated, 45);
    const late = lateFeesOf(lateFees['us-foreign-investment-survey'], due);
    return foreignOwned ? dueOnce(until, { period: 'once', opens: incorporated, due, lateFees: late }) : [];
  },
} as const satisfies Duty<UsCompany>;
