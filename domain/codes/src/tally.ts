import type { Meanings } from './meanings.ts';
import type { AskedWord } from './question.ts';
import type { SearchIndex } from './search-index.ts';
import type { Word } from './words.ts';

/** How much a word of a parent's title counts. */
const FROM_ABOVE = 0.35;
/** What an everyday phrase keeps of its score when few of its own words were asked for. */
const EVERYDAY_LEAST = 0.3;
/** What a title keeps. */
const TITLE_LEAST = 0.55;
/** How much a word counts that the index does not know. */
const UNKNOWN = 3;
/** However much is said around it, what is known counts at least so much of the question. */
const KNOWN_LEAST = 0.4;

/** How much of a question each passage and each entry answers. */
export type Tally = Readonly<{
  asked: Float64Array;
  covered: Float64Array;
  byEntry: Float64Array;
  /** The passages that answer anything. */
  touched: ReadonlySet<number>;
  total: number;
  stems: ReadonlySet<string>;
}>;

/** How much a typed word tells: as much as it does in the index, or, if it is not there, as what it stands for. */
function weightOf(index: SearchIndex, word: Word, means: Meanings): number {
  const others = [...means].map(([stem, fit]) => fit * (index.rarity.get(stem) ?? 0));
  return index.rarity.get(word.stem) ?? Math.max(UNKNOWN, ...others);
}

type Fits = Readonly<{ passages: Map<number, readonly [fit: number, covers: number]>; entries: Map<number, number> }>;

/** How well one word fits the passages and entries that have it. */
function fitsOf(index: SearchIndex, means: Meanings): Fits {
  const fits: Fits = { passages: new Map(), entries: new Map() };
  const reach = (entry: number, fit: number): void => {
    if (fit > (fits.entries.get(entry) ?? 0)) fits.entries.set(entry, fit);
  };
  const note = (at: number, fit: number, covers: number): void => {
    if ((fits.passages.get(at)?.[0] ?? 0) >= fit) return;
    fits.passages.set(at, [fit, covers]);
    for (const [entry, directness] of index.passages[at]?.to ?? []) reach(entry, fit * directness);
  };
  for (const [stem, fit] of means) {
    const rarity = index.rarity.get(stem) ?? 0;
    for (const at of index.own.get(stem) ?? []) note(at, fit, rarity * fit);
    for (const at of index.above.get(stem) ?? []) note(at, fit * FROM_ABOVE, 0);
    for (const isicClass of index.inClass.get(stem) ?? []) {
      for (const [entry, share] of index.learners[isicClass] ?? []) reach(entry, fit * share);
    }
  }
  return fits;
}

/** Adds up, for every passage and entry, how much of the question it answers and how much of it is answered. */
export function tally(index: SearchIndex, asked: readonly AskedWord[], meant: readonly Meanings[]): Tally {
  const size = index.passages.length;
  const sum = { asked: new Float64Array(size), covered: new Float64Array(size) };
  const byEntry = new Float64Array(index.entries.length);
  const [touched, stems] = [new Set<number>(), new Set<string>()];
  let [known, unknown] = [0, 0];
  for (const [place, { word, weight: share }] of asked.entries()) {
    const means = meant[place] ?? new Map<string, number>();
    const weight = share * weightOf(index, word, means);
    for (const stem of means.keys()) stems.add(stem);
    if (means.size > 0) known += weight;
    else unknown += weight;
    const fits = fitsOf(index, means);
    for (const [at, [fit, covers]] of fits.passages) {
      sum.asked[at] = (sum.asked[at] ?? 0) + weight * fit;
      sum.covered[at] = (sum.covered[at] ?? 0) + covers;
      touched.add(at);
    }
    for (const [entry, fit] of fits.entries) byEntry[entry] = (byEntry[entry] ?? 0) + weight * fit;
  }
  const total = Math.min(known + unknown, known / KNOWN_LEAST);
  return { ...sum, byEntry, touched, total, stems };
}

/**
 * How well a passage answers.
 *
 *     score = (weight of the asked words it has / weight of all asked words)^1.5
 *           × (least + (1 − least) × weight of its words that were asked / weight of its words)
 */
export function passageScore(index: SearchIndex, sum: Tally, at: number): number {
  const answered = Math.min(1, (sum.asked[at] ?? 0) / sum.total);
  const used = Math.min(1, (sum.covered[at] ?? 0) / (index.weights[at] || 1));
  const least = index.passages[at]?.everyday ? EVERYDAY_LEAST : TITLE_LEAST;
  return answered ** 1.5 * (least + (1 - least) * used);
}
