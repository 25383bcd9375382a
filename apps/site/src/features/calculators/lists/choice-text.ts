import { locales } from '@formation/content';
import type { BulkWords } from './bulk-words.ts';

/** A choice as people read it: its word, the country of its code, or its id spelled out. */
export function choiceText(id: string, { page, locale }: BulkWords): string {
  const words: Readonly<Record<string, string>> = page.choices;
  const word = words[id];
  if (word) return word;
  if (/^[A-Z]{2}$/.test(id)) return new Intl.DisplayNames(locales[locale].tag, { type: 'region' }).of(id) ?? id;
  return id.replaceAll('-', ' ').replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
