/** What the checks of a translation have to know of its language. */
export type LanguageRules = Readonly<{
  /** A letter of its own script; nothing where it is written in Latin letters. */
  letter?: RegExp;
  /** What denies, leaves out or limits; a few say the same without denying: directly, somewhat less. */
  denials: RegExp;
  /** Letters of the longest word that fits a card at 360 px. */
  longestWord: number;
  /** Letters that sound alike, and the one that stands for them all. */
  alike: readonly string[];
  /** Words that do differ by such a letter, as they begin. */
  pairs: readonly string[];
  /** Endings, as a pattern, that are written apart after Latin letters, digits and brackets: none begins a line. */
  endings?: string;
  /** What no translation says. */
  avoid: readonly RegExp[];
}>;

/** Where a word begins: before it stands neither a letter nor a sign of one. */
const begins = String.raw`(?<![\p{L}\p{M}\u200D])`;

const wrong = (lines: string): readonly string[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' = ')[0] ?? '');

/** Patterns of words, as they begin, from lines of `wrong = right`. */
export const wordsToAvoid = (lines: string): readonly RegExp[] =>
  wrong(lines).map((word) => new RegExp(begins + word, 'u'));

/** Patterns of words, as they end, from lines of `wrong = right`: what stands before belongs to the same word. */
export const endingsToAvoid = (lines: string): readonly RegExp[] =>
  wrong(lines).map((ending) => new RegExp(String.raw`${ending}(?![\p{L}\p{M}\u200D])`, 'u'));
