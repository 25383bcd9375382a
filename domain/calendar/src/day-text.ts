import { isoDate, utcMidnight } from './iso-date.ts';

/** A formatter costs a thousand times what writing a day with it does. There are as many as languages and ways to write. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = language + JSON.stringify(options);
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formatters.set(name, formatter);
  return formatter;
}

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
  return formatterOf(language, options).format(utcMidnight(known));
}
