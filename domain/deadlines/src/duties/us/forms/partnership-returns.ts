import { addDays, type IsoDate } from '@formation/calendar';
import type { UsCompany } from '../../../company.ts';
import { dueUntil, type Occurrence } from '../../../duty.ts';
import { taxYear, yearName } from '../../../year-ends.ts';
import { fifteenthAfter } from '../federal-tax-day.ts';

/** The returns of a partnership: the fifteenth day of the third month after each tax year, six months later when asked. */
export const partnershipReturns = (company: UsCompany, until: IsoDate): readonly Occurrence[] =>
  dueUntil(until, (n) => {
    const { to } = taxYear(company, n);
    return {
      period: yearName(n),
      opens: addDays(to, 1),
      due: fifteenthAfter(to, 3),
      extensions: [{ to: fifteenthAfter(to, 9), how: 'asked' }],
    };
  });
