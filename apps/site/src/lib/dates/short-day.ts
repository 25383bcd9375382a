import { locales, type Locale } from '@formation/content';

const written = (locale: Locale, iso: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[locale].dates, { ...format, timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));

/** A day where there is little room: `2026-09-29` is 29 Sept 2026. */
export const shortDay = (locale: Locale, iso: string): string =>
  written(locale, iso, { day: 'numeric', month: 'short', year: 'numeric' });

/** The month of a day: `2026-09-29` is Sept 2026. */
export const monthOf = (locale: Locale, iso: string): string =>
  written(locale, iso, { month: 'short', year: 'numeric' });
