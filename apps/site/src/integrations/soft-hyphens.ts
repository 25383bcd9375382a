/** A Tamil letter with its signs; one without a vowel ends the syllable before it. */
const letters = /\p{Script=Tamil}\p{M}*/gu;
const isDead = (letter: string) => letter.endsWith('\u0BCD');
const hyphen = '\u00AD';

/** How long a word must be to be cut, and how much of it stays on either side, in letters. */
const LONG = 9;
const KEPT = 3;

function cut(word: string): string {
  const found = word.match(letters) ?? [];
  if (found.length <= LONG) return word;
  return found
    .map((letter, index) =>
      index >= KEPT && found.length - index >= KEPT && !isDead(letter) ? hyphen + letter : letter,
    )
    .join('');
}

/** Shows a browser where a long Tamil word may be broken: before a letter that begins a syllable. */
export const softHyphens = (text: string): string => text.replaceAll(/[\p{Script=Tamil}\p{M}]+/gu, cut);
