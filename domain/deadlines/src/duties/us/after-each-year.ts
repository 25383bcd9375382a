import { addDays, type IsoDate } from '@formation/calendar';
import type { UsCompany } from '../../company.ts';
import { dueUntil, type Occurrence } from '../../duty.ts';
import { taxYear, yearName } from '../../year-ends.ts';
import { fifteenthAfter } from './federal-tax-day.ts';

/** What falls due on the fifteenth day of a month after each tax year, the fourth being April for most. */
export const afterEachYear = (company: UsCompany, until: IsoDate, month: 3 | 4): readonly Occurrence[] =>
  dueUntil(until, (n) => {
    const { to } = taxYear(company, n);
    return { period: yearName(n), opens: addDays(to, 1), due: fifteenthAfter(to, month) };
  });
