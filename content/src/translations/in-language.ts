import type { Everywhere, Locale, Translated } from '../locales.ts';
import { stateOf } from './translations.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The translation, text by text; English where it is missing, or older than the English that it was made from. A list
 * of another length is another list: the English one stands.
 */
function translated(locale: Translated, english: unknown, own: unknown): unknown {
  if (typeof english === 'string')
    return typeof own === 'string' && stateOf(locale, english, own) !== 'stale' ? own : english;
  if (Array.isArray(english))
    return Array.isArray(own) && own.length === english.length
      ? english.map((text, index) => translated(locale, text, own[index]))
      : english;
  if (!isRecord(english)) return english;
  const words = isRecord(own) ? own : {};
  return Object.fromEntries(
    Object.entries(english).map(([name, text]) => [name, translated(locale, text, words[name])]),
  );
}

/**
 * What is shown of a text, or of a group of texts, in a language.
 *
 * @returns English for each text that has no translation or a stale one.
 */
export function inLanguage<T>(text: Everywhere<T>, locale: Locale): T {
  if (locale === 'en' || text[locale] === undefined) return text.en;
  return translated(locale, text.en, text[locale]) as T; // the shape is that of the English
}
