import { addMonths, monthEnd, type IsoDate } from '@formation/deadlines';

/** The first day of each month from one day to another. */
export function monthsBetween(from: IsoDate, to: IsoDate): readonly IsoDate[] {
  const first = `${from.slice(0, 8)}01` as IsoDate; // the first of the month of a day is a day
  const months: IsoDate[] = [];
  for (let month = first; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The days of a month by week, from Monday; cells outside the month are empty. */
export function monthWeeks(month: IsoDate): readonly (readonly (number | undefined)[])[] {
  const weekday = (new Date(`${month}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days = Number(monthEnd(month).slice(8));
  const cells = Array.from({ length: Math.ceil((weekday + days) / 7) * 7 }, (_, index) => {
    const day = index - weekday + 1;
    return day >= 1 && day <= days ? day : undefined;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
