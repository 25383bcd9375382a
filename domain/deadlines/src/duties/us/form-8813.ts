import type { UsCompany } from '../../company.ts';
import type { Duty } from '../../duty.ts';
import { usForm8804, withholds } from './form-8804.ts';
import { taxInstalments } from './tax-instalments.ts';

/** Form 8813, the instalments of the tax that a partnership withholds for partners abroad. */
export const usForm8813 = {
  id: 'us-form-8813',
  source: usForm8804.source,
  verified: true,
  movesFromWeekend: true,
  onlyIf: 'us-business',
  occurrences: (company, until) => (withholds(company) ? taxInstalments(company, until) : []),
} as const satisfies Duty<UsCompany>;
