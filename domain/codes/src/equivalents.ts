import type { CodeBook } from './code-book.ts';
import { isRegistrable, type Entry, type System } from './entry.ts';
import { isFiller, words } from './words.ts';

/** The closest entry of another country's classification. Never official: say "closest match" where it is shown. */
export type Equivalent = Readonly<{
  entry: Entry;
  /** `curated`: chosen by reading the titles side by side; `same words`: the titles have the same words. */
  method: 'curated' | 'same words';
  /** The common activity that joins them, when it was curated. */
  activity: string | undefined;
}>;

const empty = new Set(['activity', 'activities', 'service', 'services']);

/** The telling words of a title, in no order. */
function wordsOf(title: string): string {
  const telling = words(title).filter(({ folded }) => !isFiller(folded) && !empty.has(folded));
  return [...new Set(telling.map(({ stem }) => stem))].sort().join(' ');
}

/** The deepest entry of a chain that repeats one title: the one that a form asks for. */
function deepest(book: CodeBook, entry: Entry): Entry {
  const [only, ...more] = book.children(entry);
  return only && more.length === 0 && only.title === entry.title ? deepest(book, only) : entry;
}

function curated(book: CodeBook, entry: Entry): readonly Equivalent[] {
  const joined = book.activities
    .map((activity) => ({ activity, place: activity.codes[entry.system].indexOf(entry.code) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place);
  return joined.flatMap(({ activity }) =>
    (Object.keys(activity.codes) as System[]) // its keys are the systems
      .filter((system) => system !== entry.system)
      .flatMap((system) => activity.codes[system].map((code) => book.find(system, code)))
      .flatMap((other) => (other ? [{ entry: other, method: 'curated' as const, activity: activity.label }] : [])),
  );
}

/**
 * Prepares the question "what comes closest in the other countries?" for a code book.
 *
 * @returns a function from an entry to its closest matches: the curated ones first, each entry once.
 */
export function equivalence(book: CodeBook): (entry: Entry) => readonly Equivalent[] {
  const byWords = Map.groupBy(book.entries.filter(isRegistrable), ({ title }) => wordsOf(title));
  return (entry) => {
    const from = deepest(book, entry);
    const sameWords = (byWords.get(wordsOf(from.title)) ?? [])
      .filter((other) => other.system !== from.system && deepest(book, other) === other)
      .map((other) => ({ entry: other, method: 'same words' as const, activity: undefined }));
    const all = [...curated(book, from), ...sameWords];
    return all.filter((one, at) => all.findIndex((other) => other.entry === one.entry) === at);
  };
}
