import type { Entry, System } from '../entry.ts';
import { apart, meaningsOf } from '../words/meanings.ts';
import { isFiller, words, type Word } from '../words/words.ts';
import { codeHits, isCodeQuery } from './code-query.ts';
import type { Hit, Range } from './hit.ts';
import { ranked } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';
import { readQuestion, type Question } from './search-question.ts';
import { candidates, type Candidate } from './signals.ts';
import { tally } from './tally.ts';

export type SearchOptions = Readonly<{
  /** Only these classifications; all when left out. */
  systems?: readonly System[];
  /** At most so many answers; 30 when left out. */
  limit?: number;
}>;

/** An answer that is so many times less likely than the best of its classification is no answer beside it. */
const FAR_BEHIND = 1e-5;
/** The same beside the best of all: a trade may have a place of its own in one classification and share one in another. */
const FAR_BEHIND_ALL = 1e-7;
/** Of two equal answers the official title stands before everyday words. */
const BY_EVERYDAY = 0.99;

/** What speaks for each entry that answers a question in words. The judgement is learned from it. */
export function spokenFor(index: SearchIndex, query: string): readonly Candidate[] {
  const question = readQuestion(query);
  const sought = apart(index, question.words);
  return candidates(index, tally(index, sought, meaningsOf(index, sought)), question);
}

type Found = Readonly<{ entry: Entry; score: number; passage: number | undefined }>;

function allFound(index: SearchIndex, answering: readonly Candidate[], { systems }: Wanted): readonly Found[] {
  const wanted = answering.filter(({ entry }) => systems.has(entry.system));
  return ranked(wanted).map(({ entry, passage, likelihood }) => {
    const own = passage !== undefined && index.passages[passage]?.kind === 'title' ? 1 : BY_EVERYDAY;
    return { entry, score: likelihood * own, passage };
  });
}

const titles = new WeakMap<Entry, readonly Word[]>();

/** The words of a title. The same entries answer keystroke after keystroke: each is read once. */
function wordsOfTitle(entry: Entry): readonly Word[] {
  const found = titles.get(entry) ?? words(entry.title);
  titles.set(entry, found);
  return found;
}

const hasAll = (entry: Entry, sought: readonly Word[]): boolean =>
  sought.every((word) => wordsOfTitle(entry).some(({ stem }) => stem === word.stem));

function rangesIn(entry: Entry, stems: ReadonlySet<string>): readonly Range[] {
  return wordsOfTitle(entry)
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

/** The answers, the best first, without those that are none beside the best. */
function withoutFarBehind(found: readonly Found[]): readonly Found[] {
  const best = new Map<System, number>();
  for (const { entry, score } of found) if (!best.has(entry.system)) best.set(entry.system, score);
  const ofAll = FAR_BEHIND_ALL * (found[0]?.score ?? 0);
  return found.filter(({ entry, score }) => score >= Math.max(ofAll, FAR_BEHIND * (best.get(entry.system) ?? 0)));
}

function wordHits(index: SearchIndex, question: Question, wanted: Wanted): readonly Hit[] {
  const sought = apart(index, question.words);
  const sum = tally(index, sought, meaningsOf(index, sought));
  return withoutFarBehind(allFound(index, candidates(index, sum, question), wanted).toSorted(byRank))
    .slice(0, wanted.limit)
    .map(({ entry, score, passage }) => {
      const from = passage === undefined ? undefined : index.passages[passage];
      const words = sought.map(({ word }) => word);
      const via = from && from.kind !== 'title' && !hasAll(entry, words) ? from.text : undefined;
      return { entry, score, inTitle: rangesIn(entry, sum.stems), inCode: 0, via };
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
  if (!isCodeQuery(query)) {
    return wordHits(index, readQuestion(query), { systems, limit });
  }
  return codeHits(index.book, query, systems).toSorted(byRank).slice(0, limit);
}
