/** A calendar day such as `2026-11-21`. Days compare as texts: `'2026-11-21' < '2027-01-01'`. */
export type IsoDate = `${number}-${number}-${number}`;

/** A day of every year such as `03-31`. */
export type MonthDay = `${number}-${number}`;

type Parts = Readonly<{ year: number; month: number; day: number }>;

/** How long a day of 24 hours is, in milliseconds. */
export const dayMs = 86_400_000;

/** The midnight UTC with which a day begins, in milliseconds since 1970: what Intl and Date take for a day. */
export function utcMidnight(day: IsoDate): number {
  return Date.parse(`${day}T00:00Z`);
}

/**
 * The day that UTC has at an instant.
 *
 * @throws {RangeError} when the instant is not a time.
 */
export function utcDay(instant: number): IsoDate {
  return new Date(instant).toISOString().slice(0, 10) as IsoDate; // the ISO form begins with year-month-day
}

/** Reads a day that a visitor or a file gave; `undefined` when there is no such day, such as 30 February. */
export function isoDate(text: string | null | undefined): IsoDate | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const midnight = utcMidnight(text as IsoDate); // the pattern has just been checked
  // What reads 31 February at all reads it as 3 March.
  return !Number.isNaN(midnight) && utcDay(midnight) === text ? text : undefined;
}

/** Reads a day of every year, such as `03-31`; `undefined` when no year has it. */
export function monthDay(text: string): MonthDay | undefined {
  return isoDate(`2024-${text}`) ? (text as MonthDay) : undefined; // 2024 has every day that any year has
}

/** The numbers of a day; January is 1. */
export function dayParts(date: IsoDate): Parts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The day with this year, month and day of the month, which must exist. */
export function dayOf(year: number, month: number, day: number): IsoDate {
  // Padded digits joined by dashes are an IsoDate; the compiler cannot follow padStart.
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as IsoDate;
}

/** The day so many days later; earlier for a negative count. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return utcDay(utcMidnight(date) + days * dayMs);
}

/** How many days lie between two days: 1 from one day to the next, negative when the second comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / dayMs;
}

/** The same day of the month some months on, or the month's last day when it is shorter: 31 January + 1 is 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dayParts(date);
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
  return dayParts(sameDay).day === dayParts(start).day ? addDays(sameDay, -1) : sameDay;
}

export function monthStart(date: IsoDate): IsoDate {
  const { year, month } = dayParts(date);
  return dayOf(year, month, 1);
}

export function monthEnd(date: IsoDate): IsoDate {
  const { year, month } = dayParts(date);
  return dayOf(year, month, daysInMonth(year, month));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: IsoDate): number {
  return new Date(utcMidnight(date)).getUTCDay();
}

export function isWeekend(date: IsoDate): boolean {
  return weekday(date) % 6 === 0;
}

export function laterOf(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}

/** The days of the month of a day, by week, from Monday; places outside the month are empty. */
export function monthWeeks(date: IsoDate): readonly (readonly (IsoDate | undefined)[])[] {
  const first = monthStart(date);
  const before = (weekday(first) + 6) % 7;
  const days = dayParts(monthEnd(date)).day;
  const places = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, place) =>
    place >= before && place < before + days ? addDays(first, place - before) : undefined,
  );
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
