import type { Locale } from '@formation/content';

/** The languages that have their own pages. English is at the root, without a prefix. */
export const publishedLocales: readonly Locale[] = ['en'];

/** The `[...locale]` part of a path: nothing for English, `si` for Sinhala. */
export const prefix = (locale: Locale) => (locale === 'en' ? undefined : locale);

/** A path in a language: `/pricing`, `/si/pricing`. Other addresses stay as they are. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en' || !path.startsWith('/')) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** For `getStaticPaths` of a page that exists once in every language. */
export const inEveryLocale = () =>
  publishedLocales.map((locale) => ({ params: { locale: prefix(locale) }, props: { locale } }));

/**
 * Pairs every entry with every language; where a translation is missing, the English text stands in.
 *
 * @param entries - entries whose id is `<slug>/<locale>`.
 */
export function entriesByLocale<E extends Readonly<{ id: string }>>(entries: readonly E[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const slugs = new Set(entries.map(({ id }) => id.slice(0, id.lastIndexOf('/'))));
  return [...slugs].flatMap((slug) =>
    publishedLocales.flatMap((locale) => {
      const entry = byId.get(`${slug}/${locale}`) ?? byId.get(`${slug}/en`);
      return entry ? [{ slug, locale, entry, translated: entry.id.endsWith(`/${locale}`) }] : [];
    }),
  );
}
