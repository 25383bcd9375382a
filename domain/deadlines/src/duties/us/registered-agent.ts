import { addMonths } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';

/** The registered agent's next year. Every state wants an agent; the day is that of the contract. */
export const usRegisteredAgent = {
  id: 'us-registered-agent',
  source: { title: 'The contract with the registered agent', checked: '2026-11-22' },
  verified: false,
  occurrences: ({ incorporated }, until) =>
    dueUntil(until, (n) => ({
      period: `year-${n + 1}`,
      due: addMonths(incorporated, 12 * (n + 1)),
      approximate: 'own-day',
    })),
} as const satisfies Duty<UsCompany>;
