import { inLatin } from './in-latin.ts';
import { roots } from './roots.ts';
import { nativeWords as table } from './tables/native-words.ts';
import { upperFirst } from './upper-first.ts';

/** A Sinhala or Tamil word as a name can hold it. */
export type NativeWord = Readonly<{ latin: string; meaning?: string }>;

const known: ReadonlyMap<string, NativeWord> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', latin = '', meaning = ''] = line.split(' | ');
      return [withoutJoiners(word), { latin, meaning }];
    }),
);

/** Joiners are a matter of the keyboard: a word is the same with or without them. */
function withoutJoiners(word: string): string {
  return word.normalize('NFC').replace(/[\u200c\u200d]/g, '');
}

const meanings: ReadonlyMap<string, string> = new Map(
  roots.map(({ word, meaning }) => [word, meaning.split(', ')[0] ?? meaning]),
);

/**
 * A Sinhala or Tamil word in Latin letters, with its English meaning where a list has it.
 *
 * @returns nothing for a word in another script.
 */
export function nativeWord(typed: string): NativeWord | undefined {
  const listed = known.get(withoutJoiners(typed));
  if (listed) return listed;
  const latin = inLatin(typed);
  if (latin === undefined) return undefined;
  const meaning = meanings.get(latin);
  return { latin: upperFirst(latin), ...(meaning !== undefined && { meaning }) };
}
