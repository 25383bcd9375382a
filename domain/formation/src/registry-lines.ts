import type { IsoDate } from '@formation/calendar';
import type { Source } from '@formation/deadlines';
import type { CompanyForm, HkForm, UkForm } from './company-form.ts';
import { lineOf, type CostLine } from './cost-line.ts';
import { dueYears } from './due-years.ts';
import { feeOn, type FeeSchedule } from './fee-schedule.ts';
import * as fees from './tables/registry-fees.ts';
import { usLines } from './us-lines.ts';

/** What registries and tax offices take from a company formed on a day, over its first years. */
export function registryLines(form: CompanyForm, day: IsoDate, years: number): readonly CostLine[] {
  if (form.country === 'us') return usLines(form, day, years);
  if (form.country === 'uk') return ukLines(form, day, years);
  if (form.country === 'hk') return hkLines(form, day, years);
  return [lineOf('registry-formation', listed(fees.lkBusinessName, 'LKR', day), [{ year: 1, day }])];
}

function ukLines(form: UkForm, day: IsoDate, years: number): readonly CostLine[] {
  const statements = dueYears({ ...form, incorporated: day }, 'uk-confirmation-statement', years);
  return [
    lineOf('registry-formation', listed(fees.ukIncorporation, 'GBP', day), [{ year: 1, day }]),
    lineOf('registry-yearly', listed(fees.ukConfirmationStatement, 'GBP', day), statements),
  ];
}

function hkLines(form: HkForm, day: IsoDate, years: number): readonly CostLine[] {
  const company = { ...form, incorporated: day };
  const formed = { year: 1, day };
  // The certificate is paid for ahead: with the incorporation, and each renewal for the year it begins.
  const renewals = dueYears(company, 'hk-business-registration', years - 1).map((when) => ({
    ...when,
    year: when.year + 1,
  }));
  const returns = dueYears(company, 'hk-annual-return', years);
  return [
    lineOf('registry-formation', listed(fees.hkIncorporation, 'HKD', day), [formed]),
    lineOf('business-registration', listed(fees.hkBusinessRegistration, 'HKD', day), [formed, ...renewals]),
    lineOf('registry-yearly', listed(fees.hkAnnualReturn, 'HKD', day), returns),
  ];
}

function listed<C extends 'GBP' | 'HKD' | 'LKR'>(schedule: FeeSchedule, currency: C, day: IsoDate) {
  return feeOn({ schedule, currency, source: ownSource }, day);
}

/** Every entry of the registry tables names its own source; days before the first have none. */
const ownSource: Source = { title: 'No fee is known for this day', checked: '2026-11-21' };
