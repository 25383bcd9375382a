import type { IsoDate } from '@formation/calendar';
import type { CompanyForm, HkForm, UkForm } from './company-form.ts';
import { lineOf, type CostLine, type When } from './cost-line.ts';
import { dueYears } from './due-years.ts';
import { feeOn, type FeeSchedule } from './fee-schedule.ts';
import { everyYear, onFormation, type Span } from './span.ts';
import * as fees from './tables/registry-fees.ts';
import { lkNotice } from './tables/service-prices.ts';
import { usLines } from './us-lines.ts';

/** What registries and tax offices take from a company over some years, each fee as of the day it falls due. */
export function registryLines(form: CompanyForm, span: Span, today: IsoDate): readonly CostLine[] {
  if (form.country === 'us') return usLines(form, span, today);
  if (form.country === 'uk') return ukLines(form, span, today);
  if (form.country === 'hk') return hkLines(form, span, today);
  if (form.kind === 'ltd') return lkLines(span, today);
  return lineOf('registry-formation', listed(fees.lkBusinessName, 'LKR', today), onFormation(span));
}

/**
 * The annual return has no certain day: it follows the annual meeting, and is counted for each year as the others are.
 * The notice is due thirty working days after the formation, which no calendar here can count.
 */
function lkLines(span: Span, today: IsoDate): readonly CostLine[] {
  const noticed = onFormation(span).map(({ year, feeOf }) => ({ year, feeOf }));
  return [
    ...lineOf('registry-formation', listed(fees.lkIncorporation, 'LKR', today), onFormation(span)),
    ...lineOf('newspaper-notice', listed(lkNotice, 'LKR', today), noticed),
    ...lineOf('registry-yearly', listed(fees.lkAnnualReturn, 'LKR', today), everyYear(span)),
  ];
}

function ukLines(form: UkForm, span: Span, today: IsoDate): readonly CostLine[] {
  const statements = dueYears({ ...form, incorporated: span.formed }, 'uk-confirmation-statement', span);
  return [
    ...lineOf('registry-formation', listed(fees.ukIncorporation, 'GBP', today), onFormation(span)),
    ...lineOf('registry-yearly', listed(fees.ukConfirmationStatement, 'GBP', today), statements),
  ];
}

function hkLines(form: HkForm, span: Span, today: IsoDate): readonly CostLine[] {
  const company = { ...form, incorporated: span.formed };
  return [
    ...lineOf('registry-formation', listed(fees.hkIncorporation, 'HKD', today), onFormation(span)),
    ...lineOf('business-registration', listed(fees.hkBusinessRegistration, 'HKD', today), [
      ...onFormation(span),
      ...hkRenewals(form, span),
    ]),
    ...lineOf(
      'registry-yearly',
      listed(fees.hkAnnualReturn, 'HKD', today),
      dueYears(company, 'hk-annual-return', span),
    ),
  ];
}

/**
 * A certificate is paid for ahead: with the incorporation, and each renewal for the year it begins. It costs what is
 * in force on the first day of that year, which is a month before it must be paid.
 */
function hkRenewals(form: HkForm, span: Span): readonly When[] {
  const ahead = span.exists ? 0 : 1;
  return dueYears({ ...form, incorporated: span.formed }, 'hk-business-registration', {
    ...span,
    years: span.years - ahead,
  }).map(({ year, day, opens = day }) => ({ year: year + ahead, day, feeOf: opens }));
}

const listed =
  <C extends 'GBP' | 'HKD' | 'LKR'>(schedule: FeeSchedule, currency: C, today: IsoDate) =>
  (day: IsoDate) =>
    feeOn({ schedule, currency }, day, today);
