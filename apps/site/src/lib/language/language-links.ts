import { languageWords, locales, type Locale } from '@formation/content';
import { localePath } from './locale.ts';
import { everyLocale, isPublished } from './translated-pages.ts';

export type LanguageLinks = Readonly<{
  label: string;
  links: readonly Readonly<{ href: string; label: string; tag: string; isCurrent: boolean }>[];
}>;

/**
 * The languages of the menu: each leads to the same page, or to the home page where it is not translated yet. None
 * while there is one language only.
 *
 * @param url - the path of the page in English.
 */
export function languageLinks(current: Locale, url: string): LanguageLinks | undefined {
  const offered = everyLocale.filter((locale) => isPublished(locale, url) || isPublished(locale, '/'));
  if (offered.length < 2) return undefined;
  const links = offered.map((locale) => ({
    href: localePath(locale, isPublished(locale, url) ? url : '/'),
    label: locales[locale].label,
    tag: locales[locale].tag,
    isCurrent: locale === current,
  }));
  return { label: languageWords[current].menu, links };
}
