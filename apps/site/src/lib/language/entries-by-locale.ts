import { writtenIn } from './long-texts.ts';
import { everyLocale, isPublished } from './translated-pages.ts';

type Entry = Readonly<{ id: string; collection: string }>;

/**
 * Pairs every entry with every language, and says in which it is `written`: where its translation is missing or stale,
 * the English text stands in.
 *
 * @param entries - entries whose id is `<slug>/<locale>`.
 */
export function entriesByLocale<E extends Entry>(entries: readonly E[], languageOf = writtenIn) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const names = new Map(entries.map(({ id, collection }) => [id.slice(0, id.lastIndexOf('/')), collection]));
  return [...names].flatMap(([slug, collection]) =>
    everyLocale.flatMap((locale) => {
      const written = languageOf(`${collection}/${slug}`, locale);
      const entry = byId.get(`${slug}/${written}`);
      return entry ? [{ slug, locale, entry, written }] : [];
    }),
  );
}

/**
 * The entries that have pages of their own, in the languages in which these are published.
 *
 * @param folder - the path above the pages, as in `/service`.
 */
export const pagesByLocale = <E extends Entry>(folder: string, entries: readonly E[]) =>
  entriesByLocale(entries).filter(({ slug, locale }) => isPublished(locale, `${folder}/${slug}`));
