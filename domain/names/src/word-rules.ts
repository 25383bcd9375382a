import type { Country, Finding, Source } from './finding.ts';
import { sayer } from './say.ts';
import { matches, readWordRules, wordRule, type Match, type WordRule } from './sensitive-words.ts';
import { sources } from './sources.ts';
import { hkWords } from './tables/hk-words.ts';
import { ukFreeWords, ukGovernmentWords, ukSeenWords, ukUnseenWords } from './tables/uk-words.ts';
import { usWords } from './tables/us-words.ts';

const lines = (table: string): readonly string[] => table.trim().split('\n');

function ukAsk(need: string, authority: string): string {
  const what =
    need === 'evidence' ? 'Send evidence with the application.' : 'Send a letter or e-mail of non-objection.';
  return authority ? `${what} Ask: ${authority}.` : `${what} GOV.UK’s guidance names the body to ask.`;
}

const seen = lines(ukSeenWords).map((line) => {
  const [word = '', position = '', need = '', authority = ''] = line.split(' | ');
  // "of Britain" and "of England" stand after another word, so they are looked for anywhere.
  const onlyAtStart = position === 'start' && !word.startsWith('of ');
  return wordRule(word, { onlyAtStart, ask: ukAsk(need, authority), verified: true });
});

const checkFirst = 'Check the list of SI 2014/3140 before you decide.';
const unseen = lines(ukUnseenWords).map((word) =>
  wordRule(word, { onlyAtStart: false, ask: checkFirst, verified: false }),
);
const government = lines(ukGovernmentWords).map((word) =>
  wordRule(word, { onlyAtStart: false, ask: '', verified: false, onlyAdvice: true }),
);
const freed = lines(ukFreeWords).map((word) => wordRule(word, { onlyAtStart: false, ask: '', verified: true }));

const rules: Readonly<Record<Country, readonly WordRule[]>> = {
  uk: [...seen, ...unseen, ...government],
  us: readWordRules(usWords).map((rule) => ({
    ...rule,
    ask: `In many states: ${rule.ask.replace(' in many states', '')}.`,
  })),
  hk: readWordRules(hkWords).map((rule) => ({ ...rule, ask: `It is ${rule.ask}.` })),
};

const source: Readonly<Record<Country, Source>> = { uk: sources.ukWords, us: sources.usNames, hk: sources.hkNames };

function finding({ rule, typed, atStart }: Match, country: Country): Finding {
  const say = sayer('sensitive-words', { source: source[country], verified: rule.verified });
  if (rule.onlyAdvice) return say({ verdict: 'advice', reason: 'word-like-government', words: [typed] });
  if (rule.onlyAtStart && !atStart) return say({ verdict: 'advice', reason: 'word-elsewhere', words: [typed] });
  return say({ verdict: 'needs-permission', reason: 'word-needs-approval', words: [typed], more: rule.ask });
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
  const sayFree = sayer('sensitive-words', { source: sources.ukFreed, verified: true });
  const now = free.length > 0 ? [sayFree({ verdict: 'ok', reason: 'word-now-free', words: free })] : [];
  if (found.length > 0) return [...found, ...now];
  const say = sayer('sensitive-words', { source: source[country], verified: false });
  return [say({ verdict: 'ok', reason: 'no-sensitive-word' }), ...now];
}
