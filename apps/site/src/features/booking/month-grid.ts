import { addMonths, monthWeeks, type IsoDate } from '@formation/calendar';

/** A month, `YYYY-MM`. */
export type Month = `${number}-${number}`;

export const firstDay = (month: Month): IsoDate => `${month}-01`;
export const monthOf = (day: IsoDate): Month => day.slice(0, 7) as Month; // a day begins with its month

/** The month so many months later, or earlier. */
export const monthAfter = (month: Month, count: number): Month => monthOf(addMonths(firstDay(month), count));

/** The weeks of a month, Monday first; a place outside the month is undefined. */
export const weeksOf = (month: Month) => monthWeeks(firstDay(month));
