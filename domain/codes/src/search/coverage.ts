import type { CodeBook } from '../code-book.ts';
import type { Entry } from '../entry.ts';
import { readWords } from '../words/words-table.ts';

/** What an entry covers, as far as the classification and our everyday words tell. */
export type Coverage = Readonly<{
  /** The entries beneath it, without those that only repeat its title. */
  contains: readonly Entry[];
  /** What its own title leaves out, in the words of the title. */
  leavesOut: readonly string[];
  /** Its neighbours under the same parent: look there for what it leaves out. */
  beside: readonly Entry[];
  /** Everyday words for it: those of ours that lead to it alone, and those of the activities it is the closest for. */
  words: readonly string[];
}>;

const EXCEPTIONS =
  /\((?:except|excl(?:uding|\.)?|other than|not including) ([^)]+)\)|,? (?:except|other than) ([^()]+)$/gi;

/** What an entry covers, for "what it covers" beside a result. */
export function coverage(book: CodeBook, entry: Entry): Coverage {
  const contains = book.children(entry).flatMap((child) => (child.title === entry.title ? [] : [child]));
  const top = chainTop(entry);
  const beside = top.parent ? book.children(top.parent).filter((other) => other !== top) : [];
  const activities = book.activities.filter(({ codes }) => codes[entry.system][0] === entry.code);
  const own = readWords(entry.system, book.tables.words[entry.system])
    .filter(({ codes }) => codes.includes(entry.code))
    .flatMap(({ words }) => words);
  const leavesOut = [...entry.title.matchAll(EXCEPTIONS)].map(([, inBrackets, atEnd]) => inBrackets ?? atEnd ?? '');
  return {
    contains,
    leavesOut,
    beside,
    words: [...new Set([...activities.flatMap(({ label, words }) => [label, ...words]), ...own])],
  };
}

/** The topmost entry of a chain that repeats one title. */
function chainTop(entry: Entry): Entry {
  return entry.parent?.title === entry.title ? chainTop(entry.parent) : entry;
}
