import type { IsoDate } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import type { Occurrence } from '../../duty.ts';
import { fifteenthOf, taxYear, yearName, type Year } from '../../year-ends.ts';

/** The months of a tax year on whose fifteenth day instalments usually fall due; they name them too. */
export const quarterly = [4, 6, 9, 12] as const;

/** The instalments within each tax year, by the year and its name. */
export function taxInstalments(
  company: UsCompany,
  until: IsoDate,
  instalments: (year: Year, name: string) => readonly Occurrence[],
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (let n = 0; taxYear(company, n).from <= until; n += 1) {
    const year = taxYear(company, n);
    found.push(...instalments(year, yearName(n)).filter(({ due }) => due <= year.to && due <= until));
  }
  return found;
}

/** The fifteenth days of some months of a year, counted from its first. */
export const onFifteenths =
  (months: readonly number[]) =>
  (year: Year, name: string): readonly Occurrence[] =>
    months.map((month) => ({ period: `${name}-m${month}`, due: fifteenthOf(year, month) }));
