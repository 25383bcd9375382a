import { soundOf } from '@formation/codes/sound';
import MiniSearch from 'minisearch';

/** A page as the search knows it. */
export type SearchPage = Readonly<{
  href: string;
  title: string;
  /** A sentence about it. */
  text: string;
  /** Other words by which it is found. */
  words: string;
  /** How many times as much it counts as others that fit as well. */
  boost?: number;
}>;

/** As many answers as anybody reads. */
const MOST_RESULTS = 12;

/** Small letters without what joins letters or stands above Latin ones: people type them with and without. */
const folded = (term: string): string =>
  term
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u00AD\u200B-\u200D]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** What a term sounds like, apart from all that is written; nothing for one that is too short to tell. */
const heard = (term: string): string | undefined => {
  const sound = soundOf(folded(term));
  return sound && `~${sound}`;
};

/** A page is found by what stands in it, and by what that sounds like. */
const indexed = (term: string): string[] => [folded(term), heard(term) ?? ''].filter(Boolean);

/** One letter in four may be wrong; of three letters none. */
const FUZZY = 0.25;

const options = {
  prefix: (term: string) => term.length > 1,
  fuzzy: (term: string) => (term.length > 3 ? FUZZY : false),
  boost: { title: 4, words: 2 },
  weights: { fuzzy: 0.3, prefix: 0.6 },
  boostDocument: (_id: string, _term: string, stored?: Record<string, unknown>) => Number(stored?.['boost'] ?? 1),
};

/**
 * Builds the search over pages.
 *
 * @returns what answers a query with the addresses of pages, the closest first: those that have every word of it, or
 *   where there are none, words that sound so, or where there are none either, those that have any.
 */
export function pageSearch(pages: readonly SearchPage[]): (query: string) => readonly string[] {
  const index = new MiniSearch<SearchPage>({
    idField: 'href',
    fields: ['title', 'text', 'words'],
    storeFields: ['boost'],
    processTerm: indexed,
    searchOptions: options,
  });
  index.addAll(pages);
  return (query) => {
    const ways = [
      { processTerm: folded, combineWith: 'AND' },
      { processTerm: (term: string) => heard(term) ?? folded(term), combineWith: 'AND', fuzzy: false },
      { processTerm: folded },
    ] as const;
    let found: ReturnType<typeof index.search> = [];
    for (const way of ways) if (found.length === 0) found = index.search(query, way);
    return found.slice(0, MOST_RESULTS).map(({ id }) => String(id));
  };
}
