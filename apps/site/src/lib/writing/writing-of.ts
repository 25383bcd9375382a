import { writtenDay, writtenList, type LanguageFormat } from '@formation/content';
import type { Writing } from './writing.ts';

/** A language by the tables of its words. */
export const writingOf = (format: LanguageFormat): Writing => ({
  day: (day, options) => writtenDay(format, day, options),
  list: (texts) => writtenList(format, texts),
  currency: (code) => format.currencies[code],
});
