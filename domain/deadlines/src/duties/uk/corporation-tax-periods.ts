import { addDays, periodEnd, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { accountingYear, exceedsTwelveMonths, type Year } from '../../year-ends.ts';

/** A period of Corporation Tax, and the end of the accounts it belongs to. */
export type TaxPeriod = Year & Readonly<{ accountsTo: IsoDate }>;

/**
 * The Corporation Tax periods whose accounts end on or before a day. None is longer than twelve months, so
 * a longer first year is taxed in two: its first twelve months, and the rest.
 */
export function taxPeriods(company: UkCompany, until: IsoDate): readonly TaxPeriod[] {
  const trading = company.tradingFrom ?? company.incorporated;
  const periods: TaxPeriod[] = [];
  for (let n = 0; ; n += 1) {
    const year = accountingYear(company, n);
    if (year.to > until) return periods;
    if (year.to < trading) continue;
    periods.push(...split({ from: trading > year.from ? trading : year.from, to: year.to }));
  }
}

function split(year: Year): readonly TaxPeriod[] {
  if (!exceedsTwelveMonths(year)) return [{ ...year, accountsTo: year.to }];
  const firstEnd = periodEnd(year.from, 12);
  return [
    { from: year.from, to: firstEnd, accountsTo: year.to },
    { from: addDays(firstEnd, 1), to: year.to, accountsTo: year.to },
  ];
}
