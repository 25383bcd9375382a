import type { Locale } from '@formation/content';
import { everyLocale, isPublished, languagesOf } from './published.ts';

/** The `[...locale]` part of a path: nothing for English, `si` for Sinhala. */
export const prefix = (locale: Locale) => (locale === 'en' ? undefined : locale);

/** A path in a language: `/pricing`, `/si/pricing`. Other addresses, and pages that are in English only, stay. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en' || !path.startsWith('/') || !isPublished(locale, path)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** For `getStaticPaths` of a page: once in every language in which it is published. */
export const inEveryLocale = (path: string) =>
  languagesOf(path).map((locale) => ({ params: { locale: prefix(locale) }, props: { locale } }));

/**
 * Pairs every entry with every language; where a translation is missing, the English text stands in.
 *
 * @param entries - entries whose id is `<slug>/<locale>`.
 */
export function entriesByLocale<E extends Readonly<{ id: string }>>(entries: readonly E[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const slugs = new Set(entries.map(({ id }) => id.slice(0, id.lastIndexOf('/'))));
  return [...slugs].flatMap((slug) =>
    everyLocale.flatMap((locale) => {
      const entry = byId.get(`${slug}/${locale}`) ?? byId.get(`${slug}/en`);
      return entry ? [{ slug, locale, entry, translated: entry.id.endsWith(`/${locale}`) }] : [];
    }),
  );
}

/**
 * The entries that have pages of their own, in the languages in which these are published.
 *
 * @param folder - the path above the pages, as in `/service`.
 */
export const pagesByLocale = <E extends Readonly<{ id: string }>>(folder: string, entries: readonly E[]) =>
  entriesByLocale(entries).filter(({ slug, locale }) => isPublished(locale, `${folder}/${slug}`));
