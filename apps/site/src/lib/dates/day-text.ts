import { dayText as textOf } from '@formation/calendar';
import { locales, type Locale } from '@formation/content';

/** A day as people write it: `2025-03-26` is 26 March 2025. */
export const dayText = (locale: Locale, day: string): string => textOf(locales[locale].dates, day);
