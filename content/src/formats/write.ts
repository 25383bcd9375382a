import type { LanguageFormat } from './language-format.ts';

/**
 * A day in a language's own words: `2026-11-21` is 2026 නොවැම්බර් 21.
 *
 * @param options - the parts that are wanted, as for `Intl.DateTimeFormat`; without them day, month in full and year.
 * @throws {RangeError} when there is no such day.
 */
export function writtenDay(
  format: LanguageFormat,
  text: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const date = new Date(`${text}T00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(text.slice(8)))
    throw new RangeError(`There is no day "${text}"`);
  const wanted: Intl.DateTimeFormatOptions = options.dateStyle
    ? { day: 'numeric', month: 'long', year: 'numeric' }
    : options;
  const { months, shortMonths, weekdays, shortWeekdays } = format;
  const parts = {
    day: wanted.day && String(date.getUTCDate()),
    month: wanted.month && (wanted.month === 'long' ? months : shortMonths)[date.getUTCMonth()],
    year: wanted.year && String(date.getUTCFullYear()),
  };
  const named = (wanted.weekday === 'long' ? weekdays : shortWeekdays)[date.getUTCDay()];
  const day = format.order.flatMap((part) => parts[part] ?? []).join(' ');
  return [wanted.weekday && named, day].filter(Boolean).join(', ');
}

/** A list in a language's own words: අ, ආ සහ ඇ. */
export function writtenList(format: LanguageFormat, texts: readonly string[]): string {
  const before = texts.slice(0, -1).join(', ');
  const last = texts.at(-1) ?? '';
  return before === '' ? last : `${before} ${format.and} ${last}`;
}
