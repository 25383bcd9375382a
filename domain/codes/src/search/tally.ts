import type { Meanings } from '../words/meanings.ts';
import type { Word } from '../words/words.ts';
import type { SearchIndex } from './search-index.ts';
import type { AskedWord } from './search-question.ts';

/** Where an entry has a word from, with how much that counts when the best of them is taken. */
const fields = { everyday: 1, words: 1, title: 1, above: 0.35, ofClass: 0.5, ofGoods: 0.6 } as const;
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as readonly Field[]; // its keys are the fields

/** How much a word of a parent's title counts in a passage. */
const FROM_ABOVE = 0.35;
/** What an everyday phrase keeps of its score when few of its own words were asked for. */
const EVERYDAY_LEAST = 0.3;
/** What a title keeps. */
const TITLE_LEAST = 0.55;
/** How much a word counts that the index does not know. */
const UNKNOWN = 3;
/** However much is said around it, what is known counts at least so much of the question. */
const KNOWN_LEAST = 0.4;

type ByField = Readonly<Record<Field, Float64Array>>;

/** How much of a question each passage and each entry answers. */
export type Tally = Readonly<{
  asked: Float64Array;
  covered: Float64Array;
  /** For each entry, what it answers through each field. */
  byField: ByField;
  /** For each entry, what it answers when every word is taken from where it fits best. */
  byEntry: Float64Array;
  /** For each entry, how well the word fits that names the thing. */
  head: Float64Array;
  /** The passages that answer anything. */
  touched: ReadonlySet<number>;
  total: number;
  /** How much of the question the index does not know, from 0 to 1. */
  unknown: number;
  stems: ReadonlySet<string>;
}>;

/** How much a typed word tells: as much as it does in the index, or, if it is not there, as what it stands for. */
function weightOf(index: SearchIndex, word: Word, means: Meanings): number {
  const others = [...means].map(([stem, fit]) => fit * (index.rarity.get(stem) ?? 0));
  return index.rarity.get(word.stem) ?? Math.max(UNKNOWN, ...others);
}

const fieldsOf = (entries: number): ByField => ({
  everyday: new Float64Array(entries),
  words: new Float64Array(entries),
  title: new Float64Array(entries),
  above: new Float64Array(entries),
  ofClass: new Float64Array(entries),
  ofGoods: new Float64Array(entries),
});

type Room = Readonly<{
  asked: Float64Array;
  covered: Float64Array;
  sums: ByField;
  one: ByField;
  byEntry: Float64Array;
  best: Float64Array;
  head: Float64Array;
}>;

const rooms = new WeakMap<SearchIndex, Room>();

/** The long lists of numbers of a question, empty. A megabyte for each keystroke would keep a cheap phone collecting garbage. */
function emptyRoom(index: SearchIndex): Room {
  const [passages, entries] = [index.passages.length, index.entries.length];
  const room = rooms.get(index);
  if (!room) {
    const lists = { asked: new Float64Array(passages), covered: new Float64Array(passages) };
    const ofEntries = { byEntry: new Float64Array(entries), best: new Float64Array(entries) };
    const fields = { sums: fieldsOf(entries), one: fieldsOf(entries) };
    const made = { ...lists, ...ofEntries, ...fields, head: new Float64Array(entries) };
    rooms.set(index, made);
    return made;
  }
  const { asked, covered, sums, one, byEntry, head } = room;
  for (const list of [asked, covered, byEntry, head, ...Object.values(sums), ...Object.values(one)]) list.fill(0);
  return room;
}

type Fits = ReadonlyMap<number, readonly [fit: number, covers: number]>;

function raise(field: Float64Array, entry: number, fit: number): void {
  if (fit > (field[entry] ?? 0)) field[entry] = fit;
}

