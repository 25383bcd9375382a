import type { CodeBook } from '../code-book.ts';
import type { Entry, System } from '../entry.ts';
import { breadcrumb, isRegistrable } from '../entry.ts';
import type { Activity, Codes } from '../words/activity.ts';
import { readCodes } from '../words/activity.ts';
import { readWords } from '../words/words-table.ts';

/** A text that leads to entries: an official title, or everyday words for a trade. */
export type Passage = Readonly<{
  text: string;
  /** The titles above a title; they help a little. */
  context: readonly string[];
  /** The entries it leads to, each with how directly, from 0 to 1. */
  leads: readonly Lead[];
  /** An official title, our words for one code, or everyday words for codes of all classifications. */
  kind: 'title' | 'words' | 'everyday';
}>;

type Lead = Readonly<{ entry: Entry; directness: number }>;

const order: readonly System[] = ['hsic', 'uk-sic', 'naics'];

/** However far back in its list, a code keeps so much. */
const LAST = 0.8;

/** The first code of a list is the closest; each next one counts a little less. */
function leadsTo(book: CodeBook, codes: Codes): readonly Lead[] {
  return order.flatMap((system) =>
    codes[system].flatMap((code, place) => {
      const entry = book.find(system, code);
      return entry ? [{ entry, directness: Math.max(LAST, 1 - 0.04 * place) }] : [];
    }),
  );
}

/** A form asks for the deepest entries; headings come after them. */
const ofLevel = (book: CodeBook, entry: Entry): number => (book.children(entry).length > 0 ? 0.6 : 1);

/** A title that is repeated further down is shown once, where it is deepest. */
function isRepeatedBelow(book: CodeBook, entry: Entry): boolean {
  return book.children(entry).some(({ title }) => title === entry.title);
}

function titlesAbove(entry: Entry): readonly string[] {
  return [...new Set(breadcrumb(entry).map(({ title }) => title))].filter((title) => title !== entry.title);
}

/** The official titles, each leading to its entry. */
export function titlePassages(book: CodeBook): readonly Passage[] {
  return book.entries
    .filter((entry) => isRegistrable(entry) && !isRepeatedBelow(book, entry))
    .map((entry) => ({
      text: entry.title,
      context: titlesAbove(entry),
      leads: [{ entry, directness: ofLevel(book, entry) }],
      kind: 'title' as const,
    }));
}

/** The everyday words of the activities and the trades, each leading to the codes that come closest. */
export function everydayPassages(book: CodeBook): readonly Passage[] {
  const known = new Map(book.activities.map((activity) => [activity.id, activity.codes]));
  const ofActivities = book.activities.flatMap(({ label, words, codes }: Activity) =>
    [label, ...words].map((text) => ({ text, context: [], leads: leadsTo(book, codes), kind: 'everyday' as const })),
  );
  const lines = book.tables.trades
    .trim()
    .split('\n')
    .map((line) => line.split(' = '));
  const isOwn = (target: string) => target.includes('/');
  const named = lines.filter(([, target = '']) => isOwn(target));
  const byFirst = new Map(named.map(([words = '', target = '']) => [words.split(', ', 1)[0] ?? '', readCodes(target)]));
  const ofTrades = lines.flatMap(([words = '', target = '']) => {
    const codes = isOwn(target) ? readCodes(target) : (known.get(target) ?? byFirst.get(target));
    if (!codes) throw new Error(`"${words}" names no line, but "${target}"`);
    const leads = leadsTo(book, codes);
    return words.split(', ').map((text) => ({ text, context: [], leads, kind: 'everyday' as const }));
  });
  return [...ofActivities, ...ofTrades];
}

/** Our own words for single codes. */
export function wordPassages(book: CodeBook): readonly Passage[] {
  return order.flatMap((system) =>
    readWords(system, book.tables.words[system]).flatMap(({ codes, words }) => {
      const leads = codes.flatMap((code) => book.find(system, code) ?? []).map((entry) => ({ entry, directness: 1 }));
      return words.map((text) => ({ text, context: [], leads, kind: 'words' as const }));
    }),
  );
}

/** A passage as the search reads it: its leads are places in the list of entries. */
export type IndexedPassage = Passage & Readonly<{ to: readonly (readonly [entry: number, directness: number])[] }>;

/** The logarithm of how many passages lead to each entry. */
export function breadthsOf(passages: readonly IndexedPassage[], entries: number): Float64Array {
  const many = new Float64Array(entries);
  for (const { to } of passages) for (const [entry] of to) many[entry] = (many[entry] ?? 0) + 1;
  return many.map((count) => Math.log1p(count) / 6);
}
