import type { Country, Finding } from './finding.ts';
import { nativeWord, type NativeWord } from './native-words.ts';
import { plain } from './plain.ts';
import { wordFindings } from './word-rules.ts';

/** What could be read from the words a visitor typed. */
export type Keywords = Readonly<{
  /** Words to build names from, each beginning with a capital. */
  words: readonly string[];
  /** Sinhala and Tamil words with their Latin spelling: a native reader should see it. */
  readAs: readonly (NativeWord & Readonly<{ typed: string }>)[];
  /** Words in scripts that we cannot write in Latin letters. */
  unread: readonly string[];
  /** Words of one letter, or too long to stand in a name with another. */
  unfit: readonly string[];
  /** Words that need approval in the country, left out of the names, with the finding that says why. */
  leftOut: readonly Readonly<{ word: string; finding: Finding }>[];
}>;

const fillers = new Set(
  `a an and the of for in to my our we i is are with on at by or from sell selling business businesses company companies services
   service shop store online ltd limited llc inc co`.split(/\s+/),
);

/** The fewest letters that are heard in a name, and the most that leave room for another word. */
const [SHORTEST, LONGEST] = [2, 14];

/** A Latin word as names are built of it: without accents and signs, ø being o and ß being ss. */
function latinWord(typed: string): string {
  const letters = plain(typed).replace(/[^a-z]/g, '');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

const isFitting = ({ length }: string): boolean => length >= SHORTEST && length <= LONGEST;

const isLatin = (word: string): boolean => /^[\p{Script=Latin}\p{M}'’]+$/u.test(word);

/** What says something of the company: fillers do not, unless nothing else is typed where a word must be heard. */
function telling(text: string, isWish: boolean): readonly string[] {
  const typed = text.match(/[\p{L}\p{M}\u200c\u200d'’]+/gu) ?? [];
  const found = typed.filter((word) => !fillers.has(word.toLowerCase()));
  return found.length === 0 && isWish ? typed : found;
}

/** Reads keywords in English, Sinhala or Tamil, or the word that every name must have. */
export function keywords(text: string, country: Country, { isWish = false } = {}): Keywords {
  const readAs: (NativeWord & { typed: string })[] = [];
  const unread: string[] = [];
  const unfit: string[] = [];
  const words = telling(text, isWish).flatMap((word) => {
    const native = isLatin(word) ? undefined : nativeWord(word);
    if (!isLatin(word) && !native) unread.push(word);
    if (native) readAs.push({ typed: word, ...native });
    const spelled = native ? [native.latin, native.meaning ?? []].flat() : isLatin(word) ? [word] : [];
    const fitting = spelled.map(latinWord).filter(isFitting);
    if (spelled.length > 0 && fitting.length === 0) unfit.push(word);
    return fitting;
  });
  const unique = [...new Set(words)].slice(0, 8);
  const judged = unique.map((word) => ({
    word,
    finding: wordFindings(word, country).find(({ verdict }) => verdict !== 'ok'),
  }));
  return {
    words: judged.filter(({ finding }) => !finding).map(({ word }) => word),
    readAs,
    unread,
    unfit,
    leftOut: judged.flatMap(({ word, finding }) => (finding ? [{ word, finding }] : [])),
  };
}
