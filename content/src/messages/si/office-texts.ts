import type { OpeningHours } from '@formation/calendar';
import { fileTypes, type UploadRules } from '@formation/leads';
import { sinhala } from '../../formats/si.ts';
import { weekRuns, type WeekRun } from '../../formats/week-runs.ts';
import { writtenList } from '../../formats/write.ts';
import { zoneOffset } from '../en/office-texts.ts';

const pad = (part: number) => String(part).padStart(2, '0');

/** Before its hour, on the same line. */
const half = (minutes: number) => (Math.floor(minutes / 60) % 24 < 12 ? 'පෙ.ව.' : 'ප.ව.');

/** පෙ.ව. 09:00 */
const clock = (minutes: number) =>
  `${half(minutes)}\u00A0${pad(Math.floor(minutes / 60) % 12 || 12)}:${pad(minutes % 60)}`;

/** පෙ.ව. 9, or පෙ.ව. 9:30 */
const shortClock = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${half(minutes)}\u00A0${minutes % 60 === 0 ? String(hour) : `${hour}:${pad(minutes % 60)}`}`;
};

const span = ({ first, last }: WeekRun) => (first === last ? first : `${first} – ${last}`);

/** Hours as the contact page shows them: “පෙ.ව. 09:00 – ප.ව. 05:00, සඳුදා – ඉරිදා”. */
export const postedHours = ({ week }: OpeningHours): string =>
  weekRuns(week, 'si')
    .map((run) => {
      const hours = run.hours.map(({ from, to }) => `${clock(from)} – ${clock(to)}`);
      return `${hours.join(' සහ ')}, ${span(run)}`;
    })
    .join('; ');

/** Hours in a sentence: “සඳුදා – සිකුරාදා, පෙ.ව. 9 – ප.ව. 6 GMT+5:30”. */
export const hoursInSentence = ({ week, timeZone }: OpeningHours): string => {
  const runs = weekRuns(week, 'si').map((run) => {
    const hours = run.hours.map(({ from, to }) => `${shortClock(from)} – ${shortClock(to)}`);
    return `${span(run)}, ${hours.join(' සහ ')}`;
  });
  return `${runs.join('; ')} ${zoneOffset(timeZone)}`;
};

/** “පෙ.ව. 9”. */
export const hourText = (hour: number): string => shortClock(hour * 60);

/** The days before a date, the first first: “දින 30කට, දින 7කට සහ දින 1කට”. */
export const daysInSentence = (days: readonly number[]): string =>
  writtenList(
    sinhala,
    days.toSorted((one, other) => other - one).map((count) => `දින ${count}කට`),
  );

/** The kinds of file that are taken, one name for each: “pdf, jpg හෝ png”. */
export function fileKinds({ endings }: UploadRules): string {
  const types = endings.map((ending) => fileTypes[ending]);
  const kinds = endings.filter((ending, index) => types.indexOf(fileTypes[ending]) === index);
  return kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} හෝ ${kinds.at(-1) ?? ''}`;
}
