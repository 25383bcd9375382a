import type { Country, Finding } from './finding.ts';
import { nativeWord, type NativeWord } from './native-words.ts';
import { wordFindings } from './word-rules.ts';

/** What could be read from the words a visitor typed. */
export type Keywords = Readonly<{
  /** Words to build names from, each beginning with a capital. */
  words: readonly string[];
  /** Sinhala and Tamil words with their Latin spelling: a native reader should see it. */
  readAs: readonly (NativeWord & Readonly<{ typed: string }>)[];
  /** Words in scripts that we cannot write in Latin letters. */
  unread: readonly string[];
  /** Words that need approval in the country, left out of the names, with the finding that says why. */
  leftOut: readonly Readonly<{ word: string; finding: Finding }>[];
}>;

const fillers = new Set(
  `a an and the of for in to my our we i is are with on at by or from sell selling business businesses company companies services
   service shop store online ltd limited llc inc co`.split(/\s+/),
);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** A Latin word without accents and signs, when there is enough of it to be heard in a name. */
function latinWord(typed: string): string | undefined {
  const word = typed.normalize('NFD').replace(/[^A-Za-z]/g, '');
  return word.length >= 2 && word.length <= 14 && !fillers.has(word.toLowerCase()) ? capital(word) : undefined;
}

/** Reads keywords in English, Sinhala or Tamil. */
export function keywords(text: string, country: Country): Keywords {
  const typed = text.match(/[\p{L}\p{M}\u200c\u200d'’]+/gu) ?? [];
  const readAs: (NativeWord & { typed: string })[] = [];
  const unread: string[] = [];
  const words = typed.flatMap((word) => {
    if (/^[\p{Script=Latin}\p{M}'’]+$/u.test(word)) return latinWord(word) ?? [];
    const native = nativeWord(word);
    if (native === undefined) unread.push(word);
    else readAs.push({ typed: word, ...native });
    return [native?.latin, native?.meaning].flatMap((latin) => (latin && latinWord(latin)) || []);
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
    leftOut: judged.flatMap(({ word, finding }) => (finding ? [{ word, finding }] : [])),
  };
}
