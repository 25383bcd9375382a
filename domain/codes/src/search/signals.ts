import type { Entry } from '../entry.ts';
import type { Signal } from '../tables/weights.ts';
import { placesOfMaterials } from '../words/materials.ts';
import { isPlaceOf, isTrade, takesOnlineSales } from './intents.ts';
import type { SearchIndex } from './search-index.ts';
import type { Question } from './search-question.ts';
import { passageScore, type Tally } from './tally.ts';

/** What tells whether an entry is the answer, each from 0 to 1. */
export type Signals = Record<Signal, number>;

/** An entry that answers something. */
export type Candidate = Readonly<{ entry: Entry; signals: Signals; passage: number | undefined }>;

/** An answer to less of the question than this is none. */
const FLOOR = 0.22;

/** The passage that leads best to each entry, with its score. */
function bestPassages(index: SearchIndex, sum: Tally) {
  const ofEntry = new Float64Array(index.entries.length);
  const ofTitle = new Float64Array(index.entries.length);
  const all = new Float64Array(index.entries.length);
  const passages = new Int32Array(index.entries.length).fill(-1);
  for (const at of sum.touched) {
    const answer = passageScore(index, sum, at);
    const isTitle = index.passages[at]?.kind === 'title';
    for (const [entry, directness] of index.passages[at]?.to ?? []) {
      const score = answer * directness;
      all[entry] = (all[entry] ?? 0) + score * score;
      if (isTitle) ofTitle[entry] = Math.max(score, ofTitle[entry] ?? 0);
      if ((ofEntry[entry] ?? 0) > score) continue; // of equals the title, which comes later
      ofEntry[entry] = score;
      passages[entry] = at;
    }
  }
  return { all, ofEntry, ofTitle, passages };
}

/** Nothing up to 0.85, then more and more: a phrase of ours was typed as it stands, and its first code is the best. */
const exactOf = (best: number): number => (best < 0.85 ? 0 : ((best - 0.85) / 0.15) ** 2);

/** For each entry, the best score that any entry of one of its groups has. */
function bestOf(groups: SearchIndex['members'], from: SearchIndex['members'], scores: Float64Array): Float64Array {
  const found = new Float64Array(scores.length);
  for (const [at, group] of groups.entries()) {
    let best = 0;
    for (const entry of from[at] ?? []) best = Math.max(best, scores[entry] ?? 0);
    if (best > 0) for (const entry of group) found[entry] = Math.max(best, found[entry] ?? 0);
  }
  return found;
}

/** Where a passage stands, if there is one. */
const placeOf = (place = -1): number | undefined => (place < 0 ? undefined : place);

const shareOf = (field: Float64Array, at: number, { total }: Tally): number => Math.min(1, (field[at] ?? 0) / total);

/**
 * The entries that answer a good part of the question, and those that take what has no place of its own where the
 * question says that something is done: a shop for a thing that nobody named is a shop for other things, and online
 * it is the place of all things.
 */
function answering(index: SearchIndex, sum: Tally, { intents }: Question): readonly number[] {
  const takesTheRest = (at: number): boolean => {
    const entry = index.entries[at];
    if (entry === undefined || intents.length === 0) return false;
    return takesOnlineSales(intents, entry) || (index.rests[at] === true && isPlaceOf(intents, entry));
  };
  return [...index.entries.keys()].filter((at) => shareOf(sum.byEntry, at, sum) >= FLOOR || takesTheRest(at));
}

/** What speaks for an entry by what is said to be done. */
function ofIntents(intents: Question['intents'], entry: Entry) {
  const isPlace = isPlaceOf(intents, entry);
  return {
    place: isPlace ? 1 : 0,
    soldOnline: takesOnlineSales(intents, entry) ? 1 : 0,
    notOfTrade: isTrade(intents) && !isPlace ? 1 : 0,
  };
}

/** The entries that may answer a question, each with what speaks for it. */
export function candidates(index: SearchIndex, sum: Tally, question: Question): readonly Candidate[] {
  const { intents, words: asked } = question;
  const isOfMaterial = placesOfMaterials(asked.map(({ word }) => ({ ...word, isKnown: index.own.has(word.stem) })));
  if (sum.total === 0) return [];
  const best = bestPassages(index, sum);
  const bestOfClass = bestOf(index.members, index.members, best.ofEntry);
  const bestOfGoods = bestOf(index.sellers, index.members, best.ofEntry);
  const { everyday, words, title, above, ofClass, ofGoods } = sum.byField;
  const share = (field: Float64Array, at: number): number => shareOf(field, at, sum);
  return answering(index, sum, question).flatMap((at) => {
    const entry = index.entries[at];
    if (!entry) return [];
    const isMaterial = isOfMaterial(entry);
    const signals: Signals = {
      everyday: share(everyday, at),
      words: share(words, at),
      title: share(title, at),
      above: share(above, at),
      ofClass: share(ofClass, at),
      ofGoods: share(ofGoods, at),
      answered: share(sum.byEntry, at),
      best: best.ofEntry[at] ?? 0,
      bestTitle: best.ofTitle[at] ?? 0,
      exact: exactOf(best.ofEntry[at] ?? 0),
      bestOfClass: bestOfClass[at] ?? 0,
      bestOfGoods: bestOfGoods[at] ?? 0,
      head: sum.head[at] ?? 0,
      many: Math.log1p(best.all[at] ?? 0),
      ...ofIntents(intents, entry),
      heading: index.headings[at] ? 1 : 0,
      material: isMaterial ? 1 : 0,
      restOfMaterial: isMaterial && index.rests[at] ? 1 : 0,
      restOfUnknown: index.rests[at] ? sum.unknown : 0,
      breadth: index.breadths[at] ?? 0,
    };
    return [{ entry, signals, passage: placeOf(best.passages[at]) }];
  });
}
