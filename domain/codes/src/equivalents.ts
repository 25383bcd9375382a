import type { CodeBook } from './code-book.ts';
import type { Entry, System } from './entry.ts';
import { readIsic } from './isic.ts';

/**
 * How close an entry of another classification comes, the closest first: official tables join the two alone; we chose
 * it by reading the titles; several share the class of ISIC and these share words; the class of one covers more; only
 * the class is shared.
 */
export type Closeness = 'alone' | 'read' | 'words' | 'part' | 'class';

/** The closest entry of another country's classification. Never a ruling: say so where it is shown. */
export type Equivalent = Readonly<{ entry: Entry; closeness: Closeness }>;

const signs: Readonly<Record<string, Closeness>> = { '=': 'alone', '~': 'words', '<': 'part', '?': 'class' };
const order: readonly Closeness[] = ['alone', 'read', 'words', 'part', 'class'];
const systems: readonly System[] = ['hsic', 'uk-sic', 'naics'];

/** The deepest entry of a chain that repeats one title: the one that a form asks for. */
function deepest(book: CodeBook, entry: Entry): Entry {
  const [only, ...more] = book.children(entry);
  return only && more.length === 0 && only.title === entry.title ? deepest(book, only) : entry;
}

/** Reads a line of `@formation/codes/equivalents` into the entries that it names. */
function readLine(book: CodeBook, from: System, line: string): readonly Equivalent[] {
  const others = systems.filter((system) => system !== from);
  return line.split('/').flatMap((list, at) =>
    list.split(' ').flatMap((item) => {
      const closeness = signs[item[0] ?? ''];
      const system = others[at];
      const entry = system && book.find(system, closeness ? item.slice(1) : item);
      return entry ? [{ entry, closeness: closeness ?? 'read' }] : [];
    }),
  );
}

function linesOf(table: string): ReadonlyMap<string, string> {
  const lines = table.trim().split('\n');
  return new Map(lines.map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]));
}

/** Each entry once, those of one classification together, the closest of them first. */
function inOrder(found: readonly Equivalent[]): readonly Equivalent[] {
  const rank = ({ entry, closeness }: Equivalent): number =>
    systems.indexOf(entry.system) * order.length + order.indexOf(closeness);
  const sorted = found.toSorted((a, b) => rank(a) - rank(b));
  return sorted.filter((one, at) => sorted.findIndex(({ entry }) => entry === one.entry) === at);
}

/**
 * Prepares the question "what comes closest in the other countries?" for a code book and the table of
 * `@formation/codes/equivalents`.
 *
 * @returns a function from an entry to its closest matches; a heading has those of what stands beneath it.
 */
export function equivalence(
  book: CodeBook,
  tables: Readonly<Record<System, string>>,
): (entry: Entry) => readonly Equivalent[] {
  const lines = { hsic: linesOf(tables.hsic), 'uk-sic': linesOf(tables['uk-sic']), naics: linesOf(tables.naics) };
  const isic = readIsic(book);
  const inClass = (entry: Entry, system: System): readonly Equivalent[] =>
    isic
      .classesOf(entry)
      .flatMap((name) => isic.entriesIn(name))
      .filter((other) => other.system === system)
      .map((other) => ({ entry: other, closeness: 'class' as const }));
  const ofCode = (entry: Entry): readonly Equivalent[] => {
    const found = readLine(book, entry.system, lines[entry.system].get(entry.code) ?? '');
    const missing = systems.filter(
      (system) => system !== entry.system && found.every((one) => one.entry.system !== system),
    );
    return [...found, ...missing.flatMap((system) => inClass(entry, system))];
  };
  const beneath = (entry: Entry): readonly Equivalent[] =>
    book.children(entry).flatMap((child) => {
      const found = book.children(child).length > 0 ? beneath(child) : ofCode(child);
      return found.map((one) => ({ entry: one.entry, closeness: 'part' as const }));
    });
  return (entry) => {
    const from = deepest(book, entry);
    return inOrder(book.children(from).length > 0 ? beneath(from) : ofCode(from));
  };
}

/** The classes of ISIC Rev. 4 that an entry belongs to, as far as the tables tell. */
export function isicClasses(book: CodeBook): (entry: Entry) => readonly string[] {
  const isic = readIsic(book);
  return (entry) => isic.classesOf(deepest(book, entry));
}
