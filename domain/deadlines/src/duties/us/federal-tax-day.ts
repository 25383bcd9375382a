import { addDays, addMonths, dayOf, dayParts, type IsoDate } from '@formation/calendar';

/** The fifteenth day of a month after a tax year: the fourth month after 31 December is 15 April. */
export function fifteenthAfter(yearEnd: IsoDate, month: number): IsoDate {
  const { year, month: inMonth } = dayParts(addMonths(addDays(yearEnd, 1), month - 1));
  return dayOf(year, inMonth, 15);
}
