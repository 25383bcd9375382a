import type { Company, UkCompany, UsCompany } from './company.ts';
import { neverTraded } from './duties/uk/trade.ts';
import type { RuleRead } from './duty.ts';
import { standingRules } from './tables/standing-rules.ts';
import { reportRule } from './tables/us-state-reports.ts';

/** A rule without a day of its own: what starts a clock later, or a duty that people expect and that is not there. */
export type StandingDuty = RuleRead<StandingDutyId>;

export type StandingDutyId = keyof typeof standingRules;

/** Every rule without a day of its own. */
export const standingRuleList = (): readonly StandingDuty[] =>
  (Object.keys(standingRules) as StandingDutyId[]).map((id) => ({ id, ...standingRules[id] })); // its keys

/** The rules of a company that `deadlines` cannot put on a day, so that a list of days is not taken for all. */
export function standingDuties(company: Company): readonly StandingDuty[] {
  return ids(company).map((id) => ({ id, ...standingRules[id] }));
}

function ids(company: Company): readonly StandingDutyId[] {
  if (company.country === 'uk') return ukIds(company);
  if (company.country === 'us') return usIds(company);
  return ['hk-provisional-tax', 'hk-offshore-claim', 'hk-foreign-income', 'hk-pension', 'hk-controllers-changes'];
}

const ukIds = (company: UkCompany): readonly StandingDutyId[] => [
  ...(neverTraded(company) ? ['uk-corporation-tax-once-trading' as const] : []),
  ...(company.vatThresholdPassed ? [] : ['uk-vat-run-from-abroad' as const, 'uk-vat-threshold' as const]),
  'uk-owner-changes',
  'uk-registered-email',
  'uk-lawful-purpose',
  'uk-accounts-by-software',
];

const usIds = ({ state, kind }: UsCompany): readonly StandingDutyId[] => [
  ...(countsShares(state, kind) ? ['us-delaware-shares' as const] : []),
  'us-boi-not-required',
  'us-run-from-sri-lanka',
  'us-responsible-party',
  'us-other-states',
  'us-sales-tax',
  ...(reportRule(state, kind) === 'none' ? ['us-no-state-report' as const] : []),
];

/** Whether a state takes a tax that depends on the shares of a company of this kind. */
export const countsShares = (state: UsCompany['state'], kind: UsCompany['kind']): boolean =>
  state === 'DE' && kind === 'corporation';
