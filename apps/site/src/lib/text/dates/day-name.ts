import { writeDay } from '../writing/writing.ts';

/** The tags in which pages write, by their language. */
const tags = { en: 'en-GB', 'si-LK': 'si-LK', 'ta-LK': 'ta-LK' } as const;
const isTag = (language: string): language is keyof typeof tags => Object.hasOwn(tags, language);

let built = 'en';

/** Tells the build in which language the page is that it writes now: one page at a time. */
export function writePageIn(language: string): void {
  built = language;
}

/** The language in which the page writes days, amounts and names. */
export function pageLanguage(): string {
  const lang = typeof document === 'undefined' ? built : document.documentElement.lang;
  return tags[isTag(lang) ? lang : 'en'];
}

/** A day as the page's language writes it: `2026-11-21` is 21 Nov 2026. */
export function dayName(day: string): string {
  return writeDay(pageLanguage(), day);
}
