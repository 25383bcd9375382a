import { messages, type Locale } from '@formation/content';
import type { DayWords } from './day-fault.ts';

/** What a page says of a day that does not count: beside its field, and where its result would stand. */
export type PageDayWords = DayWords & Readonly<{ unread: string }>;

/** The same words as the published fees have, for the page of another tool. */
export function dayWords(locale: Locale): PageDayWords {
  const { days, refused } = messages[locale].calculators.published;
  return { ...days, unread: refused.unread };
}
