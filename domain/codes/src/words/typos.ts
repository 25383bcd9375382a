import type { SearchIndex } from '../search/search-index.ts';
import { editDistance } from './edit-distance.ts';
import { differences, lettersOf, type KnownWord } from './vocabulary.ts';

/** What a word counts that differs by no letter, by one, by two. */
const MISTYPED = [1, 0.75, 0.5];
/** Of shorter words one letter more or less makes another word too often. */
const SHORTEST_SLIP = 7;

type Nearest = Readonly<{ words: readonly KnownWord[]; distance: number }>;

/** The words of the index nearest in spelling to one that it does not know. */
export function nearest(index: SearchIndex, typed: string): Nearest {
  const limit = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  let [found, closest]: [KnownWord[], number] = [[], limit];
  if (limit === 0) return { words: found, distance: limit };
  const letters = lettersOf(typed);
  for (const word of index.vocabulary) {
    const isFar = Math.abs(word.folded.length - typed.length) > closest;
    if (isFar || differences(letters, word.letters) > 2 * closest) continue;
    const distance = editDistance(typed, word.folded, closest);
    if (distance > closest) continue;
    found = distance < closest ? [word] : [...found, word];
    closest = distance;
  }
  return { words: found, distance: closest };
}

/** The nearest words, as what a word that nobody knows may stand for. */
export function corrections(index: SearchIndex, typed: string): ReadonlyMap<string, number> {
  const { words, distance } = nearest(index, typed);
  return new Map(words.map(({ stem: stemmed }) => [stemmed, MISTYPED[distance] ?? 0]));
}

/**
 * What a long word means in which one letter is wrong: it is a slip more often than a compound. In Sinhala and Tamil
 * one letter more is another form of the same word.
 */
export function typoOf(index: SearchIndex, typed: string): ReadonlyMap<string, number> {
  if (typed.length < SHORTEST_SLIP || !/^[a-z]+$/.test(typed)) return new Map();
  return nearest(index, typed).distance === 1 ? corrections(index, typed) : new Map();
}
