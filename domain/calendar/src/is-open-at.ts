import type { OpeningHours } from './opening-hours.ts';

/**
 * Whether somebody is there at an instant, given in milliseconds since 1970.
 *
 * Every page of the site asks this before anything else is loaded, so it stands alone: what it shared with other
 * modules would become one more file to fetch.
 */
export function isOpenAt({ timeZone, week, closed }: OpeningHours, instant: number): boolean {
  // Swedish writes 2026-11-23 09:00.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = format.format(instant).split(' ');
  if (closed.some((one) => one === day)) return false;
  const [hours, minutes] = time.split(':').map(Number);
  const now = (hours ?? 0) * 60 + (minutes ?? 0);
  return (week[new Date(day).getUTCDay()] ?? []).some(({ from, to }) => now >= from && now < to);
}
