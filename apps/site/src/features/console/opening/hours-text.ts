import { isoDate } from '@formation/calendar';
import type { TypedHours } from '../api/shapes.ts';

type Interval = TypedHours['week'][number][number];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The hours of a day as they are typed: `09:00-12:00, 13:00-17:00`. */
export const hoursText = (day: readonly Interval[]): string =>
  day.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(', ');

function minutesOf(text: string): number | undefined {
  const [whole, hours, minutes = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  return whole === undefined || Number(minutes) > 59 || sum > 24 * 60 ? undefined : sum;
}

/** The hours of a day as they were typed; undefined where they are not one after the other within a day. */
export function readHours(text: string): readonly Interval[] | undefined {
  if (text.trim() === '') return [];
  const day: Interval[] = [];
  for (const part of text.split(',')) {
    const [from, to, more] = part.split(/[-–]/).map(minutesOf);
    const fits = from !== undefined && to !== undefined && from < to && from >= (day.at(-1)?.to ?? 0);
    if (!fits || more !== undefined) return undefined;
    day.push({ from, to });
  }
  return day;
}

type Closed = TypedHours['closed'];

export const closedText = (closed: Closed): string => closed.map(({ day, name }) => `${day} ${name}`.trim()).join('\n');

/** The closed days as they were typed, or the first line that names none, or a day that has two names. */
export function readClosed(text: string): Closed | Readonly<{ wrong: string } | { twice: string }> {
  const lines = text.split('\n').map((line) => line.trim());
  const closed = lines.filter(Boolean).map((line) => ({ day: line.slice(0, 10), name: line.slice(10).trim(), line }));
  const wrong = closed.find(({ day }) => isoDate(day) === undefined);
  if (wrong !== undefined) return { wrong: wrong.line };
  const twice = closed.find(({ day }, index) => closed.findIndex((first) => first.day === day) < index);
  return twice === undefined ? closed.map(({ day, name }) => ({ day, name })) : { twice: twice.day };
}
