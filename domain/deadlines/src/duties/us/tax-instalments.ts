import type { IsoDate } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import type { Occurrence } from '../../duty.ts';
import { fifteenthOf, taxYear, yearName } from '../../year-ends.ts';

const quarterly = [4, 6, 9, 12];

/** The fifteenth days of some months of each tax year, usually the fourth, sixth, ninth and twelfth, that lie within it. */
export function taxInstalments(company: UsCompany, until: IsoDate, months = quarterly): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (let n = 0; taxYear(company, n).from <= until; n += 1) {
    const year = taxYear(company, n);
    const days = months.map((month) => ({ period: `${yearName(n)}-m${month}`, due: fifteenthOf(year, month) }));
    found.push(...days.filter(({ due }) => due <= year.to && due <= until));
  }
  return found;
}
