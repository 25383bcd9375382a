import { headerOf, type Words } from './report.ts';

const plain = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** `*fee*` is a word among others, `transfer*` the first of them; `*` alone is any text. */
function patternOf(word: string): RegExp {
  if (word === '*') return /./;
  const inner = plain(word.replace(/^\*/, '').replace(/\*$/, ''));
  const before = word.startsWith('*') ? String.raw`(?:.*[^\p{L}\p{N}])?` : '';
  const after = word.endsWith('*') ? String.raw`(?:[^\p{L}\p{N}].*)?` : '';
  return new RegExp(`^${before}${inner}${after}$`, 'u');
}

/** How many texts are remembered: words of a report come again and again, descriptions do not. */
const REMEMBERED = 1000;

/** Finds what a text means: a word that is all of it, or else the first with `*` that fits. */
export function meaningIn<T extends string>(words: Words<T>): (text: string) => T | undefined {
  const exact = new Map(Object.entries(words));
  const patterns = Object.entries(words)
    .filter(([word]) => word.includes('*'))
    .map(([word, meaning]) => ({ pattern: patternOf(word), meaning }));
  const known = new Map<string, T | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const word = headerOf(text);
    const meaning = exact.get(word) ?? patterns.find(({ pattern }) => pattern.test(word))?.meaning;
    if (known.size < REMEMBERED) known.set(text, meaning);
    return meaning;
  };
}
