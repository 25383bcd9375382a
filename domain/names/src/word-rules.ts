import type { Country, Detail, Finding, Source } from './finding.ts';
import { refusalGrounds } from './refusal-grounds.ts';
import { sayer } from './say.ts';
import { matches, rulesByApproval, wordRule, wordRules, type Match, type WordRule } from './sensitive-words.ts';
import { sources } from './sources.ts';
import { hkWords } from './tables/hk-words.ts';
import { ukWordsOfOtherLaws } from './tables/uk-words-of-other-laws.ts';
import { ukFreeWords, ukGovernmentWords, ukSeenWords, ukUnseenWords } from './tables/uk-words.ts';
import { usWords } from './tables/us-words.ts';

const lines = (table: string): readonly string[] => table.trim().split('\n');

const seen = lines(ukSeenWords).map((line) => {
  const [word = '', position = '', need = '', body] = line.split(' | ');
  // "of Britain" and "of England" stand after another word, so they are looked for anywhere.
  const onlyAtStart = position === 'start' && !word.startsWith('of ');
  const approval = need === 'evidence' ? 'uk-evidence' : 'uk-letter';
  return wordRule(word, { onlyAtStart, verified: true, approval, ...(body !== undefined && { body }) });
});

const anywhere = { onlyAtStart: false, verified: false };
const unseen = wordRules(lines(ukUnseenWords), { ...anywhere, approval: 'uk-list' });
const government = wordRules(lines(ukGovernmentWords), anywhere);
/** A department by its own name: the impression of a link with it needs its approval (Companies Act 2006, section 54). */
const departments = wordRules(['HMRC', 'HM Revenue', 'HM Revenue and Customs'], {
  ...anywhere,
  approval: 'uk-letter',
  body: 'HM Revenue and Customs',
});
const freed = wordRules(lines(ukFreeWords), { ...anywhere, verified: true });

const otherLaws = lines(ukWordsOfOtherLaws).flatMap((line) => {
  const [law = '', body = '', words = ''] = line.split(' | ');
  return wordRules(words.split(', '), { ...anywhere, law, ...(body !== '' && { body }) });
});

const rules: Readonly<Record<Country, readonly WordRule[]>> = {
  uk: [...seen, ...unseen, ...otherLaws, ...departments, ...government],
  us: rulesByApproval(usWords),
  hk: rulesByApproval(hkWords),
};

/** The lists of words by their names. */
const lists = {
  'uk-words': [...seen, ...unseen],
  'uk-government': [...departments, ...government],
  'uk-other-laws': otherLaws,
  'us-words': rules.us,
  'hk-words': rules.hk,
} as const satisfies Readonly<Record<string, readonly WordRule[]>>;

export type ListOfWords = keyof typeof lists;

/** The lists of a country that hold a word which nobody has seen at its source: other words may be missing. */
export const listsUnread = (country: Country): readonly ListOfWords[] =>
  (Object.keys(lists) as ListOfWords[]) // its keys are the lists
    .filter((name) => name.startsWith(country) && lists[name].some(({ verified }) => !verified));

const source: Readonly<Record<Country, Source>> = { uk: sources.ukWords, us: sources.usNames, hk: sources.hkNames };

const sayOtherLaw = sayer('sensitive-words', { source: sources.ukOtherLaws, verified: false });

const ofAnotherLaw = (typed: string, detail: Detail): Finding =>
  sayOtherLaw({ verdict: 'needs-permission', reason: 'word-of-another-law', words: [typed], detail });

/** How many words and phrases the lists of a country hold. */
export const wordsKnown = (country: Country): number => rules[country].length;

function finding({ rule, typed, atStart }: Match, country: Country): Finding {
  const say = sayer('sensitive-words', { source: source[country], verified: rule.verified });
  const { approval, body, law } = rule;
  if (law !== undefined) return ofAnotherLaw(typed, { law, ...(body !== undefined && { body }) });
  if (!approval) return say({ verdict: 'advice', reason: 'word-like-government', words: [typed] });
  if (rule.onlyAtStart && !atStart) return say({ verdict: 'advice', reason: 'word-elsewhere', words: [typed] });
  const detail = { approval, ...(body !== undefined && { body }) };
  return say({ verdict: 'needs-permission', reason: 'word-needs-approval', words: [typed], detail });
}

/** A match that another one already covers: "Bank" beside "Banking", "Government" twice. */
function isCovered(match: Match, all: readonly Match[]): boolean {
  const at = all.indexOf(match);
  return all.some(
    (other, place) =>
      other !== match && other.typed.includes(match.typed) && (other.typed.length > match.typed.length || place < at),
  );
}

/** What the lists of sensitive words say of a name, and whom to ask; one finding for each word. */
export function wordFindings(name: string, country: Country): readonly Finding[] {
  const met = matches(name, rules[country]);
  const found = met.filter((match) => !isCovered(match, met)).map((match) => finding(match, country));
  const free = country === 'uk' ? matches(name, freed).map(({ typed }) => typed) : [];
  const refusals = country === 'uk' ? refusalGrounds(name) : [];
  const sayFree = sayer('sensitive-words', { source: sources.ukFreed, verified: true });
  const now = free.length > 0 ? [sayFree({ verdict: 'ok', reason: 'word-now-free', words: free })] : [];
  if (found.length + refusals.length > 0) return [...found, ...refusals, ...now];
  const say = sayer('sensitive-words', { source: source[country], verified: false });
  return [say({ verdict: 'ok', reason: 'no-sensitive-word' }), ...now];
}
