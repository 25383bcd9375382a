import type { IsoDate } from '@formation/calendar';
import type { Company, HkCompany, UkCompany, UsCompany } from './company.ts';
import { dated, dutiesOf, type DeadlineOf, type DutyOf } from './dated.ts';
import { hkAnnualGeneralMeeting } from './duties/hk/annual-general-meeting.ts';
import { hkAnnualReturn } from './duties/hk/annual-return.ts';
import { hkAudit } from './duties/hk/audit.ts';
import { hkBusinessRegistration } from './duties/hk/business-registration.ts';
import { hkControllersRegister } from './duties/hk/controllers-register.ts';
import { hkProfitsTaxReturn } from './duties/hk/profits-tax-return.ts';
import { ukAccounts } from './duties/uk/accounts.ts';
import { ukConfirmationStatement } from './duties/uk/confirmation-statement.ts';
import { ukCorporationTaxPayment } from './duties/uk/corporation-tax-payment.ts';
import { ukCorporationTaxRegistration } from './duties/uk/corporation-tax-registration.ts';
import { ukCorporationTaxReturn } from './duties/uk/corporation-tax-return.ts';
import { ukIdentityOfDirectors } from './duties/uk/identity-of-directors.ts';
import { ukIdentityOfOwners } from './duties/uk/identity-of-owners.ts';
import { ukVatRegistration } from './duties/uk/vat-registration.ts';
import type { Duty, RuleRead } from './duty.ts';
import { usDuties } from './us-duties.ts';

const ukDuties = [
  ukAccounts,
  ukConfirmationStatement,
  ukCorporationTaxRegistration,
  ukCorporationTaxPayment,
  ukCorporationTaxReturn,
  ukIdentityOfDirectors,
  ukIdentityOfOwners,
  ukVatRegistration,
] as const satisfies readonly Duty<UkCompany>[];

const hkDuties = [
  hkControllersRegister,
  hkAnnualReturn,
  hkBusinessRegistration,
  hkProfitsTaxReturn,
  hkAudit,
  hkAnnualGeneralMeeting,
] as const satisfies readonly Duty<HkCompany>[];

export type UsualDutyId = (typeof ukDuties | typeof usDuties | typeof hkDuties)[number]['id'];

/** The rules of the duties of `usualDeadlines`. */
export const usualRules = (): readonly RuleRead<UsualDutyId>[] => [...ukDuties, ...usDuties, ...hkDuties];

/** The names of the duties of `usualDeadlines`. */
export const usualDutyIds = (): readonly UsualDutyId[] => usualRules().map(({ id }) => id);

/** The duties that make up most of a list of dates. */
export function usualDuties(company: Company): readonly DutyOf<UsualDutyId>[] {
  if (company.country === 'uk') return dutiesOf<UkCompany, UsualDutyId>(ukDuties, company);
  if (company.country === 'us') return dutiesOf<UsCompany, UsualDutyId>(usDuties, company);
  return dutiesOf<HkCompany, UsualDutyId>(hkDuties, company);
}

/**
 * What a company must do at its registry, for its taxes and for its agent, whatever it does, whose last day lies between two days,
 * both included, earliest first. `deadlines` has more, which only some pages need.
 */
export function usualDeadlines(company: Company, from: IsoDate, to: IsoDate): readonly DeadlineOf<UsualDutyId>[] {
  return dated(usualDuties(company), from, to);
}
