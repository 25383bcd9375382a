import type { Interval, Week } from '@formation/calendar';
import type { Locale } from '../locales.ts';
import { weekRuns } from './week-runs.ts';

const pad = (part: number) => String(part).padStart(2, '0');
const clock = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
const span = ({ from, to }: Interval) => `${clock(from)}–${clock(to)}`;

/**
 * The hours of a week by the clock of 24 hours, as a calendar shows its times; empty for a week without any.
 *
 * @example weekHours(week, 'en') //=> 'Monday–Friday 09:00–17:00'
 */
export function weekHours(week: Week, locale: Locale): string {
  const runs = weekRuns(week, locale).map(({ first, last, hours }) => {
    const days = first === last ? first : `${first}–${last}`;
    return `${days} ${hours.map(span).join(', ')}`;
  });
  return runs.join('; ');
}
