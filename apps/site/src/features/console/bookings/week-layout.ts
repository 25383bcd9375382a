import { addDays, dayAt, instantOf, type IsoDate } from '@formation/calendar';
import { colombo } from './times.ts';

/** From and to within a day, in minutes or in hours. */
export type Hours = Readonly<{ from: number; to: number }>;
type Timed = Readonly<{ start: string; end: string }>;

/** Where something stands in a day, in hundredths of the height that the shown hours have. */
export type Place = Readonly<{ top: number; height: number }>;

/** Where there are no hours and no calls. */
const usual: Hours = { from: 9, to: 17 };

/** A week of which nothing is known yet: the hours of a grid that it would hardly change. */
export const unknownWeek: readonly (readonly Hours[])[] = [[{ from: 60 * usual.from, to: 60 * usual.to }]];

const minuteMs = 60_000;

/** From which minute of its day to which a call lasts, by Colombo's clock; midnight ends a day. */
function minutesOf({ start, end }: Timed): Hours {
  const midnight = instantOf(dayAt(Date.parse(start), colombo), 0, colombo);
  const minute = (at: string) => (Date.parse(at) - midnight) / minuteMs;
  return { from: minute(start), to: Math.min(minute(end), 24 * 60) };
}

/** The whole hours that a grid of a week shows: the opening hours, and those of calls outside them. */
export function shownHours(week: readonly (readonly Hours[])[], calls: readonly Timed[]): Hours {
  const all = [...week.flat(), ...calls.map(minutesOf)];
  if (all.length === 0) return usual;
  const from = Math.min(...all.map((each) => each.from));
  const to = Math.max(...all.map((each) => each.to));
  return { from: Math.floor(from / 60), to: Math.ceil(to / 60) };
}

/** Where minutes of a day stand among the shown hours. */
export function placeOf({ from, to }: Hours, shown: Hours): Place {
  const part = (minutes: number) => (100 * minutes) / (60 * (shown.to - shown.from));
  return { top: part(from - 60 * shown.from), height: part(to - from) };
}

/** Where something that may begin before the shown hours, or end after them, stands among them; undefined outside. */
export function placeWithin(timed: Timed, shown: Hours): Place | undefined {
  const { from, to } = minutesOf(timed);
  const inside = { from: Math.max(from, 60 * shown.from), to: Math.min(to, 60 * shown.to) };
  return inside.from < inside.to ? placeOf(inside, shown) : undefined;
}

/** Where a call stands among the shown hours. */
export const placeOfCall = (call: Timed, shown: Hours): Place => placeOf(minutesOf(call), shown);

type Day = Readonly<{ day: IsoDate; open: readonly Hours[]; taken: readonly Timed[]; now: number }>;

/** The places of a day's hours, each so many minutes long, that are to come and in which nothing stands. */
export function emptyPlaces({ day, open, taken, now }: Day, minutes: number): readonly (Hours & { start: string })[] {
  const midnight = instantOf(day, 0, colombo);
  const at = (minute: number) => midnight + minute * minuteMs;
  const all = open.flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / minutes) }, (_, index) => from + index * minutes),
  );
  const isEmpty = (from: number) =>
    !taken.some(({ start, end }) => Date.parse(start) < at(from + minutes) && Date.parse(end) > at(from));
  return all
    .filter((from) => at(from) > now && isEmpty(from))
    .map((from) => ({ from, to: from + minutes, start: new Date(at(from)).toISOString() }));
}

/** The seven days from one on. */
export const weekFrom = (first: IsoDate): readonly IsoDate[] =>
  Array.from({ length: 7 }, (_, index) => addDays(first, index));
