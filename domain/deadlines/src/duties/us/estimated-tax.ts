import { addDays, addMonths, dayParts, monthStart } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import type { Duty, Occurrence } from '../../duty.ts';
import { fifteenthOf, type Year } from '../../year-ends.ts';
import { onFifteenths, quarterly, taxInstalments } from './tax-instalments.ts';

/** A year with fewer full months has no instalment, and none falls due before the fifteenth of this one. */
const FEWEST_MONTHS = 4;

/**
 * The tax of a corporation that expects to owe $500 or more, in four instalments; in a shorter first year, those days
 * of twelve months that it still has.
 *
 * @see 26 CFR 1.6655-5 (b) and (c)
 */
export const usEstimatedTax = {
  id: 'us-estimated-tax',
  source: {
    title: 'IRS, Estimated taxes',
    href: 'https://www.irs.gov/businesses/small-businesses-self-employed/estimated-taxes',
    checked: '2026-11-22',
  },
  verified: false,
  movesFromWeekend: true,
  onlyIf: 'tax-expected',
  occurrences: (company, until) => (company.kind === 'corporation' ? taxInstalments(company, until, instalments) : []),
} as const satisfies Duty<UsCompany>;

/** Named in their order: a first year that is corrected moves them. */
function instalments(year: Year, name: string): readonly Occurrence[] {
  if (!hasFullMonths(year)) return [];
  const twelveMonths = { from: addMonths(addDays(year.to, 1), -12), to: year.to };
  const first = fifteenthOf(year, FEWEST_MONTHS);
  return onFifteenths(quarterly)(twelveMonths, name)
    .filter(({ due }) => due >= first)
    .map(({ due }, order) => ({ period: `${name}-m${quarterly[order]}`, due }));
}

function hasFullMonths({ from, to }: Year): boolean {
  const firstFull = dayParts(from).day === 1 ? from : addMonths(monthStart(from), 1);
  return addDays(addMonths(firstFull, FEWEST_MONTHS), -1) <= to;
}
