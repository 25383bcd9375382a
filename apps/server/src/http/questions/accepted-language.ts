import type { Locale } from '@formation/content';
import { saidLanguage } from '../api/page-language.ts';

/** Languages are told apart by their first part: `si-LK` is Sinhala. */
function wanted(part: string): Readonly<{ language: string; weight: number }> {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return { language: tag.split('-', 1).join(), weight: weight === undefined ? 1 : Number(weight) };
}

/**
 * Of the languages that a client accepts, the first that we have; English where it names none of them.
 *
 * @see RFC 9110 §12.5.4
 */
export function acceptedLanguage(header = ''): Locale {
  const all = header.split(',').map(wanted);
  const best = all.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return best.map(({ language }) => saidLanguage(language)).find((language) => language !== undefined) ?? 'en';
}
