import { codeHits, isCodeQuery } from './code-query.ts';
import type { Entry, System } from './entry.ts';
import type { Hit, Range } from './hit.ts';
import { meanings, type Meanings } from './meanings.ts';
import type { SearchIndex } from './search-index.ts';
import { isFiller, words, type Word } from './words.ts';

export type SearchOptions = Readonly<{
  /** Only these classifications; all when left out. */
  systems?: readonly System[];
  /** At most so many answers; 30 when left out. */
  limit?: number;
}>;

/** How much a word of a parent's title counts. */
const FROM_ABOVE = 0.35;
/** What an everyday phrase keeps of its score when few of its own words were asked for. */
const EVERYDAY_LEAST = 0.3;
/** What a title keeps. */
const TITLE_LEAST = 0.55;
/** Nobody names a trade in more words; a pasted page must not stop the browser. */
const MOST_WORDS = 12;

type Tally = Readonly<{ asked: Float64Array; covered: Float64Array; total: number; stems: ReadonlySet<string> }>;

/** How much a typed word tells: as much as it does in the index, or, if it is not there, as what it stands for. */
function weightOf(index: SearchIndex, word: Word, means: Meanings): number {
  const others = [...means].map(([stem, fit]) => fit * (index.rarity.get(stem) ?? 0));
  return index.rarity.get(word.stem) ?? Math.max(0, ...others);
}

/** Adds up, for every passage, how much of the question it answers and how much of it is answered. */
function tally(index: SearchIndex, asked: readonly Word[]): Tally {
  const size = index.passages.length;
  const sum = { asked: new Float64Array(size), covered: new Float64Array(size), total: 0, stems: new Set<string>() };
  for (const word of asked) {
    const fits = new Float64Array(size);
    const coveredBy = new Float64Array(size);
    const means = meanings(index, word);
    const weight = weightOf(index, word, means);
    const note = (at: number, fit: number, covers: number): void => {
      if ((fits[at] ?? 0) >= fit) return;
      fits[at] = fit;
      coveredBy[at] = covers;
    };
    for (const [stem, fit] of means) {
      sum.stems.add(stem);
      const rarity = index.rarity.get(stem) ?? 0;
      for (const at of index.own.get(stem) ?? []) note(at, fit, rarity * fit);
      for (const at of index.above.get(stem) ?? []) note(at, fit * FROM_ABOVE, 0);
    }
    sum.total += weight;
    for (let at = 0; at < size; at++) {
      const fit = fits[at] ?? 0;
      if (fit === 0) continue;
      sum.asked[at] = (sum.asked[at] ?? 0) + weight * fit;
      sum.covered[at] = (sum.covered[at] ?? 0) + (coveredBy[at] ?? 0);
    }
  }
  return sum;
}

/**
 * How well a passage answers.
 *
 *     score = (weight of the asked words it has / weight of all asked words)^1.5
 *           × (least + (1 − least) × weight of its words that were asked / weight of its words)
 */
function scoreOf(index: SearchIndex, sum: Tally, at: number): number {
  const answered = Math.min(1, (sum.asked[at] ?? 0) / sum.total);
  const used = Math.min(1, (sum.covered[at] ?? 0) / (index.weights[at] || 1));
  const least = index.passages[at]?.everyday ? EVERYDAY_LEAST : TITLE_LEAST;
  return answered ** 1.5 * (least + (1 - least) * used);
}

/** An entry that answers, before its hit is written out. */
type Found = Readonly<{ entry: Entry; score: number; passage: number }>;

function bestByEntry(index: SearchIndex, sum: Tally, systems: ReadonlySet<System>): readonly Found[] {
  const best = new Map<Entry, Found>();
  for (let at = 0; at < index.passages.length; at++) {
    if (!sum.asked[at]) continue;
    const answer = scoreOf(index, sum, at);
    for (const { entry, directness } of index.passages[at]?.leads ?? []) {
      const score = answer * directness;
      if (!systems.has(entry.system) || (best.get(entry)?.score ?? 0) >= score) continue;
      best.set(entry, { entry, score, passage: at });
    }
  }
  return [...best.values()];
}

function hasAll(title: string, asked: readonly Word[]): boolean {
  const stems = new Set(words(title).map(({ stem }) => stem));
  return asked.every(({ stem }) => stems.has(stem));
}

function rangesIn(title: string, stems: ReadonlySet<string>): readonly Range[] {
  return words(title)
    .filter(({ stem, folded }) => stems.has(stem) && !isFiller(folded))
    .map(({ start, end }) => ({ start, end }));
}

const order: Readonly<Record<System, number>> = { hsic: 0, 'uk-sic': 1, naics: 2 };

/** The better answer first; of equals HSIC, then UK SIC, then NAICS, each by code. */
function byRank(a: Readonly<{ entry: Entry; score: number }>, b: Readonly<{ entry: Entry; score: number }>): number {
  const apart = b.score - a.score || order[a.entry.system] - order[b.entry.system];
  return apart || (a.entry.code < b.entry.code ? -1 : 1);
}

type Wanted = Readonly<{ systems: ReadonlySet<System>; limit: number }>;

function wordHits(index: SearchIndex, query: string, { systems, limit }: Wanted): readonly Hit[] {
  const all = words(query);
  const telling = all.filter(({ folded }) => !isFiller(folded));
  const asked = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  const sum = tally(index, asked);
  const found = bestByEntry(index, sum, systems).toSorted(byRank).slice(0, limit);
  return found.map(({ entry, score, passage }) => {
    const from = index.passages[passage];
    const via = from?.everyday && !hasAll(entry.title, asked) ? from.text : undefined;
    return { entry, score, inTitle: rangesIn(entry.title, sum.stems), inCode: 0, via };
  });
}

/**
 * Answers a question in words, in any order, or in the digits of a code, over all classifications.
 *
 * Case, accents, plurals and small mistakes do not count; the last word may be unfinished. An empty question has
 * no answers.
 *
 * @returns the best answers first; equal ones in the order HSIC, UK SIC, NAICS.
 */
export function search(index: SearchIndex, query: string, options: SearchOptions = {}): readonly Hit[] {
  const systems = new Set(options.systems ?? (Object.keys(order) as System[])); // its keys are the systems
  const limit = options.limit ?? 30;
  if (!isCodeQuery(query)) return wordHits(index, query, { systems, limit });
  return codeHits(index.book, query, systems).toSorted(byRank).slice(0, limit);
}
