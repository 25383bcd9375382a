import {
  addDays,
  addMonths,
  addMonthsFromEnd,
  dayOf,
  dayParts,
  monthEnd,
  monthStart,
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

/** The end of the quarter in which the registration takes effect; of that of formation, when no such day is known. */
function firstQuarterEnd({ incorporated, vatThresholdPassed: passed, vatQuarterEnd = 3 }: UkCompany): IsoDate {
  // A trade that was taken over is registered from its first day in the company.
  const from = passed && passed >= incorporated ? registeredFrom(passed) : incorporated;
  let end = monthEnd(dayOf(dayParts(from).year, vatQuarterEnd, 1));
  while (end < from) end = monthEnd(addMonths(end, 3));
  return end;
}

/**
 * The first day of the second month after the one that passed the threshold.
 *
 * @see Value Added Tax Act 1994, Schedule 1, paragraph 5: “from the end of the month following the relevant month”
 */
const registeredFrom = (passed: IsoDate): IsoDate => addMonths(monthStart(passed), 2);
