import { editDistance } from './edit-distance.ts';
import type { SearchIndex } from './search-index.ts';
import { differences, lettersOf } from './vocabulary.ts';
import type { Word } from './words.ts';

/** What a typed word may stand for: stems of the index, each with how well it fits, from 0 to 1. */
export type Meanings = ReadonlyMap<string, number>;

const SYNONYM = 0.85;
const COMPLETED = 0.9;
const MISTYPED = [1, 0.75, 0.5];

/** Where a word stands, or would stand, in the sorted vocabulary. */
function placeOf(vocabulary: SearchIndex['vocabulary'], folded: string): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle]?.folded ?? '') < folded) low = middle + 1;
    else high = middle;
  }
  return low;
}

function completions(index: SearchIndex, typed: string): Meanings {
  const found = new Map<string, number>();
  if (/^[a-z]$/.test(typed)) return found; // one Latin letter begins hundreds of words
  for (let at = placeOf(index.vocabulary, typed); ; at++) {
    const word = index.vocabulary[at];
    if (!word?.folded.startsWith(typed)) return found;
    const fit = COMPLETED * (typed.length / word.folded.length) ** 0.3;
    found.set(word.stem, Math.max(fit, found.get(word.stem) ?? 0));
  }
}

function corrections(index: SearchIndex, typed: string): Meanings {
  const limit = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  const found = new Map<string, number>();
  let nearest = limit;
  if (limit === 0) return found;
  const letters = lettersOf(typed);
  for (const { folded, stem, letters: known } of index.vocabulary) {
    if (Math.abs(folded.length - typed.length) > nearest || differences(letters, known) > 2 * nearest) continue;
    const distance = editDistance(typed, folded, nearest);
    if (distance > nearest) continue;
    if (distance < nearest) found.clear();
    nearest = distance;
    found.set(stem, MISTYPED[distance] ?? 0);
  }
  return found;
}

/**
 * What a typed word may stand for: itself, a longer word it begins, words that mean the same, and, when the
 * index knows none of these, the words nearest in spelling.
 */
export function meanings(index: SearchIndex, word: Word): Meanings {
  const isKnown = index.own.has(word.stem) || index.synonyms.has(word.stem);
  const found = new Map(completions(index, word.folded));
  if (isKnown) found.set(word.stem, 1);
  else if (found.size === 0) for (const [stem, fit] of corrections(index, word.folded)) found.set(stem, fit);
  const near = isKnown ? [[word.stem, 1] as const] : [...found].filter(([stem]) => index.synonyms.has(stem));
  for (const [stem, fit] of near) {
    for (const other of index.synonyms.get(stem) ?? []) {
      found.set(other, Math.max(fit * SYNONYM, found.get(other) ?? 0));
    }
  }
  return found;
}
