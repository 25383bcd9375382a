import { addMonths, dayParts, monthStart, monthWeeks as weeksOf, type IsoDate } from '@formation/calendar';

/** The first day of each month from one day to another. */
export function monthsBetween(from: IsoDate, to: IsoDate): readonly IsoDate[] {
  const months: IsoDate[] = [];
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The days of a month by week, from Monday; cells outside the month are empty. */
export const monthWeeks = (month: IsoDate): readonly (readonly (number | undefined)[])[] =>
  weeksOf(month).map((week) => week.map((day) => day && dayParts(day).day));
