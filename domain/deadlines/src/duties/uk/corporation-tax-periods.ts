import { addDays, laterOf, periodEnd, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { accountingYear, exceedsTwelveMonths, shorterFirstEnd, yearName, type Year } from '../../year-ends.ts';
import { tradeOf } from './trade.ts';

/** A period of Corporation Tax, its name, and the end of the accounts it belongs to, which may have been another. */
export type TaxPeriod = Year & Readonly<{ name: string; accountsTo: IsoDate; approximate?: 'longer-first-year' }>;

/**
 * The Corporation Tax periods whose accounts begin on or before a day. None is longer than twelve months, so
 * a longer first year is taxed in two: its first twelve months, and the rest. The last one ends with the trade.
 *
 * @see Corporation Tax Act 2009, sections 9 and 10
 */
export function taxPeriods(company: UkCompany, until: IsoDate): readonly TaxPeriod[] {
  const trade = tradeOf(company);
  const periods: TaxPeriod[] = [];
  for (let n = 0; ; n += 1) {
    const year = accountingYear(company, n);
    if (year.from > until) return periods;
    const from = laterOf(trade.from, year.from);
    const to = trade.to && trade.to < year.to ? trade.to : year.to;
    const shorterEnd = n === 0 ? shorterFirstEnd(company) : undefined;
    const approximate = shorterEnd && from <= shorterEnd && ({ approximate: 'longer-first-year' } as const);
    if (from <= to)
      periods.push(...inTwelveMonths({ from, to, name: yearName(n), accountsTo: year.to, ...approximate }));
  }
}

function inTwelveMonths(period: TaxPeriod): readonly TaxPeriod[] {
  if (!exceedsTwelveMonths(period)) return [period];
  const { to, name, accountsTo } = period;
  const firstEnd = periodEnd(period.from, 12);
  return [
    { ...period, to: firstEnd },
    { from: addDays(firstEnd, 1), to, name: `${name}-rest`, accountsTo }, // due as in a shorter first year
  ];
}
