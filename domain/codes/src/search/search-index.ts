import type { CodeBook } from '../code-book.ts';
import type { Entry } from '../entry.ts';
import { readIsic } from '../isic.ts';
import { looseSoundOf, soundOf } from '../words/sound.ts';
import { wordReader, type KnownWord } from '../words/vocabulary.ts';
import { weighed } from '../words/word-weights.ts';
import { readWords } from '../words/words-table.ts';
import { stem } from '../words/words.ts';
import { breadthsOf, everydayPassages, titlePassages, wordPassages, type IndexedPassage } from './passage.ts';

/** What the search looks things up in. Build it once, from a code book. */
export type SearchIndex = Readonly<{
  book: CodeBook;
  entries: readonly Entry[];
  /** Whether something stands beneath an entry: forms ask for what is beneath. */
  headings: readonly boolean[];
  /** Whether an entry takes what has no place of its own: "other", "not elsewhere classified". */
  rests: readonly boolean[];
  /** How much an entry takes in, as far as our words tell: from 0 to about 1. */
  breadths: Float64Array;
  passages: readonly IndexedPassage[];
  /** For a stem, the passages whose own words have it. */
  own: ReadonlyMap<string, readonly number[]>;
  /** For a stem, the passages whose parents' titles have it. */
  above: ReadonlyMap<string, readonly number[]>;
  /** For a stem, the ISIC classes in which a title or a word of any classification has it. */
  inClass: ReadonlyMap<string, ReadonlySet<number>>;
  /** The entries of each ISIC class, by its number. */
  members: readonly (readonly number[])[];
  /** The entries that trade, rent or repair the goods of each ISIC class. */
  sellers: readonly (readonly number[])[];
  /** How much each stem tells. */
  rarity: ReadonlyMap<string, number>;
  /** How much the own words of each passage weigh together. */
  weights: readonly number[];
  /** Every word, sorted. */
  vocabulary: readonly KnownWord[];
  /** For a sound, the stems of the everyday words that sound so. */
  sounds: ReadonlyMap<string, readonly string[]>;
  /** For a stem, the stems that mean the same. */
  synonyms: ReadonlyMap<string, readonly string[]>;
}>;

function add<T>(postings: Map<string, T[]>, key: string, found: T): void {
  const list = postings.get(key);
  if (!list) postings.set(key, [found]);
  else if (list.at(-1) !== found) list.push(found);
}

function readSynonyms(table: string): ReadonlyMap<string, readonly string[]> {
  const groups = table
    .trim()
    .split('\n')
    .map((line) => [...new Set(line.split(', ').map((word) => stem(word)))]);
  return new Map(groups.flatMap((group) => group.map((member) => [member, group.filter((one) => one !== member)])));
}

/** The ISIC classes by number, who belongs to each and who trades its goods. */
function* classesInSteps(book: CodeBook, places: ReadonlyMap<Entry, number>) {
  const isic = readIsic(book);
  yield 0;
  const names = new Map<string, number>();
  const members: number[][] = [];
  const sellers: number[][] = [];
  const numberOf = (name: string): number => {
    const known = names.get(name) ?? names.size;
    if (known === names.size) {
      members.push([]);
      sellers.push([]);
    }
    names.set(name, known);
    return known;
  };
  for (const [entry, place] of places) for (const name of isic.classesOf(entry)) members[numberOf(name)]?.push(place);
  for (const system of ['hsic', 'uk-sic', 'naics'] as const) {
    yield 0;
    for (const { codes, goodsOf } of readWords(system, book.tables.words[system])) {
      const found = codes.flatMap((code) => places.get(book.find(system, code) as Entry) ?? []);
      for (const name of goodsOf) sellers[numberOf(name)]?.push(...found);
    }
  }
  return { members, sellers, classesOf: (entry: Entry) => isic.classesOf(entry).map(numberOf) };
}

function teach(inClass: Map<string, Set<number>>, stemmed: string, classes: readonly number[]): void {
  if (classes.length === 0) return;
  const taught = inClass.get(stemmed) ?? new Set();
  inClass.set(stemmed, taught);
  for (const name of classes) taught.add(name);
}

const NO_PLACE = /\b(?:other|n\.e\.c|miscellaneous)\b/i;

