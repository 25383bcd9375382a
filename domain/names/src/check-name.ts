import { characterRule } from './character-rule.ts';
import { endingRule } from './ending-rule.ts';
import { gravest, type Country, type Finding, type Verdict } from './finding.ts';
import { lengthRule } from './length-rule.ts';
import { isSameName, nameKey } from './same-name.ts';
import { sayer } from './say.ts';
import { sources } from './sources.ts';
import { typeWords, typeWordRule } from './type-word-rule.ts';
import { listsUnread, wordFindings, wordsKnown, type ListOfWords } from './word-rules.ts';

/** A list behind the rules that was not read whole at its source: what it holds beyond our words is not checked. */
export type UnreadList = ListOfWords | 'uk-same-names';

/** What the rules of a country say of a name. */
export type NameCheck = Readonly<{
  name: string;
  country: Country;
  /** The gravest verdict of all rules. It never says that the name is free: only the register knows. */
  verdict: Verdict;
  /** How many rules the name was held against: there are others that we do not know. */
  rules: number;
  /** The lists that the name could not be held against whole. */
  unread: readonly UnreadList[];
  /** One for each rule at least, in the order length, characters, ending, sensitive words, same name. */
  findings: readonly Finding[];
}>;

/** Nobody has read SI 2015/17, Schedule 3: agents and law firms name some of what it leaves out. */
const HAS_READ_SCHEDULE_3 = false;

const unreadOf = (country: Country): readonly UnreadList[] =>
  country === 'uk' && !HAS_READ_SCHEDULE_3 ? [...listsUnread(country), 'uk-same-names'] : listsUnread(country);

const say = {
  uk: sayer('same-name', { source: sources.ukNames, verified: HAS_READ_SCHEDULE_3 }),
  us: sayer('same-name', { source: sources.usNames, verified: false }),
  hk: sayer('same-name', { source: sources.hkNames, verified: false }),
};

function sameNameRule(name: string, country: Country, taken: readonly string[]): Finding {
  const key = nameKey(name, country);
  if (key === '') return say[country]({ verdict: 'refused', reason: 'nothing-to-compare' });
  const same = taken.filter((other) => isSameName(name, other, country));
  if (same.length > 0) return say[country]({ verdict: 'refused', reason: 'same-as-another', words: same });
  return say[country]({ verdict: 'ok', reason: 'compare-as', detail: { key } });
}

/** Length, characters, ending and same name: a rule each, beside the listed words. */
const GENERAL_RULES = 4;

/** How many rules of a country a name is held against. */
export const rulesKnown = (country: Country): number =>
  GENERAL_RULES + wordsKnown(country) + (country === 'uk' ? typeWords.length : 0);

/**
 * Checks a name against the rules of a country: length, characters, ending, sensitive words, and what the
 * register would compare it as.
 *
 * @param taken - names that exist already, for the rule on same names.
 */
export function checkName(text: string, country: Country, taken: readonly string[] = []): NameCheck {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const length = lengthRule(name, country);
  const findings =
    length.reason === 'empty'
      ? [length]
      : [
          length,
          characterRule(name, country),
          endingRule(name, country),
          ...typeWordRule(name, country),
          ...wordFindings(name, country),
          sameNameRule(name, country, taken),
        ];
  return {
    name,
    country,
    verdict: gravest(findings.map(({ verdict }) => verdict)),
    rules: rulesKnown(country),
    unread: unreadOf(country),
    findings,
  };
}
