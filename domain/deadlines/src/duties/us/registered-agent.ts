import { addMonths } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';
import type { StateCode } from '../../tables/us-state-reports.ts';

/** The registered agent's next year. Nearly every state wants an agent; the day is that of the contract. */
export const usRegisteredAgent = {
  id: 'us-registered-agent',
  source: { described: 'agent-contract', checked: '2026-11-22' },
  verified: false,
  occurrences: ({ incorporated, state }, until) =>
    dueUntil(until, (n) => ({
      period: `year-${n + 1}`,
      due: addMonths(incorporated, 12 * (n + 1)),
      approximate: 'own-day',
      ...(agentIsChoice(state) && { condition: 'if-agent-chosen' }),
    })),
} as const satisfies Duty<UsCompany>;

/** Whether the state itself takes the papers, so that a company may do without an agent. */
export const agentIsChoice = (state: StateCode): boolean => state === 'MN' || state === 'NY' || state === 'WV';
