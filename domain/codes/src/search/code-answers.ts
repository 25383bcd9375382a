import type { System } from '../entry.ts';
import { chineseHits } from '../words/chinese-hits.ts';
import type { Hit } from './hit.ts';
import type { SearchIndex } from './search-index.ts';
import { search } from './search.ts';

export type ChineseTitles = ReadonlyMap<string, string>;
export type CodeQuestion = Readonly<{
  query: string;
  systems: readonly System[];
  chinese: ChineseTitles | undefined;
  /** At most so many answers. */
  limit: number;
}>;

/** An answer, with what was asked for in the Chinese title too. */
export type CodeAnswer = Hit & Readonly<{ inChinese: Hit['inTitle'] }>;

/** The answers to a question; one in Chinese is answered from the Chinese titles, once they are there. */
export function codeAnswers(
  index: SearchIndex,
  { query, systems, chinese, limit }: CodeQuestion,
): readonly CodeAnswer[] {
  const found = chinese && systems.includes('hsic') ? chineseHits(index.book, chinese, query) : [];
  if (found.length > 0) return found.slice(0, limit).map((hit) => ({ ...hit, inTitle: [], inChinese: hit.inTitle }));
  return search(index, query, { systems, limit }).map((hit) => ({ ...hit, inChinese: [] }));
}