/** How well one word fits the passages that have it, and, through each field, the entries. */
function fitsOf(index: SearchIndex, means: Meanings, into: ByField): Fits {
  const fits = new Map<number, readonly [fit: number, covers: number]>();
  const note = (at: number, fit: number, covers: number): void => {
    if ((fits.get(at)?.[0] ?? 0) < fit) fits.set(at, [fit, covers]);
  };
  for (const [stem, fit] of means) {
    const rarity = index.rarity.get(stem) ?? 0;
    for (const at of index.own.get(stem) ?? []) {
      note(at, fit, rarity * fit);
      const passage = index.passages[at];
      if (passage) for (const [entry, directness] of passage.to) raise(into[passage.kind], entry, fit * directness);
    }
    for (const at of index.above.get(stem) ?? []) {
      note(at, fit * FROM_ABOVE, 0);
      for (const [entry, directness] of index.passages[at]?.to ?? []) raise(into.above, entry, fit * directness);
    }
    for (const isicClass of index.inClass.get(stem) ?? []) {
      for (const entry of index.members[isicClass] ?? []) raise(into.ofClass, entry, fit);
      for (const entry of index.sellers[isicClass] ?? []) raise(into.ofGoods, entry, fit);
    }
  }
  return fits;
}

/** Adds what one word fits to the sums, and leaves its fields empty for the next word. */
function addFields(weight: number, { one: fits, sums, byEntry, best }: Room): void {
  best.fill(0);
  for (const name of fieldNames) {
    const [field, sum, share] = [fits[name], sums[name], fields[name]];
    for (let entry = 0; entry < field.length; entry++) {
      const fit = field[entry] ?? 0;
      if (fit === 0) continue;
      sum[entry] = (sum[entry] ?? 0) + weight * fit;
      raise(best, entry, share * fit);
    }
    field.fill(0);
  }
  for (let entry = 0; entry < best.length; entry++)
    byEntry[entry] = (byEntry[entry] ?? 0) + weight * (best[entry] ?? 0);
}

/**
 * Adds up, for every passage and entry, how much of the question it answers and how much of it is answered.
 *
 * @returns numbers that hold until the next question to the same index.
 */
export function tally(index: SearchIndex, queryWords: readonly AskedWord[], meant: readonly Meanings[]): Tally {
  const room = emptyRoom(index);
  const { asked: askedOf, covered, sums: byField, one, byEntry, best, head } = room;
  const [touched, stems] = [new Set<number>(), new Set<string>()];
  let [known, unknown] = [0, 0];
  for (const [place, { word, weight: share, isHead }] of queryWords.entries()) {
    const means = meant[place] ?? new Map<string, number>();
    const weight = share * weightOf(index, word, means);
    for (const stem of means.keys()) stems.add(stem);
    if (means.size > 0) known += weight;
    else unknown += weight;
    for (const [at, [fit, covers]] of fitsOf(index, means, one)) {
      askedOf[at] = (askedOf[at] ?? 0) + weight * fit;
      covered[at] = (covered[at] ?? 0) + covers;
      touched.add(at);
    }
    addFields(weight, room);
    if (isHead) for (let entry = 0; entry < best.length; entry++) raise(head, entry, best[entry] ?? 0);
  }
  const total = Math.min(known + unknown, known / KNOWN_LEAST);
  return {
    asked: askedOf,
    covered,
    byField,
    byEntry,
    head,
    touched,
    total,
    unknown: unknown / (known + unknown || 1),
    stems,
  };
}

/**
 * How well a passage answers.
 *
 *     score = (weight of the asked words it has / weight of all asked words)^1.5
 *           × (least + (1 − least) × weight of its words that were asked / weight of its words)
 */
export function passageScore(index: SearchIndex, sum: Tally, at: number): number {
  const answeredShare = Math.min(1, (sum.asked[at] ?? 0) / sum.total);
  const used = Math.min(1, (sum.covered[at] ?? 0) / (index.weights[at] || 1));
  const least = index.passages[at]?.kind === 'title' ? TITLE_LEAST : EVERYDAY_LEAST;
  return answeredShare ** 1.5 * (least + (1 - least) * used);
}
