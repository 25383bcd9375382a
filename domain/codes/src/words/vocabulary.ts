import { fold, halvesOf, isFiller, stem, written } from './words.ts';

/** A word of the index, with the set of its letters as bits for a quick comparison. */
export type KnownWord = Readonly<{ folded: string; stem: string; letters: number }>;

/** The letters of a word as a set of 32 bits; letters beyond the Latin alphabet share bits. */
export function lettersOf(folded: string): number {
  let set = 0;
  for (let at = 0; at < folded.length; at++) set |= 1 << (folded.charCodeAt(at) & 31);
  return set;
}

/** In how many letters two sets differ. One change of a word changes at most two. */
export function differences(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count++;
  return count;
}

type WordReader = Readonly<{
  /** The telling stems of a text, each once. */
  stems: (text: string) => readonly string[];
  /** All words read so far, sorted. */
  vocabulary: () => readonly KnownWord[];
}>;

/** Reads texts and remembers their words: a word is folded and cut to its stem once, however often it comes. */
export function wordReader(): WordReader {
  const known = new Map<string, KnownWord>();
  const telling = new Map<string, readonly string[]>();
  const learn = (part: string): readonly string[] => {
    const folded = fold(part);
    const stemmed = stem(folded);
    if (!known.has(folded)) known.set(folded, { folded, stem: stemmed, letters: lettersOf(folded) });
    return isFiller(folded) ? [] : [stemmed];
  };
  const stemsOf = (word: string): readonly string[] => {
    const learned = telling.get(word);
    if (learned) return learned;
    const found = halvesOf(word).flatMap(learn);
    telling.set(word, found);
    return found;
  };
  return {
    stems: (text) => [...new Set(written(text).flatMap(stemsOf))],
    vocabulary: () => [...known.values()].sort((a, b) => (a.folded < b.folded ? -1 : 1)),
  };
}
