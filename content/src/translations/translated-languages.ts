import { locales, type Locale, type Translated } from '../locales.ts';

/** The languages into which the English is translated, in the order of the language menu. */
export const translatedLanguages: readonly Translated[] = (Object.keys(locales) as Locale[]).filter(
  (language): language is Translated => language !== 'en',
); // its keys
