import type { CodeBook } from './code-book.ts';
import type { Entry } from './entry.ts';

/** What an entry covers, as far as the classification and our everyday words tell. */
export type Coverage = Readonly<{
  /** The entries beneath it, without those that only repeat its title. */
  contains: readonly Entry[];
  /** Its neighbours under the same parent: look there for what it leaves out. */
  beside: readonly Entry[];
  /** Everyday words for it, from the common activities for which it is the closest code. */
  words: readonly string[];
}>;

/** What an entry covers, for "what it covers" beside a result. */
export function coverage(book: CodeBook, entry: Entry): Coverage {
  const contains = book.children(entry).flatMap((child) => (child.title === entry.title ? [] : [child]));
  const top = chainTop(entry);
  const beside = top.parent ? book.children(top.parent).filter((other) => other !== top) : [];
  const activities = book.activities.filter(({ codes }) => codes[entry.system][0] === entry.code);
  return { contains, beside, words: [...new Set(activities.flatMap(({ label, words }) => [label, ...words]))] };
}

/** The topmost entry of a chain that repeats one title. */
function chainTop(entry: Entry): Entry {
  return entry.parent?.title === entry.title ? chainTop(entry.parent) : entry;
}
