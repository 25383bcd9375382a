import { locales, type Locale } from '@formation/content';

/** A day as people write it: `2025-03-26` is 26 March 2025. */
export function dayText(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(locales[locale].dates, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
