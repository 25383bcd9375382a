import { type Locale, searchWords } from '@formation/content';
import type { SearchPage } from '../../features/site-search/page-search.ts';
import { localePath } from '../../lib/language/locale.ts';
import type { ListedPage } from './all-pages.ts';

type Sources = Readonly<{
  locale: Locale;
  /** Every page in the language, and in English. */
  own: readonly ListedPage[];
  english: readonly ListedPage[];
  /** The headings of long texts in the language, by the path of their page in English. */
  headings: ReadonlyMap<string, string>;
}>;

/** Whoever names a platform mostly wants an answer, and only then its table of fees or an article. */
const TOOLS_COUNT = 2;

/** What the search knows of each page: a page in another language is found by its English words as well. */
export function searchPages({ locale, own, english, headings }: Sources): readonly SearchPage[] {
  const inEnglish = new Map(english.map((page) => [page.path, page]));
  return own.map(({ path, title, text, step }) => {
    const typed = step && searchWords[step];
    const fallback = locale === 'en' ? undefined : inEnglish.get(path);
    const words = [typed?.[locale], headings.get(path), fallback?.title, fallback?.text, fallback && typed?.en];
    return {
      href: localePath(locale, path),
      title,
      text,
      words: words.filter(Boolean).join(' '),
      ...(step?.startsWith('tool:') && { boost: TOOLS_COUNT }),
    };
  });
}
