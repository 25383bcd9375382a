import type { IsoDate } from '@formation/calendar';
import { closedDays, closedDaysKnownUntil } from '@formation/content';
import type { CallRules } from '@formation/leads';
import type { Closed, Hours } from './opening.ts';

/** The hours with what became of the days of the file, and until when the holidays are known. */
export type HoursInForce = Hours & Readonly<{ seen: readonly IsoDate[]; holidaysUntil: IsoDate }>;

const nameOf = (day: string) => closedDays.find((known) => known.day === day)?.name.en ?? '';
const byDay = (a: Closed, b: Closed) => (a.day < b.day ? -1 : 1);

/** Those of the content's files, which count until somebody changes them in the console. */
export const builtHours = ({ hours: { week, closed } }: CallRules): HoursInForce => ({
  week,
  closed: closed.map((day) => ({ day, name: nameOf(day) })),
  seen: closed,
  holidaysUntil: closedDaysKnownUntil,
});

/**
 * What was saved, with the days that the file got since. A day of the file that whoever saved had before them, and took
 * out, stays out.
 */
export function hoursInForce({ week, closed, seen = [], holidaysUntil }: Hours, file: HoursInForce): HoursInForce {
  const settled = new Set([...seen, ...closed.map(({ day }) => day)]);
  const since = file.closed.filter(({ day }) => !settled.has(day));
  const until = holidaysUntil !== undefined && holidaysUntil > file.holidaysUntil ? holidaysUntil : file.holidaysUntil;
  return { week, closed: [...closed, ...since].toSorted(byDay), seen: file.seen, holidaysUntil: until };
}
