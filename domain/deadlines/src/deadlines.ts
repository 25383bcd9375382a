import { isWeekend, type IsoDate } from '@formation/calendar';
import type { Company, HkCompany, UkCompany, UsCompany } from './company.ts';
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
import { usCaliforniaFranchiseTax } from './duties/us/california-franchise-tax.ts';
import { usForeignAccounts } from './duties/us/foreign-accounts.ts';
import { usForm1065 } from './duties/us/form-1065.ts';
import { usForm1120 } from './duties/us/form-1120.ts';
import { usForm5472 } from './duties/us/form-5472.ts';
import { usNewYorkPublication } from './duties/us/new-york-publication.ts';
import { usStateInitialReport } from './duties/us/state-initial-report.ts';
import { usStateReport } from './duties/us/state-report.ts';
import type { Duty, Occurrence, Source } from './duty.ts';

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

const usDuties = [
  usForm5472,
  usForm1120,
  usForm1065,
  usStateInitialReport,
  usStateReport,
  usCaliforniaFranchiseTax,
  usNewYorkPublication,
  usForeignAccounts,
] as const satisfies readonly Duty<UsCompany>[];

const hkDuties = [
  hkControllersRegister,
  hkAnnualReturn,
  hkBusinessRegistration,
  hkProfitsTaxReturn,
  hkAudit,
  hkAnnualGeneralMeeting,
] as const satisfies readonly Duty<HkCompany>[];

export type DutyId = (typeof ukDuties | typeof usDuties | typeof hkDuties)[number]['id'];

/** One duty on one day. */
export type Deadline = Occurrence &
  Readonly<{
    /** The same for the same duty and period, whatever the day; saved calendars refer to it. */
    id: string;
    duty: DutyId;
    source: Source;
    verified: boolean;
    /** Set when the day is a Saturday or Sunday: what the authority does, or what to do where it does nothing. */
    onWeekend?: 'moves-to-working-day' | 'plan-before';
  }>;

/**
 * Everything a company must do whose last day lies between two days, both included, earliest first.
 *
 * Rules are today's, applied to every year asked for; each carries its source and whether it was verified.
 */
export function deadlines(company: Company, from: IsoDate, to: IsoDate): readonly Deadline[] {
  return occurrences(company, to)
    .filter(({ due }) => due >= from)
    .toSorted((a, b) => (a.due === b.due ? compare(a.id, b.id) : compare(a.due, b.due)));
}

function occurrences(company: Company, until: IsoDate): readonly Deadline[] {
  if (company.country === 'uk') return ukDuties.flatMap((duty) => dated(duty, company, until));
  if (company.country === 'us') return usDuties.flatMap((duty) => dated(duty, company, until));
  return hkDuties.flatMap((duty) => dated(duty, company, until));
}

function dated<C extends Company>(
  duty: Duty<C> & Readonly<{ id: DutyId }>,
  company: C,
  until: IsoDate,
): readonly Deadline[] {
  return duty.occurrences(company, until).map((occurrence) => ({
    ...occurrence,
    id: `${duty.id}-${occurrence.period}`,
    duty: duty.id,
    source: duty.source,
    verified: duty.verified,
    ...(isWeekend(occurrence.due)
      ? { onWeekend: duty.movesFromWeekend ? ('moves-to-working-day' as const) : ('plan-before' as const) }
      : {}),
  }));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
