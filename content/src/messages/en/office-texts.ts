import type { OpeningHours } from '@formation/calendar';
import { fileTypes, type UploadRules } from '@formation/leads';
import { weekRuns, type WeekRun } from '../../formats/week-runs.ts';

const pad = (part: number) => String(part).padStart(2, '0');

const half = (minutes: number) => (Math.floor(minutes / 60) % 24 < 12 ? 'AM' : 'PM');

/** 09:00 AM */
const clock = (minutes: number) => `${pad(Math.floor(minutes / 60) % 12 || 12)}:${pad(minutes % 60)} ${half(minutes)}`;

/** 9, or 9:30 */
const shortClock = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return minutes % 60 === 0 ? String(hour) : `${hour}:${pad(minutes % 60)}`;
};

const span = ({ first, last }: WeekRun, dash: string) => (first === last ? first : first + dash + last);

/** Hours as the contact page shows them: “09:00 AM – 05:00 PM, Monday – Sunday”. */
export const postedHours = ({ week }: OpeningHours): string =>
  weekRuns(week, 'en')
    .map((run) => {
      const hours = run.hours.map(({ from, to }) => `${clock(from)} – ${clock(to)}`);
      return `${hours.join(' and ')}, ${span(run, ' – ')}`;
    })
    .join('; ');

/** How far a zone is from Greenwich on the first day of 2026: “GMT+5:30”. */
export function zoneOffset(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const parts = format.formatToParts(Date.UTC(2026, 0, 1));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Hours in a sentence: “Monday–Friday, 9–6 GMT+5:30”. */
export const hoursInSentence = ({ week, timeZone }: OpeningHours): string => {
  const runs = weekRuns(week, 'en').map((run) => {
    const hours = run.hours.map(({ from, to }) => `${shortClock(from)}–${shortClock(to)}`);
    return `${span(run, '–')}, ${hours.join(' and ')}`;
  });
  return `${runs.join('; ')} ${zoneOffset(timeZone)}`;
};

/** “9 AM”. */
export const hourText = (hour: number): string => `${shortClock(hour * 60)} ${half(hour * 60)}`;

/** “1 day”, “7 days”. */
export const daysText = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** The days before a date, the first first: “30 days, 7 days and 1 day”. */
export const daysInSentence = (days: readonly number[]): string =>
  new Intl.ListFormat('en-GB').format(days.toSorted((one, other) => other - one).map(daysText));

/** The kinds of file that are taken, one name for each: “pdf, jpg or png”. */
export function fileKinds({ endings }: UploadRules): string {
  const types = endings.map((ending) => fileTypes[ending]);
  const kinds = endings.filter((ending, index) => types.indexOf(fileTypes[ending]) === index);
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(kinds);
}

const inWords: Readonly<Record<number, string>> = { 15: 'Fifteen', 20: 'Twenty', 30: 'Thirty', 45: 'Forty-five' };

/** “Thirty”, at the beginning of a sentence. */
export const numberInWords = (count: number): string => inWords[count] ?? String(count);

/** “24 months”, or “1 month”. */
export const monthsText = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;
