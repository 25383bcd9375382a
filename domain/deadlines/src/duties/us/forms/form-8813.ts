import type { UsCompany } from '../../../company.ts';
import type { Duty } from '../../../duty.ts';
import { onFifteenths, quarterly, taxInstalments } from '../tax-instalments.ts';
import { usForm8804, withholds } from './form-8804.ts';

/**
 * Form 8813, the instalments of the tax that a partnership withholds for partners abroad. Its instructions name the
 * months of the tax year; what holds in a shorter first year was not read, and the text of the duty says so.
 */
export const usForm8813 = {
  id: 'us-form-8813',
  source: usForm8804.source,
  verified: true,
  movesFromWeekend: true,
  onlyIf: 'us-business',
  occurrences: (company, until) => (withholds(company) ? taxInstalments(company, until, onFifteenths(quarterly)) : []),
} as const satisfies Duty<UsCompany>;
