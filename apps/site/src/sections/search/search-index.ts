import type { Locale } from '@formation/content';
import { getCollection } from 'astro:content';
import type { SearchPage } from '../../features/site-search/page-search.ts';
import { entriesByLocale } from '../../lib/language/entries-by-locale.ts';
import { allPages } from './all-pages.ts';
import { searchPages } from './search-pages.ts';

/** The long texts whose headings are searched: their collection, and the path above their pages. */
const longTexts = [
  ['blog', '/blog'],
  ['formation', '/formation'],
  ['legal', ''],
] as const;

/** The headings of a text in Markdown. */
const headingsIn = (markdown = ''): string =>
  [...markdown.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading).join(' ');

async function headingsByPath(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const collections = await Promise.all(
    longTexts.map(async ([kind, folder]) =>
      entriesByLocale(await getCollection(kind))
        .filter((entry) => entry.locale === locale)
        .map(({ slug, entry }) => [`${folder}/${slug}`, headingsIn(entry.body)] as const),
    ),
  );
  return new Map(collections.flat());
}

/** What the search of a language knows: one file, which its page asks for. */
export async function searchIndex(locale: Locale): Promise<readonly SearchPage[]> {
  const [own, english, headings] = await Promise.all([allPages(locale), allPages('en'), headingsByPath(locale)]);
  const pagesOf = (groups: typeof own) => groups.flatMap(({ pages }) => pages);
  return searchPages({ locale, own: pagesOf(own), english: pagesOf(english), headings });
}
