import {
  addDays,
  addMonths,
  addMonthsFromEnd,
  dayOf,
  dayParts,
  laterOf,
  monthEnd,
  type IsoDate,
} from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueUntil, type Duty } from '../../duty.ts';

/** The VAT return of a quarter and the tax: a month and seven days after the quarter. */
export const ukVatReturn = {
  id: 'uk-vat-return',
  source: { title: 'GOV.UK, VAT returns', href: 'https://www.gov.uk/submit-vat-return', checked: '2026-11-22' },
  verified: false,
  onlyIf: 'vat',
  occurrences: (company, until) =>
    dueUntil(until, (n) => {
      const end = monthEnd(addMonths(firstQuarterEnd(company), 3 * n));
      const { year, month } = dayParts(end);
      return {
        period: `${year}-q${Math.ceil(month / 3)}`,
        opens: addDays(end, 1),
        due: addDays(addMonthsFromEnd(end, 1), 7),
      };
    }),
} as const satisfies Duty<UkCompany>;

/** The first quarter end from the day the threshold was passed; from formation, when no such day is known. */
function firstQuarterEnd({ incorporated, vatThresholdPassed, vatQuarterEnd = 3 }: UkCompany): IsoDate {
  const from = laterOf(vatThresholdPassed ?? incorporated, incorporated);
  let end = monthEnd(dayOf(dayParts(from).year, vatQuarterEnd, 1));
  while (end < from) end = monthEnd(addMonths(end, 3));
  return end;
}
