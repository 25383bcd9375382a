import { addDays } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';

/**
 * The election of section 83(b), Form 15620, for founder's shares that can be lost: within thirty days of getting them,
 * which founders do on the day of formation. Nobody extends it.
 */
export const usShareElection = {
  id: 'us-share-election',
  source: {
    title: 'Sidley, filing the section 83(b) election (Form 15620)',
    href: 'https://www.sidley.com/en/insights/newsupdates/2025/08/83b-goes-digital-two-quirks-founders-should-know-before-you-click-submit',
    checked: '2026-11-28',
  },
  verified: true,
  movesFromWeekend: true,
  occurrences: ({ kind, incorporated }, until) => {
    if (kind !== 'corporation') return [];
    const due = addDays(incorporated, 30);
    return dueOnce(until, {
      ...{ period: 'once', opens: incorporated, due },
      ...{ approximate: 'own-day', condition: 'if-shares-vest' },
    });
  },
} as const satisfies Duty<UsCompany>;
