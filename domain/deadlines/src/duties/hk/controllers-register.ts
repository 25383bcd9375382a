import type { HkCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';

/** The register of significant controllers and its designated representative: from the first day. */
export const hkControllersRegister = {
  id: 'hk-controllers-register',
  source: {
    title: 'Companies Ordinance (Cap. 622), Part 12, Division 2A',
    href: 'https://www.cr.gov.hk',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences: ({ incorporated }, until) => dueOnce(until, { period: 'once', due: incorporated }),
} as const satisfies Duty<HkCompany>;
