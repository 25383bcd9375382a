import { addMonths, type IsoDate } from '@formation/calendar';
import { doesIt, type Company, type HkCompany, type OnlyIf, type UkCompany, type UsCompany } from './company.ts';
import { dated, dutiesOf, type DeadlineOf, type DutyOf } from './dated.ts';
import { usualDuties, usualRules, type UsualDutyId } from './deadlines.ts';
import { hkEmployersReturn } from './duties/hk/employers-return.ts';
import { ukDataProtectionFee } from './duties/uk/data-protection-fee.ts';
import { ukPayePayment } from './duties/uk/paye-payment.ts';
import { ukSelfAssessment } from './duties/uk/self-assessment.ts';
import { ukVatReturn } from './duties/uk/vat-return.ts';
import { usCaliforniaLlcFee } from './duties/us/california-llc-fee.ts';
import { usEstimatedTax } from './duties/us/estimated-tax.ts';
import { usForm1042 } from './duties/us/forms/form-1042.ts';
import { usForm1099Nec } from './duties/us/forms/form-1099-nec.ts';
import { usForm7004 } from './duties/us/forms/form-7004.ts';
import { usForm8804 } from './duties/us/forms/form-8804.ts';
import { usForm8813 } from './duties/us/forms/form-8813.ts';
import { usNewYorkLlcFee } from './duties/us/new-york-llc-fee.ts';
import type { Duty, RuleRead } from './duty.ts';

const ukDuties = [
  ukVatReturn,
  ukPayePayment,
  ukDataProtectionFee,
  ukSelfAssessment,
] as const satisfies readonly Duty<UkCompany>[];

const usDuties = [
  usForm7004,
  usEstimatedTax,
  usForm8804,
  usForm8813,
  usForm1042,
  usForm1099Nec,
  usCaliforniaLlcFee,
  usNewYorkLlcFee,
] as const satisfies readonly Duty<UsCompany>[];

const hkDuties = [hkEmployersReturn] as const satisfies readonly Duty<HkCompany>[];

export type DutyId = UsualDutyId | (typeof ukDuties | typeof usDuties | typeof hkDuties)[number]['id'];

export type Deadline = DeadlineOf<DutyId>;

/** Where the rule of every duty with days was read. */
export const dutyRules = (): readonly RuleRead<DutyId>[] => [...usualRules(), ...ukDuties, ...usDuties, ...hkDuties];

/**
 * Everything a company must do whose last day lies between two days, both included, earliest first.
 *
 * Rules are today's, applied to every year asked for; each carries its source and whether it was verified.
 */
export function deadlines(company: Company, from: IsoDate, to: IsoDate): readonly Deadline[] {
  const more = furtherDuties(company).filter(({ onlyIf }) => !onlyIf || doesIt(company, onlyIf));
  return dated<DutyId>([...usualDuties(company), ...more], from, to);
}

/** A duty that a company would have if it did what it does not do. */
export type UndatedDuty = Omit<RuleRead, 'id'> & Readonly<{ duty: DutyId; onlyIf: OnlyIf }>;

const MONTHS_OF_A_FIRST_TIME = 36;

/** What has no dates because of what the company does not do, so that a list of dates is not taken for all. */
export function undatedDuties(company: Company): readonly UndatedDuty[] {
  const until = addMonths(company.incorporated, MONTHS_OF_A_FIRST_TIME);
  return furtherDuties(company).flatMap(({ id, onlyIf, source, verified, times }) =>
    onlyIf && !doesIt(company, onlyIf) && times(until).length > 0 ? [{ duty: id, onlyIf, source, verified }] : [],
  );
}

function furtherDuties(company: Company): readonly DutyOf<DutyId>[] {
  if (company.country === 'uk') return dutiesOf<UkCompany, DutyId>(ukDuties, company);
  if (company.country === 'us') return dutiesOf<UsCompany, DutyId>(usDuties, company);
  return dutiesOf<HkCompany, DutyId>(hkDuties, company);
}
