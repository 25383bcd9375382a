import { addDays, laterOf, periodEnd, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { accountingYear, exceedsTwelveMonths, yearName, type Year } from '../../year-ends.ts';
import { firstDayOfTrade } from './trade.ts';

/** A period of Corporation Tax, its name, and the end of the accounts it belongs to. */
export type TaxPeriod = Year & Readonly<{ name: string; accountsTo: IsoDate }>;

/**
 * The Corporation Tax periods whose accounts end on or before a day. None is longer than twelve months, so
 * a longer first year is taxed in two: its first twelve months, and the rest.
 */
export function taxPeriods(company: UkCompany, until: IsoDate): readonly TaxPeriod[] {
  const trading = firstDayOfTrade(company);
  const periods: TaxPeriod[] = [];
  for (let n = 0; ; n += 1) {
    const year = accountingYear(company, n);
    if (year.to > until) return periods;
    if (year.to < trading || isDormant(company, year)) continue;
    periods.push(...split({ from: laterOf(trading, year.from), to: year.to }, yearName(n)));
  }
}

/** A year that begins when the company does no business has no tax. Who trades later than that is dormant until then. */
const isDormant = ({ dormantSince, tradingFrom = '' }: UkCompany, { from }: Year): boolean =>
  dormantSince !== undefined && dormantSince <= from && tradingFrom <= dormantSince;

function split(year: Year, name: string): readonly TaxPeriod[] {
  if (!exceedsTwelveMonths(year)) return [{ ...year, name, accountsTo: year.to }];
  const firstEnd = periodEnd(year.from, 12);
  return [
    { name, from: year.from, to: firstEnd, accountsTo: year.to },
    { name: `${name}-rest`, from: addDays(firstEnd, 1), to: year.to, accountsTo: year.to },
  ];
}