/** What the index tells of the entries themselves, and of words that mean the same. */
function ofEntries(
  book: CodeBook,
  entries: readonly Entry[],
  { members, sellers }: Pick<SearchIndex, 'members' | 'sellers'>,
) {
  const headings = entries.map((entry) => book.children(entry).length > 0);
  const rests = entries.map(({ title }) => NO_PLACE.test(title));
  return { entries, headings, rests, members, sellers, synonyms: readSynonyms(book.tables.synonyms) };
}

function* passagesInSteps(book: CodeBook) {
  const everyday = everydayPassages(book);
  yield 0;
  const words = wordPassages(book);
  yield 0;
  const titles = titlePassages(book);
  yield 0;
  return { everyday, single: [...words, ...titles] };
}

/** The everyday words by what they sound like, so that "elavalu" finds "elawalu". */
function soundsOf(vocabulary: readonly KnownWord[]): SearchIndex['sounds'] {
  const sounds = new Map<string, string[]>();
  for (const { folded, stem: stemmed } of vocabulary) {
    for (const sound of [soundOf(folded), looseSoundOf(folded)]) if (sound !== undefined) add(sounds, sound, stemmed);
  }
  return sounds;
}

type Leads = IndexedPassage['leads'];
type Leading = Readonly<{ leads: Leads; to: IndexedPassage['to']; teaches: readonly number[] }>;

/** Where leads go, by the places of their entries, and of which classes they tell. */
function leadingTo(
  leads: Leads,
  places: ReadonlyMap<Entry, number>,
  classesOf: (entry: Entry) => readonly number[],
): Leading {
  const to = leads.flatMap(({ entry, directness }) => {
    const place = places.get(entry);
    return place === undefined ? [] : [[place, directness] as const];
  });
  return { leads, to, teaches: leads.flatMap(({ entry }) => classesOf(entry)) };
}

/** How many passages are read between two pauses. */
const PORTION = 250;

/**
 * Builds the index in portions of a few milliseconds and pauses after each, so that a page can stay responsive.
 *
 * @yields the fraction that is done.
 */
export function* searchIndexInSteps(book: CodeBook): Generator<number, SearchIndex> {
  const { everyday, single } = yield* passagesInSteps(book);
  const entries = [...new Set(single.flatMap(({ leads }) => leads.map(({ entry }) => entry)))];
  const places = new Map(entries.map((entry, at) => [entry, at]));
  const classes = yield* classesInSteps(book, places);
  yield 0;
  const passages: IndexedPassage[] = [];
  const read = wordReader();
  const own = new Map<string, number[]>();
  const above = new Map<string, number[]>();
  const inClass = new Map<string, Set<number>>();
  let sounds: SearchIndex['sounds'] = new Map();
  let leading: Leading = { leads: [], to: [], teaches: [] };
  for (const [at, { leads, text, context, kind }] of [...everyday, ...single].entries()) {
    // All words for a trade come after each other and share their leads: what these are is asked once.
    if (leads !== leading.leads)
      leading = leadingTo(leads, places, at < everyday.length ? () => [] : classes.classesOf);
    const { to, teaches } = leading;
    passages.push({ text, context, leads, kind, to });
    for (const stemmed of read.stems(text)) {
      add(own, stemmed, at);
      teach(inClass, stemmed, teaches);
    }
    for (const title of context) for (const stemmed of read.stems(title)) add(above, stemmed, at);
    if (at === everyday.length - 1) sounds = soundsOf(read.vocabulary());
    if (at % PORTION === PORTION - 1) yield at / (everyday.length + single.length);
  }
  yield 1;
  const { rarity, weights } = weighed(own, passages.length);
  yield 1;
  for (const group of book.tables.synonyms.trim().split('\n')) read.stems(group);
  const byWord = { own, above, inClass, rarity, weights, sounds, vocabulary: read.vocabulary() };
  return {
    book,
    passages,
    breadths: breadthsOf(passages, entries.length),
    ...byWord,
    ...ofEntries(book, entries, classes),
  };
}

/** Builds the index at once. */
export function searchIndex(book: CodeBook): SearchIndex {
  const steps = searchIndexInSteps(book);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
