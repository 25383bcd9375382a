import { locales, type Locale } from '@formation/content';
import { writeDay } from '../writing/writing.ts';

/** A day as people write it: `2025-03-26` is 26 March 2025. */
export const dayText = (locale: Locale, day: string): string => writeDay(locales[locale].dates, day);
