import { dayParts, monthWeeks as weeksOf, type IsoDate } from '@formation/calendar';

/** The days of a month by week, from Monday; cells outside the month are empty. */
export const monthWeeks = (month: IsoDate): readonly (readonly (number | undefined)[])[] =>
  weeksOf(month).map((week) => week.map((day) => day && dayParts(day).day));
