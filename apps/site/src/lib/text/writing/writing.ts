import { dayText } from '@formation/calendar';

/** How a language writes what `Intl` does not know of it. */
export type Writing = Readonly<{
  day: (day: string, options?: Intl.DateTimeFormatOptions) => string;
  list: (texts: readonly string[]) => string;
  currency: (code: string) => string | undefined;
}>;

/** Where a page in another language leaves its own way; the script that does so shares no module with English pages. */
export type Writings = typeof globalThis & { ownWritings?: Map<string, Writing> };

/** A language's own way, where it has one. */
export const writingIn = (language: string): Writing | undefined => (globalThis as Writings).ownWritings?.get(language);

/** A day as a language writes it: see `dayText` of the calendar. */
export const writeDay = (language: string, day: string, options?: Intl.DateTimeFormatOptions): string =>
  writingIn(language)?.day(day, options) ?? dayText(language, day, options);
