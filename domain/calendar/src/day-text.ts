import { isoDate, utcMidnight } from './iso-date.ts';

/**
 * A day as a language writes it: `2026-11-21` is "21 Nov 2026" in `en-GB`.
 *
 * @param language - a BCP 47 tag.
 * @param options - other parts than day, short month and year.
 * @throws {RangeError} when there is no such day.
 */
export function dayText(
  language: string,
  day: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const known = isoDate(day);
  if (!known) throw new RangeError(`There is no day "${day}"`);
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(utcMidnight(known));
}
