/** A Tamil letter with its signs; one without a vowel ends the syllable before it. */
const letters = /\p{Script=Tamil}\p{M}*/gu;
const isDead = (letter: string) => letter.endsWith('\u0BCD');
const hyphen = '\u00AD';

/** How long a word must be to be cut, and how much of it stays on either side, in letters. */
const LONG = 9;
const KEPT = 3;

/** How much room a word takes, in letters: signs beside a letter are as wide as one, those above and below take none. */
const room = (word: string) => word.replaceAll(/\p{Mn}/gu, '').length;

function cut(word: string, isLong: boolean): string {
  const found = word.match(letters) ?? [];
  if (!isLong) return word;
  return found
    .map((letter, index) =>
      index >= KEPT && found.length - index >= KEPT && !isDead(letter) ? hyphen + letter : letter,
    )
    .join('');
}

const words = /[\p{Script=Tamil}\p{M}]+/gu;

/** Shows a browser where a long Tamil word may be broken: before a letter that begins a syllable. */
export const softHyphens = (text: string): string =>
  text.replaceAll(words, (word) => cut(word, (word.match(letters) ?? []).length > LONG));

/** The same where a small phone shows nine or ten letters in a line. */
export const softHyphensWhereNarrow = (text: string): string =>
  text.replaceAll(words, (word) => cut(word, room(word) > LONG));

const parts = /[^\s<>]*[\p{Script=Tamil}\p{M}]+[^\s<>]*/gu;

/**
 * The same in a heading: a long word with what is written at it goes to the next line whole (`other-scripts.css`), and is
 * broken only where it is longer than a line.
 */
export const softHyphensInHeading = (text: string): string =>
  text.replaceAll(parts, (part) => {
    const broken = softHyphensWhereNarrow(part);
    return broken === part ? part : `<span class="long">${broken}</span>`;
  });
