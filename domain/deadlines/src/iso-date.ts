/** A calendar day such as `2026-11-21`. Days compare as texts: `'2026-11-21' < '2027-01-01'`. */
export type IsoDate = `${number}-${number}-${number}`;

/** A day of every year such as `03-31`. */
export type MonthDay = `${number}-${number}`;

type Parts = Readonly<{ year: number; month: number; day: number }>;

/** Reads a day that a visitor or a file gave; `undefined` when there is no such day. */
export function isoDate(text: string): IsoDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const { year, month, day } = parts(text as IsoDate); // the pattern has just been checked
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? (text as IsoDate) : undefined;
}

/** Reads a day of every year, such as `03-31`; `undefined` when no year has it. */
export function monthDay(text: string): MonthDay | undefined {
  return isoDate(`2024-${text}`) ? (text as MonthDay) : undefined; // 2024 has every day that any year has
}

export function parts(date: IsoDate): Parts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The day with this year, month and day of the month, which must exist. */
export function dayOf(year: number, month: number, day: number): IsoDate {
  // Padded digits joined by dashes are an IsoDate; the compiler cannot follow padStart.
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as IsoDate;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day of the month some months on, or the month's last day when it is shorter: 31 January + 1 is 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = parts(date);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return dayOf(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

/**
 * Months counted as section 443 of the Companies Act 2006 counts them: from the last day of a month
 * to the last day of a month, so that 30 June + 9 is 31 March.
 */
export function addMonthsFromEnd(date: IsoDate, months: number): IsoDate {
  const moved = addMonths(date, months);
  return date === monthEnd(date) ? monthEnd(moved) : moved;
}

/**
 * The last day of a period of months that begins with a day: twelve months that begin on 10 February
 * end on 9 February, and those that begin on 29 February end on 28 February.
 */
export function periodEnd(start: IsoDate, months: number): IsoDate {
  const sameDay = addMonths(start, months);
  return parts(sameDay).day === parts(start).day ? addDays(sameDay, -1) : sameDay;
}

export function monthStart(date: IsoDate): IsoDate {
  const { year, month } = parts(date);
  return dayOf(year, month, 1);
}

export function monthEnd(date: IsoDate): IsoDate {
  const { year, month } = parts(date);
  return dayOf(year, month, daysInMonth(year, month));
}

export function isWeekend(date: IsoDate): boolean {
  const weekday = (dayNumber(date) + 4) % 7; // 1 January 1970 was a Thursday; Sunday is 0
  return weekday === 0 || weekday === 6;
}

export function laterOf(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

// Days since 1970-01-01. The year is taken to begin on 1 March, so that the leap day is its last.
// After Howard Hinnant, "chrono-compatible low-level date algorithms".
function dayNumber(date: IsoDate): number {
  const { year, month, day } = parts(date);
  const y = month <= 2 ? year - 1 : year;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468;
}

function fromDayNumber(count: number): IsoDate {
  const shifted = count + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  return dayOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
