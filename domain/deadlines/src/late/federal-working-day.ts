import { addDays, dayOf, dayParts, isWeekend, type IsoDate, weekday } from '@formation/calendar';

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

/** The sixteenth of April, a holiday in the District of Columbia; on a weekend the working day beside it is. */
function emancipationDay(year: number): IsoDate {
  const day = dayOf(year, 4, 16);
  if (weekday(day) === SATURDAY) return addDays(day, -1);
  return weekday(day) === SUNDAY ? addDays(day, 1) : day;
}

/** The holidays that a fifteenth, or the working day after it, can meet: those of Dr King, Washington and emancipation. */
function isHoliday(date: IsoDate): boolean {
  const { year, month, day } = dayParts(date);
  const isThirdMonday = weekday(date) === MONDAY && day > 14 && day < 22;
  return (isThirdMonday && month <= 2) || date === emancipationDay(year);
}

/**
 * The day itself, or the working day to which it moves for the federal tax authority: weekends and legal holidays of the
 * District of Columbia do not count (Internal Revenue Code, section 7503; IRS Notice 2011-17).
 */
export const federalWorkingDay = (date: IsoDate): IsoDate =>
  isWeekend(date) || isHoliday(date) ? federalWorkingDay(addDays(date, 1)) : date;
