import type { CodeBook } from '../code-book.ts';
import type { Hit } from '../search/hit.ts';

/**
 * The HSIC entries whose Chinese title contains the typed characters, the shortest titles first.
 *
 * @param titles - by code, from `@formation/codes/chinese`; `inTitle` then points into the Chinese title.
 */
export function chineseHits(book: CodeBook, titles: ReadonlyMap<string, string>, query: string): readonly Hit[] {
  const typed = query.trim();
  if (!/\p{Script=Han}/u.test(typed)) return [];
  const hits = book.entries.flatMap((entry) => {
    const title = entry.system === 'hsic' ? (titles.get(entry.code) ?? '') : '';
    const start = title.indexOf(typed);
    const isRepeated = book.children(entry).some(({ code }) => titles.get(code) === title);
    if (start < 0 || isRepeated) return [];
    const inTitle = [{ start, end: start + typed.length }];
    return [{ entry, score: typed.length / title.length, inTitle, inCode: 0, via: undefined }];
  });
  return hits.sort((a, b) => b.score - a.score || (a.entry.code < b.entry.code ? -1 : 1));
}
