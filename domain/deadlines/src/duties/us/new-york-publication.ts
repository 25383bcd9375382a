import { addDays } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';

/** A New York LLC announces itself in two newspapers within 120 days of formation. */
export const usNewYorkPublication = {
  id: 'us-new-york-publication',
  source: { described: 'state-report-lists', checked: '2026-11-21' },
  verified: false,
  occurrences: ({ state, kind, incorporated }, until) =>
    state === 'NY' && kind === 'llc'
      ? dueOnce(until, { period: 'once', opens: incorporated, due: addDays(incorporated, 120) })
      : [],
} as const satisfies Duty<UsCompany>;
