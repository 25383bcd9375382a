import type { Approval } from './finding.ts';
import { parts, type Part } from './plain.ts';

/** A word or phrase that a register looks at. */
export type WordRule = Readonly<{
  phrase: readonly string[];
  onlyAtStart: boolean;
  verified: boolean;
  /** What it needs; without one the word is only worth a look. */
  approval?: Approval;
  /** The body to ask, by its own name. */
  body?: string;
  /** The law that guards the word, when it is another one than the register's own. */
  law?: string;
}>;

/** Turns a listed word into a rule. */
export function wordRule(word: string, rest: Omit<WordRule, 'phrase'>): WordRule {
  return { phrase: parts(word.replaceAll('-', ' ')).map((part) => part.plain), ...rest };
}

/** Turns listed words that share everything else into rules. */
export const wordRules = (words: readonly string[], rest: Omit<WordRule, 'phrase'>): readonly WordRule[] =>
  words.map((word) => wordRule(word, rest));

/** Rules of a table that lists words by the approval they need. Nobody has verified these tables. */
export const rulesByApproval = (table: Readonly<Partial<Record<Approval, string>>>): readonly WordRule[] =>
  Object.entries(table).flatMap(([approval, words]) =>
    wordRules(words.split(', '), {
      onlyAtStart: false,
      verified: false,
      approval: approval as Approval, // a key of the table
    }),
  );

/** Whether a word of a name is a listed word, its plural or its possessive. */
function isForm(word: string, listed: string): boolean {
  const plurals = [listed, `${listed}s`, `${listed}es`, ...(listed.endsWith('y') ? [`${listed.slice(0, -1)}ies`] : [])];
  return plurals.includes(word);
}

/** Where in a name a phrase stands, as typed; written together counts too. */
function occurrence(name: readonly Part[], phrase: readonly string[]): { typed: string; at: number } | undefined {
  for (let at = 0; at < name.length; at++) {
    const stretch = name.slice(at, at + phrase.length);
    const isWhole = phrase.every((word, place) => {
      const own = stretch[place]?.plain ?? '';
      return place === phrase.length - 1 ? isForm(own, word) : own === word;
    });
    if (isWhole) return { typed: stretch.map(({ typed }) => typed).join(' '), at };
    const one = name[at];
    if (one && phrase.length > 1 && isForm(one.plain, phrase.join(''))) return { typed: one.typed, at };
  }
  return undefined;
}

/** A rule that a name meets, with the words as typed. */
export type Match = Readonly<{ rule: WordRule; typed: string; atStart: boolean }>;

/** Which rules a name meets. Case, accents and hyphens do not count; words are whole words. */
export function matches(name: string, rules: readonly WordRule[]): readonly Match[] {
  const own = parts(name.replaceAll('-', ' '));
  const couldMeet = ({ phrase: [first = ''] }: WordRule) => {
    const stem = first.replace(/y$/, ''); // "universities"
    return own.some((part) => part.plain.startsWith(stem));
  };
  return rules.filter(couldMeet).flatMap((rule) => {
    const found = occurrence(own, rule.phrase);
    return found
      ? [{ rule, typed: found.typed, atStart: found.at === 0 || (found.at === 1 && own[0]?.plain === 'the') }]
      : [];
  });
}
