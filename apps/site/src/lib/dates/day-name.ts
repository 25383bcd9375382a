import { dayText } from '@formation/calendar';
import { locales, type Locale } from '@formation/content';

const isLocale = (language: string): language is Locale => Object.hasOwn(locales, language);

/** The language in which the page writes days, amounts and names. */
export function pageLanguage(): string {
  const lang = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
  return locales[isLocale(lang) ? lang : 'en'].dates;
}

/** A day as the page's language writes it; English where there is no page yet: `2026-11-21` is 21 November 2026. */
export function dayName(day: string): string {
  return dayText(pageLanguage(), day);
}
