import type { Interval, OpeningHours } from './opening-hours.ts';

/**
 * Whether somebody is there at an instant, given in milliseconds since 1970.
 *
 * Every page of the site asks this before anything else is loaded, so it stands alone: what it shared with other
 * modules would become one more file to fetch.
 */
export function isOpenAt({ timeZone, week, closed }: OpeningHours, instant: number): boolean {
  // Swedish writes 2026-11-23 09:00.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', hours, minutes] = format.format(instant).split(/[ :]/);
  const now = Number(hours) * 60 + Number(minutes);
  const isIn = ({ from, to }: Interval) => from <= now && now < to;
  return !closed.some((one) => one === day) && !!week[new Date(day).getUTCDay()]?.some(isIn);
}
