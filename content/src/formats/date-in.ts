import { dayText } from '@formation/calendar';
import { locales, type Locale } from '../locales.ts';
import { formats } from './formats.ts';
import { writtenDay } from './write.ts';

/**
 * A day as mails, calendars and answers to programs in a language say it.
 *
 * @param options - other parts than day, month and year.
 */
export const dateIn = (language: Locale, day: string, options?: Intl.DateTimeFormatOptions): string =>
  language === 'en' ? dayText(locales.en.dates, day, options) : writtenDay(formats[language], day, options);

/** A day with its weekday: Monday 29 Mar 2027. */
export const dayIn = (language: Locale, day: string): string =>
  [dateIn(language, day, { weekday: 'long' }), dateIn(language, day)].join(language === 'en' ? ' ' : ', ');
