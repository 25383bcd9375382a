import type { Finding } from './finding.ts';
import { sayer } from './say.ts';
import { matches, wordRules } from './sensitive-words.ts';
import { sources } from './sources.ts';
import {
  ukCodeSigns,
  ukCodeWords,
  ukForeignGovernmentWords,
  ukInternationalBodies,
} from './tables/uk-refusal-words.ts';

const rulesOf = (words: string) => wordRules(words.trim().split('\n'), { onlyAtStart: false, verified: false });
const governments = rulesOf(ukForeignGovernmentWords);
const bodies = rulesOf(ukInternationalBodies);

/** The law was read; the words are our own list, so a finding is advice whoever reads it. */
const say = sayer('sensitive-words', { source: sources.ukRefusals, verified: true });

/**
 * What may have a UK name refused since 4 March 2024, as far as its words tell: a link with a foreign government or an
 * international body, or code for a computer. Whether a name shall help a crime, no words tell.
 */
export function refusalGrounds(name: string): readonly Finding[] {
  const found = [
    ['word-like-foreign-government', matches(name, governments).map(({ typed }) => typed)],
    ['word-like-international-body', matches(name, bodies).map(({ typed }) => typed)],
    ['looks-like-code', codeIn(name)],
  ] as const;
  return found.flatMap(([reason, words]) => (words.length > 0 ? [say({ verdict: 'advice', reason, words })] : []));
}

function codeIn(name: string): readonly string[] {
  const lower = name.toLowerCase();
  return [...ukCodeSigns, ...ukCodeWords].filter((sign) => lower.includes(sign));
}
