import { isoDate, type IsoDate } from '@formation/calendar';
import { fill, type Messages } from '@formation/content';
import { dayName } from '../text/dates/day-name.ts';
import { NO_DAY } from './typed-days.ts';

/** The days that a field takes. */
export type DayLimits = Readonly<{ first: IsoDate; last: IsoDate; required?: boolean }>;

export type DayWords = Messages['calculators']['published']['days'];

/** Why a day does not count. */
export type DayFault = keyof DayWords;

/** Why what was typed, or what a link gives, is no day that counts; nothing where it is one, or may stay empty. */
export function dayFault(text: string, { first, last, required = false }: DayLimits): DayFault | undefined {
  if (text === '') return required ? 'missing' : undefined;
  if (text === NO_DAY) return 'noSuchDay';
  if (/^\d{5,}-\d\d-\d\d$/.test(text)) return 'tooLate'; // browsers know years of five digits
  if (!isoDate(text)) return 'noSuchDayInLink';
  if (text < first) return 'tooEarly';
  return text > last ? 'tooLate' : undefined;
}

/** What the field of a day gets: its limits, the day as the page writes it, or in words why what is typed does not count. */
export function dayProps(text: string, limits: DayLimits, words: DayWords) {
  const { first, last, required = false } = limits;
  const fault = dayFault(text, limits);
  const day = dayName(fault === 'tooEarly' ? first : last);
  const readAs = text && !fault ? dayName(text) : '';
  return { type: 'date', min: first, max: last, required, readAs, fault: fault ? fill(words[fault], { day }) : '' };
}
