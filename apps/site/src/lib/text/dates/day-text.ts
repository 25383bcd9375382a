import { locales, type Locale } from '@formation/content';
import { writeDay } from '../writing/writing.ts';

/** A day in a sentence: `2025-03-26` is 26 Mar 2025. Other languages write the month in full there. */
export const dayText = (locale: Locale, day: string): string => writeDay(locales[locale].dates, day);
