import type { IsoDate } from '@formation/calendar';
import { usStateReports } from '@formation/deadlines';
import type { UsForm } from './company-form.ts';
import { lineOf, type CostLine, type When } from './cost-line.ts';
import { dueYears } from './due-years.ts';
import { feeOn } from './fee-schedule.ts';
import { stateAmount, stateFees } from './state-fee.ts';
import { usEin } from './tables/registry-fees.ts';
import { stateFeesSource } from './tables/us-states.ts';

/** What the state and the IRS take from a company formed on a day. */
export function usLines(form: UsForm, day: IsoDate, years: number): readonly CostLine[] {
  const fees = stateFees(form);
  const formed = { year: 1, day };
  return [
    lineOf('registry-formation', stateAmount(fees.formation, day), [formed]),
    lineOf('ein', feeOn({ schedule: usEin, currency: 'USD', source: stateFeesSource }, day), [formed]),
    ...(fees.publication ? [lineOf('newspaper-notice', { status: 'not-published' }, [formed])] : []),
    ...reportLine(form, day, years),
    ...taxLine(form, day, years),
  ];
}

function reportLine(form: UsForm, day: IsoDate, years: number): readonly CostLine[] {
  const { report, atLeast, tax } = stateFees(form);
  if (report === 'no-report') return [];
  const line = lineOf('registry-yearly', stateAmount(report, day), reportYears(form, day, years));
  return [atLeast && !tax ? { ...line, atLeast } : line];
}

/** California takes its fee with the first statement too. Where the rule was not found, a report a year is shown. */
function reportYears(form: UsForm, day: IsoDate, years: number): readonly When[] {
  if (usStateReports[form.state][form.kind] === 'unknown') return everyYear(years);
  const company = { ...form, incorporated: day };
  const initial = form.state === 'CA' ? dueYears(company, 'us-state-initial-report', 1) : [];
  return [...initial, ...dueYears(company, 'us-state-report', years)];
}

function taxLine(form: UsForm, day: IsoDate, years: number): readonly CostLine[] {
  const { tax, atLeast } = stateFees(form);
  if (!tax) return [];
  const line = lineOf('state-tax', stateAmount(tax, day), taxYears(form, day, years));
  return [atLeast ? { ...line, atLeast } : line];
}

/** California dates its tax, and lets corporations skip the first year; the others are paid once a year. */
function taxYears(form: UsForm, day: IsoDate, years: number): readonly When[] {
  if (form.state !== 'CA') return everyYear(years);
  const skipped = form.kind === 'corporation' ? 1 : 0;
  return dueYears({ ...form, incorporated: day }, 'us-california-franchise-tax', years)
    .map((when) => ({ ...when, year: when.year + skipped }))
    .filter(({ year }) => year <= years);
}

function everyYear(years: number): readonly When[] {
  return Array.from({ length: years }, (_, n) => ({ year: n + 1 }));
}
