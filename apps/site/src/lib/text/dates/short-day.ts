import { locales, type Locale } from '@formation/content';
import { writeDay } from '../writing/writing.ts';

/** A day where there is little room: `2026-09-29` is 29 Sept 2026. */
export const shortDay = (locale: Locale, day: string): string =>
  writeDay(locales[locale].dates, day, { day: 'numeric', month: 'short', year: 'numeric' });

/** The month of a day: `2026-09-29` is Sept 2026. */
export const monthOf = (locale: Locale, day: string): string =>
  writeDay(locales[locale].dates, day, { month: 'short', year: 'numeric' });
