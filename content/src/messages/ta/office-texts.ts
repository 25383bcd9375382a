import type { OpeningHours } from '@formation/calendar';
import { fileTypes, type UploadRules } from '@formation/leads';
import { weekRuns, type WeekRun } from '../../formats/week-runs.ts';
import { zoneOffset } from '../en/office-texts.ts';

const pad = (part: number) => String(part).padStart(2, '0');

/** Before its hour, on the same line. */
const half = (minutes: number) => (Math.floor(minutes / 60) % 24 < 12 ? 'மு.ப.' : 'பி.ப.');

/** மு.ப. 09:00 */
const clock = (minutes: number) =>
  `${half(minutes)}\u00A0${pad(Math.floor(minutes / 60) % 12 || 12)}:${pad(minutes % 60)}`;

/** மு.ப. 9, or மு.ப. 9:30 */
const shortClock = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${half(minutes)}\u00A0${minutes % 60 === 0 ? String(hour) : `${hour}:${pad(minutes % 60)}`}`;
};

const span = ({ first, last }: WeekRun) => (first === last ? first : `${first} – ${last}`);

/** Hours as the contact page shows them: “மு.ப. 09:00 – பி.ப. 05:00, திங்கள் – ஞாயிறு”. */
export const postedHours = ({ week }: OpeningHours): string =>
  weekRuns(week, 'ta')
    .map((run) => {
      const hours = run.hours.map(({ from, to }) => `${clock(from)} – ${clock(to)}`);
      return `${hours.join(', ')}, ${span(run)}`;
    })
    .join('; ');

/** Hours in a sentence: “திங்கள் – வெள்ளி, மு.ப. 9 – பி.ப. 6 GMT+5:30”. */
export const hoursInSentence = ({ week, timeZone }: OpeningHours): string => {
  const runs = weekRuns(week, 'ta').map((run) => {
    const hours = run.hours.map(({ from, to }) => `${shortClock(from)} – ${shortClock(to)}`);
    return `${span(run)}, ${hours.join(', ')}`;
  });
  return `${runs.join('; ')} ${zoneOffset(timeZone)}`;
};

/** “மு.ப. 9”. */
export const hourText = (hour: number): string => shortClock(hour * 60);

/** One day and many, in the cases that sentences want. */
const dayWords = {
  plain: ['நாள்', 'நாட்கள்'],
  within: ['நாளுக்குள்', 'நாட்களுக்குள்'],
  than: ['நாளை', 'நாட்களை'],
  of: ['நாளின்', 'நாட்களின்'],
  to: ['நாளுக்கு', 'நாட்களுக்கு'],
} as const;

/** “1 நாள்”, “7 நாட்கள்”; in another case “7 நாட்களுக்குள்”. */
export const daysText = (count: number, word: keyof typeof dayWords = 'plain'): string =>
  `${count} ${dayWords[word][count === 1 ? 0 : 1]}`;

/** The days before a date, the first first: “30 நாட்கள், 7 நாட்கள், 1 நாள்”. */
export const daysInSentence = (days: readonly number[]): string =>
  days
    .toSorted((one, other) => other - one)
    .map((count) => daysText(count))
    .join(', ');

/** The kinds of file that are taken, one name for each: “pdf, jpg அல்லது png”. */
export function fileKinds({ endings }: UploadRules): string {
  const types = endings.map((ending) => fileTypes[ending]);
  const kinds = endings.filter((ending, index) => types.indexOf(fileTypes[ending]) === index);
  return kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} அல்லது ${kinds.at(-1) ?? ''}`;
}

const inWords: Readonly<Record<number, string>> = {
  15: 'பதினைந்து',
  20: 'இருபது',
  30: 'முப்பது',
  45: 'நாற்பத்தைந்து',
};

/** “முப்பது”, at the beginning of a sentence. */
export const numberInWords = (count: number): string => inWords[count] ?? String(count);

/** “24 மாதங்கள்”, or “1 மாதம்”. */
export const monthsText = (count: number): string => `${count} ${count === 1 ? 'மாதம்' : 'மாதங்கள்'}`;
