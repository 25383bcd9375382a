import type { IsoDate } from '@formation/calendar';
import type { DutyId, StateCode } from '@formation/deadlines';
import { countsShares, type UsForm } from './company-form.ts';
import { lineOf, type CostLine, type When } from './cost-line.ts';
import { delawareTax, type Shares } from './delaware-tax.ts';
import { dueYears } from './due-years.ts';
import { feeOn, type Fee, type FeeSchedule, type Remark } from './fee-schedule.ts';
import { everyYear, onFormation, type Span } from './span.ts';
import { stateAmount, stateFees } from './state-fee.ts';
import { usEin } from './tables/registry-fees.ts';
import { stateFeesSource } from './tables/us-states.ts';

/** What the state and the IRS take from a company over some years. */
export function usLines(form: UsForm, span: Span, today: IsoDate): readonly CostLine[] {
  const { formation, initial, report, tax, publication, atLeast } = stateFees(form);
  const inState = (schedule: FeeSchedule) => (day: IsoDate) => stateAmount(schedule, day, today);
  const minimum = (of: 'report' | 'tax', lines: readonly CostLine[]) =>
    atLeast === of || atLeast === 'both' ? lines.map((line) => ({ ...line, atLeast: true as const })) : lines;
  const ein = { schedule: usEin, currency: 'USD', source: stateFeesSource } as const;
  const formed = onFormation(span);
  const yearsOf = (duty: DutyId) => dueYears({ ...form, incorporated: span.formed }, duty, span);
  const reportYears = yearsOf('us-state-report');
  const shares = countsShares(form) ? form.shares : undefined;
  const reports = report === 'no-report' ? [] : lineOf('registry-yearly', inState(report), reportYears);
  return [
    ...lineOf('registry-formation', inState(formation), formed),
    ...lineOf('ein', (day) => feeOn(ein, day, today), formed),
    ...(publication ? lineOf('newspaper-notice', () => notPublished(publication), formed) : []),
    ...(initial ? lineOf('registry-initial', inState(initial), initialReport(form, span)) : []),
    ...(shares ? byShares(shares, reportYears) : minimum('report', reports)),
    ...(tax ? minimum('tax', taxLines(form, span, inState(tax))) : []),
  ];
}

/** The report and the tax of a corporation whose shares are known: the lower of two methods, year after year. */
function byShares(shares: Shares, years: readonly When[]): readonly CostLine[] {
  const bothMethods = delawareTax(shares);
  const fee: Fee<'USD'> = {
    amount: bothMethods.pays,
    status: 'verified',
    certainty: 'seen',
    remarks: ['by-shares'],
    source: bothMethods.source,
  };
  return lineOf('registry-yearly', () => fee, years).map((line) => ({ ...line, bothMethods }));
}

function notPublished(remarks: readonly Remark[]): Fee<'USD'> {
  return { status: 'not-published', ...(remarks.length > 0 && { remarks }) };
}

/** The first report: by the day of its rule; in the first year where the rule was not found. */
function initialReport(form: UsForm, span: Span): readonly When[] {
  const dated = dueYears({ ...form, incorporated: span.formed }, 'us-state-initial-report', span);
  return dated.length > 0 || span.exists ? dated : onFormation(span).map(({ year, feeOf }) => ({ year, feeOf }));
}

const taxDuties: Readonly<Partial<Record<StateCode, DutyId>>> = {
  CA: 'us-california-franchise-tax',
  RI: 'us-rhode-island-tax',
  TN: 'us-tennessee-franchise-tax',
};

/** A minimum tax has the days of its duty; one without is paid once a year. What only some owe is not counted. */
function taxLines(form: UsForm, span: Span, feeWhen: (day: IsoDate) => Fee<'USD'>): readonly CostLine[] {
  const duty = taxDuties[form.state];
  if (!duty) return lineOf('state-tax', feeWhen, everyYear(span));
  const times = dueYears({ ...form, incorporated: span.formed }, duty, span);
  const owed = times.filter(({ condition }) => !condition);
  const lines = lineOf('state-tax', feeWhen, owed);
  return owed.length === times.length ? lines : lines.map((line) => ({ ...line, remarks: ['few-first-days'] }));
}
