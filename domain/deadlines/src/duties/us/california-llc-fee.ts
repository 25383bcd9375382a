import type { UsCompany } from '../../company.ts';
import type { Duty } from '../../duty.ts';
import { onFifteenths, taxInstalments } from './tax-instalments.ts';

/** California's fee of an LLC by its income there, estimated: the fifteenth day of the sixth month of the tax year. */
export const usCaliforniaLlcFee = {
  id: 'us-california-llc-fee',
  source: { described: 'state-report-lists', checked: '2026-11-21' },
  verified: false,
  onlyIf: 'california-income',
  occurrences: (company, until) =>
    company.state === 'CA' && company.kind === 'llc' ? taxInstalments(company, until, onFifteenths([6])) : [],
} as const satisfies Duty<UsCompany>;
