import {
  addDays,
  addMonths,
  dayOf,
  monthEnd,
  monthStart,
  dayParts,
  periodEnd,
  type IsoDate,
  type MonthDay,
} from '@formation/calendar';

/** An accounting year: its first and its last day. */
export type Year = Readonly<{ from: IsoDate; to: IsoDate }>;

type Facts = Readonly<{ incorporated: IsoDate; yearEnd?: MonthDay | undefined }>;

/**
 * The accounting years of a UK or Hong Kong company, counted from 0.
 *
 * Without a year end of its own it is the last day of the month of the anniversary. Another one comes by a notice that
 * makes the first year shorter, or longer up to eighteen months. Where both are possible we take the longer one.
 *
 * @see Companies Act 2006, sections 391 and 392; Companies Ordinance (Cap. 622), sections 368 and 369
 */
export function accountingYear(company: Facts, n: number): Year {
  const { incorporated, yearEnd } = company;
  const first = yearEnd ? firstEndFrom(addMonths(incorporated, 6), yearEnd) : monthEnd(addMonths(incorporated, 12));
  return yearFrom(incorporated, first, n);
}

/** Where the first year of a UK company was taken to be made longer: the day on which it ended if it was made shorter. */
export function shorterFirstEnd(company: Facts): IsoDate | undefined {
  const { to } = accountingYear(company, 0);
  return to > monthEnd(addMonths(company.incorporated, 12)) ? yearsOn(to, -1) : undefined;
}

/** The tax years of a US company, counted from 0; the first runs from its formation to the next year end. */
export function taxYear(company: Facts, n: number): Year {
  const { incorporated, yearEnd = '12-31' } = company;
  return yearFrom(incorporated, firstEndFrom(incorporated, yearEnd), n);
}

/** Whether a period is longer than twelve months. */
export function exceedsTwelveMonths({ from, to }: Year): boolean {
  return to > periodEnd(from, 12);
}

function yearFrom(start: IsoDate, firstEnd: IsoDate, n: number): Year {
  if (n === 0) return { from: start, to: firstEnd };
  return { from: addDays(yearsOn(firstEnd, n - 1), 1), to: yearsOn(firstEnd, n) };
}

function firstEndFrom(day: IsoDate, yearEnd: MonthDay): IsoDate {
  const { year } = dayParts(day);
  const end = endIn(year, yearEnd);
  return end >= day ? end : endIn(year + 1, yearEnd);
}

function yearsOn(end: IsoDate, years: number): IsoDate {
  const { year } = dayParts(end);
  // Read the month and day back from the text, so that 29 February returns in leap years.
  return endIn(year + years, end.slice(5) as MonthDay); // an IsoDate ends in its MonthDay
}

/** The end of February is its last day, in leap years too. */
function endIn(year: number, yearEnd: MonthDay): IsoDate {
  const [month, day] = [Number(yearEnd.slice(0, 2)), Number(yearEnd.slice(3))];
  return month === 2 && day >= 28 ? monthEnd(dayOf(year, 2, 1)) : dayOf(year, month, day);
}

/** The name of year n, from 0: the same whatever its end is. */
export const yearName = (n: number): string => `year-${n + 1}`;

/** The fifteenth day of a month of a tax year, counted from 1: the fourth month of a calendar year has 15 April. */
export function fifteenthOf({ from }: Year, month: number): IsoDate {
  const parts = dayParts(addMonths(monthStart(from), month - 1));
  return dayOf(parts.year, parts.month, 15);
}
