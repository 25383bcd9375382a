import type { SearchIndex } from '../search/search-index.ts';
import { readQuestion, type AskedWord } from '../search/search-question.ts';
import { looseSoundOf, soundOf } from './sound.ts';
import { corrections, nearest, typoOf } from './typos.ts';
import type { KnownWord } from './vocabulary.ts';
import { isFaint, stem, type Word } from './words.ts';

/** What a typed word may stand for: stems of the index, each with how well it fits, from 0 to 1. */
export type Meanings = ReadonlyMap<string, number>;

const SYNONYM = 0.5;
/** What a word counts that is only written otherwise. */
const HEARD = 0.9;
const COMPLETED = 0.9;
/** Two letters begin hundreds of words; the shortest stand for them. */
const MOST_BEGUN = 40;
/** What a longer word counts when what was typed is a word itself. */
const BESIDE_ITSELF = 0.5;
/** What a word counts that stands within the typed one, and how long it is at least. */
const WITHIN = 0.75;
const SHORTEST_WITHIN = 5;
const SHORTEST_START = 4;

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
  const completed: SearchIndex['vocabulary'][number][] = [];
  for (let at = placeOf(index.vocabulary, typed); ; at++) {
    const word = index.vocabulary[at];
    if (!word?.folded.startsWith(typed)) break;
    completed.push(word);
  }
  for (const word of completed.sort((a, b) => a.folded.length - b.folded.length).slice(0, MOST_BEGUN)) {
    const fit = COMPLETED * (typed.length / word.folded.length) ** 0.3;
    found.set(word.stem, Math.max(fit, found.get(word.stem) ?? 0));
  }
  return found;
}

function heardOf(index: SearchIndex, folded: string, sound = soundOf): Meanings {
  return new Map((index.sounds.get(sound(folded) ?? '') ?? []).map((stemmed) => [stemmed, HEARD]));
}

const standTogether = (index: SearchIndex, one: string, other: string): boolean => {
  const places = new Set(index.own.get(one));
  return (index.own.get(other) ?? []).some((at) => places.has(at));
};

const isKnown = (index: SearchIndex, word: Word): boolean => index.own.has(word.stem) || index.synonyms.has(word.stem);

/** What a word stands for without a correction: itself, the longer words it begins, its halves, and their synonyms. */
function plainMeanings(index: SearchIndex, { word, isLast }: AskedWord): Map<string, number> {
  const known = isKnown(index, word);
  const found = new Map(isLast ? completions(index, word.folded) : []);
  if (known) {
    for (const [stemmed, fit] of found) found.set(stemmed, fit * BESIDE_ITSELF);
    found.set(word.stem, 1);
  }
  if (!known && found.size === 0) return heardOrWithin(index, word.folded);
  return withSynonyms(index, known ? new Map([[word.stem, 1]]) : found, found);
}

/** The everyday words that sound like an unknown one, the words it is a slip of, or what it is a form of. */
function heardOrWithin(index: SearchIndex, folded: string): Map<string, number> {
  const readings = [heardOf(index, folded), typoOf(index, folded), heardOf(index, folded, looseSoundOf)];
  const found = new Map(readings.find(({ size }) => size > 0));
  return found.size > 0 ? withSynonyms(index, found, found) : new Map(within(index, folded));
}

/** Whether a word is read as another one, so that its writer should be asked. */
function isTypo(index: SearchIndex, { word, isLast }: AskedWord): boolean {
  const isStarted = isLast && completions(index, word.folded).size > 0;
  if (isKnown(index, word) || isStarted || heardOf(index, word.folded).size > 0) return false;
  return typoOf(index, word.folded).size > 0;
}

/** What an unknown word is a form or a compound of. Sinhala and Tamil put what changes at the end. */
const within = (index: SearchIndex, folded: string): Meanings =>
  /^[a-z]+$/.test(folded) ? longestWithin(index, folded) : longestStart(index, folded);

function longestStart(index: SearchIndex, folded: string): Meanings {
  for (let length = folded.length - 1; length >= SHORTEST_START; length--) {
    const start = stem(folded.slice(0, length));
    if (index.own.has(start)) return new Map([[start, WITHIN]]);
  }
  return new Map();
}

/** The longest word that an unknown one ends or begins with: "lambskin" is a skin, "thiosulfate" a sulfate. */
function longestWithin(index: SearchIndex, folded: string): Meanings {
  for (let length = folded.length - 2; length >= SHORTEST_WITHIN; length--) {
    const [end, start] = [stem(folded.slice(-length)), stem(folded.slice(0, length))];
    const found = [end, start].filter((part) => index.own.has(part));
    if (found.length > 0) return new Map(found.map((part) => [part, WITHIN]));
  }
  return new Map();
}

function withSynonyms(index: SearchIndex, near: Meanings, found: Map<string, number>): Map<string, number> {
  for (const [stemmed, fit] of [...near]) {
    for (const other of index.synonyms.get(stemmed) ?? []) {
      found.set(other, Math.max(fit * SYNONYM, found.get(other) ?? 0));
    }
  }
  return found;
}

/** The two halves of a word that is not known, if they stand together somewhere: "fishmeal" is fish and meal. */
function halves(index: SearchIndex, input: AskedWord): readonly AskedWord[] {
  const { folded, start, end } = input.word;
  for (let at = folded.length - 3; at >= 3; at--) {
    const [one, other] = [folded.slice(0, at), folded.slice(at)];
    if (!standTogether(index, stem(one), stem(other))) continue;
    const middle = start + at;
    return [
      { ...input, isLast: false, isHead: false, word: { folded: one, stem: stem(one), start, end: middle } },
      { ...input, word: { folded: other, stem: stem(other), start: middle, end } },
    ];
  }
  return [input];
}

/** The typed words, those taken apart that are two words written as one. */
export function apart(index: SearchIndex, input: readonly AskedWord[]): readonly AskedWord[] {
  return input.flatMap((word) => (plainMeanings(index, word).size > 0 ? [word] : halves(index, word)));
}

/** Whether a word tells a trade: beside "services" alone nothing was understood. */
const tells = ({ word }: AskedWord): boolean => !isFaint(word.stem);

/**
 * What each typed word may stand for: itself, a longer word it begins, words that mean the same.
 * Only when the index knows none of them that tells a trade the words nearest in spelling: a correction beside a word
 * that was understood leads astray.
 */
export function meaningsOf(index: SearchIndex, input: readonly AskedWord[]): readonly Meanings[] {
  const plain = input.map((word) => plainMeanings(index, word));
  if (input.some((word, at) => tells(word) && (plain[at]?.size ?? 0) > 0)) return plain;
  return input.map(({ word }, at) => {
    const known = plain[at];
    if (known && known.size > 0) return known;
    const near = corrections(index, word.folded);
    return withSynonyms(index, near, new Map(near));
  });
}

/**
 * The question with the words that nobody knows replaced by the nearest that are known.
 *
 * @returns nothing when every word is known, or when nothing is near.
 */
export function didYouMean(index: SearchIndex, query: string): string | undefined {
  let text = query;
  for (const input of readQuestion(query).words.toReversed()) {
    const isUnderstood = plainMeanings(index, input).size > 0 || halves(index, input).length > 1;
    if (isUnderstood && !isTypo(index, input)) continue;
    const { words } = nearest(index, input.word.folded);
    const often = (word: KnownWord): number => index.own.get(word.stem)?.length ?? 0;
    const best = words.toSorted((a, b) => often(b) - often(a))[0];
    if (best) text = text.slice(0, input.word.start) + best.folded + text.slice(input.word.end);
  }
  return text === query ? undefined : text;
}
