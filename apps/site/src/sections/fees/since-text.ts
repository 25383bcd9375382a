import { fill, type Locale } from '@formation/content';
import { lastRead, type Cited } from '@formation/fees';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import type { FeeWords } from './fee-name.ts';

/** Since when a fee counts, or the day on which it was last seen: never one for the other. */
export function sinceText(entry: Cited, { locale, words }: Readonly<{ locale: Locale; words: FeeWords }>): string {
  if (entry.from !== undefined) return shortDay(locale, entry.from);
  return fill(words.table.seen, { day: shortDay(locale, lastRead(entry)) });
}
