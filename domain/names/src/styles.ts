import { pick, type Random } from './random.ts';
import { styleWords } from './tables/words.ts';
import { upperFirst } from './upper-first.ts';

/** How a name should sound. */
export type Style = 'modern' | 'classic' | 'playful';

/** Builds a name around a subject such as "Tea". */
type Pattern = (subject: string, random: Random) => string;

const list = (words: string): readonly string[] => words.split(', ');

/** Two pieces as one word, without doubling the letter where they meet. */
function fused(first: string, second: string): string {
  const meets = first.at(-1)?.toLowerCase() === second.charAt(0).toLowerCase();
  return upperFirst(first.toLowerCase() + second.slice(meets ? 1 : 0).toLowerCase());
}

/** The longest word that is still read at a glance when two pieces are written as one. */
const LONGEST_IN_ONE = 13;

const endsLikeBegins = (first: string, second: string): boolean => /[aeiou]$/i.test(first) === /^[aeiou]/i.test(second);

/** Two whole words as one, each with its capital, or apart when that would be too long to read. */
function compound(first: string, second: string): string {
  const words = [upperFirst(first), upperFirst(second)];
  return words.join(first.length + second.length <= LONGEST_IN_ONE ? '' : ' ');
}

/** A short word that melts with a syllable, when their sounds meet well; else two words. No word is cut. */
function melted(first: string, second: string, otherwise: string): string {
  const isShort = first.length + second.length <= 10 && !endsLikeBegins(first, second);
  return isShort ? fused(first, second) : otherwise;
}

type Words = Readonly<Record<'prefixes' | 'suffixes' | 'adjectives' | 'nouns', readonly string[]>>;

function wordsOf(style: Style): Words {
  const { prefixes, suffixes, adjectives, nouns } = styleWords[style];
  return { prefixes: list(prefixes), suffixes: list(suffixes), adjectives: list(adjectives), nouns: list(nouns) };
}

const modern = wordsOf('modern');
const classic = wordsOf('classic');
const playful = wordsOf('playful');

/** Those of a list that begin like a subject, or all of them when none does. */
function alike(words: readonly string[], subject: string): readonly string[] {
  const same = words.filter((word) => word.charAt(0) === subject.charAt(0).toLowerCase());
  return same.length > 0 ? same : words;
}

const modernPatterns: readonly Pattern[] = [
  (subject, random) => {
    const prefix = pick(random, modern.prefixes);
    return melted(prefix, subject, compound(prefix, subject));
  },
  (subject, random) => melted(subject, pick(random, modern.suffixes), compound(subject, pick(random, modern.nouns))),
  (subject, random) => compound(subject, pick(random, modern.nouns)),
  (subject, random) => compound(pick(random, modern.adjectives), subject),
  (subject, random) => `${subject} ${upperFirst(pick(random, modern.nouns))}`,
];

const classicPatterns: readonly Pattern[] = [
  (subject, random) =>
    `${upperFirst(pick(random, classic.adjectives))} ${upperFirst(pick(random, classic.nouns))} ${subject}`,
  (subject, random) =>
    `${upperFirst(pick(random, classic.nouns))} & ${subject} ${pick(random, classic.suffixes.slice(3))}`,
  (subject, random) => `${subject} ${upperFirst(pick(random, classic.nouns))} ${pick(random, classic.suffixes)}`,
  (subject, random) =>
    `The ${upperFirst(pick(random, classic.adjectives))} ${subject} ${pick(random, classic.suffixes.slice(3))}`,
  (subject, random) =>
    `${upperFirst(pick(random, classic.prefixes))} ${upperFirst(pick(random, classic.nouns))} ${subject}`,
];

const playfulPatterns: readonly Pattern[] = [
  (subject, random) =>
    `${upperFirst(pick(random, alike(playful.adjectives, subject)))} ${subject} ${upperFirst(pick(random, playful.nouns))}`,
  (subject, random) => melted(subject, pick(random, playful.suffixes), compound(subject, pick(random, playful.nouns))),
  (subject, random) => `${upperFirst(pick(random, playful.nouns))} & ${subject}`,
  (subject, random) => `${upperFirst(pick(random, playful.prefixes))} ${subject}`,
  (subject, random) =>
    `${upperFirst(pick(random, playful.adjectives))} ${upperFirst(pick(random, alike(playful.nouns, subject)))} ${subject}`,
  (subject, random) => `${subject} ${upperFirst(pick(random, playful.nouns))}`,
];

const patterns: Readonly<Record<Style, readonly Pattern[]>> = {
  modern: modernPatterns,
  classic: classicPatterns,
  playful: playfulPatterns,
};

/** A name in a style, around a subject. */
export const styledName = (style: Style, subject: string, random: Random): string =>
  pick(random, patterns[style])(subject, random);
