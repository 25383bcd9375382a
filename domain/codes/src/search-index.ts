import type { CodeBook } from './code-book.ts';
import { everydayPassages, titlePassages, type Passage } from './passage.ts';
import { wordReader, type KnownWord } from './vocabulary.ts';
import { faintWords, stem } from './words.ts';

/** What the search looks things up in. Build it once, from a code book. */
export type SearchIndex = Readonly<{
  book: CodeBook;
  passages: readonly Passage[];
  /** For a stem, the passages whose own words have it. */
  own: ReadonlyMap<string, readonly number[]>;
  /** For a stem, the passages whose parents' titles have it. */
  above: ReadonlyMap<string, readonly number[]>;
  /** How much each stem tells. */
  rarity: ReadonlyMap<string, number>;
  /** How much the own words of each passage weigh together. */
  weights: readonly number[];
  /** Every word, sorted. */
  vocabulary: readonly KnownWord[];
  /** For a stem, the stems that mean the same. */
  synonyms: ReadonlyMap<string, readonly string[]>;
}>;

function add(postings: Map<string, number[]>, stemmed: string, passage: number): void {
  const list = postings.get(stemmed);
  if (!list) postings.set(stemmed, [passage]);
  else if (list.at(-1) !== passage) list.push(passage);
}

function readSynonyms(table: string): ReadonlyMap<string, readonly string[]> {
  const groups = table
    .trim()
    .split('\n')
    .map((line) => [...new Set(line.split(', ').map((word) => stem(word)))]);
  return new Map(groups.flatMap((group) => group.map((member) => [member, group.filter((one) => one !== member)])));
}

const faintStems = new Set(faintWords.map(stem));

/**
 * How much each stem tells: the rarer, the more.
 *
 *     weight = ln(1 + passages / passages with it), times 0.3 for words such as "services"
 */
function rarities(own: SearchIndex['own'], passages: number): ReadonlyMap<string, number> {
  const all = [...own].map(([stemmed, { length }]) => {
    const rarity = Math.log(1 + passages / length);
    return [stemmed, faintStems.has(stemmed) ? 0.3 * rarity : rarity] as const;
  });
  return new Map(all);
}

/** How many passages are read between two pauses. */
const PORTION = 250;

/**
 * Builds the index in portions of a few milliseconds and pauses after each, so that a page can stay responsive.
 *
 * @yields the fraction that is done.
 */
export function* searchIndexInSteps(book: CodeBook): Generator<number, SearchIndex> {
  const everyday = everydayPassages(book);
  yield 0;
  const passages = [...everyday, ...titlePassages(book)];
  yield 0;
  const read = wordReader();
  const own = new Map<string, number[]>();
  const above = new Map<string, number[]>();
  for (const [at, passage] of passages.entries()) {
    for (const stemmed of read.stems(passage.text)) add(own, stemmed, at);
    for (const title of passage.context) for (const stemmed of read.stems(title)) add(above, stemmed, at);
    if (at % PORTION === PORTION - 1) yield at / passages.length;
  }
  yield 1;
  const rarity = rarities(own, passages.length);
  const weights = new Array<number>(passages.length).fill(0);
  for (const [stemmed, list] of own) {
    for (const at of list) weights[at] = (weights[at] ?? 0) + (rarity.get(stemmed) ?? 0);
  }
  for (const group of book.tables.synonyms.trim().split('\n')) read.stems(group);
  const synonyms = readSynonyms(book.tables.synonyms);
  return { book, passages, own, above, weights, rarity, vocabulary: read.vocabulary(), synonyms };
}

/** Builds the index at once. */
export function searchIndex(book: CodeBook): SearchIndex {
  const steps = searchIndexInSteps(book);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
