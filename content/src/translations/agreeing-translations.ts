import type { Translated } from '../locales.ts';
import { rulesOf } from './language-rules/rules-of.ts';
import type { TranslatedText } from './translated-texts.ts';

/** Words of a text as they are counted and compared: no case, no punctuation, no article. */
const wordsOf = (english: string) =>
  english
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{}$%]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => !['a', 'an', 'the'].includes(word));

/** Shorter texts are labels: “To” and “Paid” mean one thing over a column and another beside a field. */
const isSentence = (english: string) => wordsOf(english).length >= 4;

/** What two texts share, of all their words: “since” for “from” may become one, another sentence may not. */
function isAnother(one: string, other: string): boolean {
  const [ours, theirs] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const shared = [...ours].filter((word) => theirs.has(word)).length;
  return shared < (ours.size + theirs.size - shared) / 2;
}

/** The different texts that stand beside each text. */
function beside(pairs: readonly (readonly [text: string, other: string])[]): readonly (readonly string[])[] {
  return [...Map.groupBy(pairs, ([text]) => text).values()].map((same) => [...new Set(same.map(([, other]) => other))]);
}

/** Sentences that are said in two ways, and those that became one though they say different things. */
export function disagreeing(texts: readonly TranslatedText[]): readonly (readonly string[])[] {
  const sentences = texts.flatMap(({ english, own }) =>
    own !== undefined && own !== english && isSentence(english) ? [[english, own] as const] : [],
  );
  const inTwoWays = beside(sentences).filter((said) => said.length > 1);
  const english = beside(sentences.map(([text, own]) => [own, text]));
  return [...inTwoWays, ...english.filter(([first = '', ...more]) => more.some((other) => isAnother(first, other)))];
}

/** Words that stand in the texts in two spellings, of which one is wrong: no dictionary is asked. */
export function spelledTwice(language: Translated, texts: readonly TranslatedText[]): readonly (readonly string[])[] {
  const { letter, alike, pairs } = rulesOf[language];
  if (letter === undefined) return [];
  const ownWords = new RegExp(String.raw`(?:${letter.source}|\u200D)+`, 'gu');
  const words = new Set(texts.flatMap(({ own }) => own?.match(ownWords) ?? []));
  const folded = (word: string) =>
    alike.reduce((text, [from = '', to = '']) => text.replaceAll(from, to), word.replaceAll('ත්ත්ව', 'ත්ව'));
  const known = pairs.map((pair) => pair.split(' '));
  const isPair = (same: readonly string[]) =>
    known.some((begins) => same.every((word) => begins.some((begin) => word.startsWith(begin))));
  return [...Map.groupBy(words, folded).values()].filter((same) => same.length > 1 && !isPair(same));
}
