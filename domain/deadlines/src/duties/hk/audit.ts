import type { HkCompany } from '../../company.ts';
import type { Duty } from '../../duty.ts';
import { hkProfitsTaxReturn } from './profits-tax-return.ts';

/** Audited accounts every year, ready for the profits tax return that they go with. */
export const hkAudit = {
  id: 'hk-audit',
  source: {
    title: 'Companies Ordinance (Cap. 622), Part 9',
    href: 'https://www.cr.gov.hk',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences: (company, until) =>
    hkProfitsTaxReturn
      .occurrences(company, until)
      .filter(({ due }) => !company.dormantSince || due < company.dormantSince)
      .map((occurrence) => ({ ...occurrence, condition: 'unless-dormant' as const })),
} as const satisfies Duty<HkCompany>;
