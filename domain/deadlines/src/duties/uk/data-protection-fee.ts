import { addMonths } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';

/** The data protection fee of those who keep personal data: before they begin, and every year after. */
export const ukDataProtectionFee = {
  id: 'uk-data-protection-fee',
  source: {
    title: 'Information Commissioner’s Office, data protection fee',
    href: 'https://ico.org.uk/for-organisations/data-protection-fee/',
    checked: '2026-11-22',
  },
  verified: false,
  onlyIf: 'personal-data',
  occurrences: ({ incorporated }, until) =>
    dueUntil(until, (n) => ({
      period: `year-${n + 1}`,
      due: addMonths(incorporated, 12 * n),
      approximate: 'own-day',
    })),
} as const satisfies Duty<UkCompany>;
