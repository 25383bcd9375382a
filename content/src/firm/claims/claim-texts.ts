import type { Locale } from '../../locales.ts';
import { inLanguage } from '../../translations/in-language.ts';
import { claims, type ClaimName } from './claims.ts';

/** The words of every claim in one language, to be used inside sentences. */
export function claimTexts(locale: Locale): Readonly<Record<ClaimName, string>> {
  const texts = Object.entries(claims).map(([name, { text }]) => [name, inLanguage(text, locale)]);
  return Object.fromEntries(texts) as Record<ClaimName, string>; // Object.entries loses the names that `claims` has
}
