import { codeHits, isCodeQuery } from './code-query.ts';
import type { Entry, System } from './entry.ts';
import type { Hit, Range } from './hit.ts';
import { isPlaceOf, type Intent } from './intents.ts';
import { apart, meaningsOf } from './meanings.ts';
import { readQuestion, type Question } from './question.ts';
import type { SearchIndex } from './search-index.ts';
import { passageScore, tally, type Tally } from './tally.ts';
import { isFiller, words, type Word } from './words.ts';

export type SearchOptions = Readonly<{
  /** Only these classifications; all when left out. */
  systems?: readonly System[];
  /** At most so many answers; 30 when left out. */
  limit?: number;
}>;

/** What an entry keeps when no single phrase of it answers. */
const SCATTERED = 0.5;
/** What an entry keeps that stands elsewhere than what is done with the product. */
const ELSEWHERE = 0.4;
/** An answer to less of the question than this is none. */
const FLOOR = 0.22;
/** So much less than the best is no answer beside it. */
const FAR_BEHIND = 0.2;
/** Of two equal answers the official title stands before everyday words. */
const BY_EVERYDAY = 0.99;
/** How much more a whole answer counts than two halves. */
const WHOLENESS = 1.2;

/** An entry that answers, before its hit is written out. */
type Found = Readonly<{ entry: Entry; score: number; passage: number | undefined }>;

/** The passage that leads best to each entry, with its score. */
function bestPassages(index: SearchIndex, sum: Tally) {
  const scores = new Float64Array(index.entries.length);
  const passages = new Map<number, number>();
  for (const at of sum.touched) {
    const answer = passageScore(index, sum, at);
    for (const [entry, directness] of index.passages[at]?.to ?? []) {
      if ((scores[entry] ?? 0) > answer * directness) continue; // of equals the title, which comes later
      scores[entry] = answer * directness;
      passages.set(entry, at);
    }
  }
  return { scores, passages };
}

function allFound(index: SearchIndex, sum: Tally, { systems, intents }: Wanted): readonly Found[] {
  const best = bestPassages(index, sum);
  return index.entries.flatMap((entry, at) => {
    const answered = Math.min(1, (sum.byEntry[at] ?? 0) / sum.total);
    if (answered < FLOOR || !systems.has(entry.system)) return [];
    const place = intents.length === 0 || isPlaceOf(intents, entry) ? 1 : ELSEWHERE;
    const together = SCATTERED + (1 - SCATTERED) * (best.scores[at] ?? 0);
    const passage = best.passages.get(at);
    const own = passage === undefined || index.passages[passage]?.everyday ? BY_EVERYDAY : 1;
    return [{ entry, score: answered ** WHOLENESS * together * place * own, passage }];
  });
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

type Wanted = Readonly<{ systems: ReadonlySet<System>; limit: number; intents: readonly Intent[] }>;

function wordHits(index: SearchIndex, question: Question, wanted: Wanted): readonly Hit[] {
  const asked = apart(index, question.words);
  const sum = tally(index, asked, meaningsOf(index, asked));
  const found = allFound(index, sum, wanted).toSorted(byRank).slice(0, wanted.limit);
  const least = FAR_BEHIND * (found[0]?.score ?? 0);
  return found
    .filter(({ score }) => score >= least)
    .map(({ entry, score, passage }) => {
      const from = passage === undefined ? undefined : index.passages[passage];
      const words = asked.map(({ word }) => word);
      const via = from?.everyday && !hasAll(entry.title, words) ? from.text : undefined;
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
  if (!isCodeQuery(query)) {
    const question = readQuestion(query);
    return wordHits(index, question, { systems, limit, intents: question.intents });
  }
  return codeHits(index.book, query, systems).toSorted(byRank).slice(0, limit);
}
