import { dayMs, utcDay, utcMidnight, type IsoDate } from './iso-date.ts';
import { onceAZone } from './once-a-zone.ts';

const clock = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;
const format = onceAZone((timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...clock }));

/** What the clocks of a time zone show at an instant, written as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const parts = new Map(
    format(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The calendar day that a time zone has at an instant. */
export function dayAt(instant: number, timeZone: string): IsoDate {
  return utcDay(wallClock(instant, timeZone));
}

/** Whether this platform knows a time zone by its IANA name. It knows offsets as well, which are none. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    format(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The time zone that a platform names as its own; undefined where it names none that it knows.
 *
 * @param name - what `Intl` resolves: some platforms leave it out, and with `TZ=` it is `Etc/Unknown`, which none knows.
 */
export function knownTimeZone(name: string | undefined): string | undefined {
  return name !== undefined && isTimeZone(name) ? name : undefined;
}

/**
 * The first instant at which the clocks of a time zone show a time of a day, or a later one.
 *
 * Where clocks go back and show the time twice, it is the first of the two. Where they go forward and skip it, it is
 * the instant of the change.
 *
 * @param minutes - since midnight by the clock on the wall; 1440 is the midnight that ends the day.
 */
export function instantOf(day: IsoDate, minutes: number, timeZone: string): number {
  const wanted = utcMidnight(day) + minutes * 60_000;
  // The offset is the one of the day before or of the day after: zones never change twice within two days.
  const before = wanted - (wallClock(wanted - dayMs, timeZone) - (wanted - dayMs));
  const after = wanted - (wallClock(wanted + dayMs, timeZone) - (wanted + dayMs));
  const shown = [before, after].filter((instant) => wallClock(instant, timeZone) === wanted);
  if (shown.length > 0) return Math.min(...shown);
  return firstShowing(wanted, timeZone, [Math.min(before, after), Math.max(before, after)]);
}

/** The change of the clocks between two instants, found by halving: before it they show less than wanted. */
function firstShowing(wanted: number, timeZone: string, [early, late]: readonly [number, number]): number {
  let [low, high] = [early, late];
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (wallClock(middle, timeZone) < wanted) low = middle;
    else high = middle;
  }
  return high;
}
