import { dayText } from '@formation/calendar';

/** How a language writes what `Intl` does not know of it. */
export type Writing = Readonly<{
  day: (day: string, options?: Intl.DateTimeFormatOptions) => string;
  list: (texts: readonly string[]) => string;
  currency: (code: string) => string | undefined;
}>;

const own = new Map<string, Writing>();

/** Makes a language write in its own way; its pages bring this with them, so that English pages need not. */
export const writeAs = (language: string, writing: Writing) => void own.set(language, writing);

/** A language's own way, where it has one. */
export const writingIn = (language: string): Writing | undefined => own.get(language);

/** A day as a language writes it: see `dayText` of the calendar. */
export const writeDay = (language: string, day: string, options?: Intl.DateTimeFormatOptions): string =>
  own.get(language)?.day(day, options) ?? dayText(language, day, options);
