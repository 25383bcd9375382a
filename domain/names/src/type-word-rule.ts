import { endingOf, endings } from './endings.ts';
import type { Country, Finding } from './finding.ts';
import { sayer } from './say.ts';
import { matches, wordRules } from './sensitive-words.ts';
import { sources } from './sources.ts';

const seen = { onlyAtStart: false, verified: true };

/** Schedule 2 as read, up to paragraph 3(i), and what stands in its later items from general knowledge. */
export const typeWords = [
  ...wordRules(['Limited', 'Ltd', 'Unlimited', 'Cyfyngedig', 'Cyf', 'Anghyfyngedig'], seen),
  ...wordRules(['public limited company', 'plc', 'cwmni cyfyngedig cyhoeddus', 'ccc'], seen),
  ...wordRules(['community interest company', 'CIC', 'cwmni buddiant cymunedol', 'cbc'], seen),
  ...wordRules(['community interest plc', 'community interest public limited company'], seen),
  ...wordRules(['right to enfranchisement', 'RTE', 'hawl i ryddfreiniad', 'right to manage', 'RTM'], seen),
  ...wordRules(
    [
      'limited liability partnership',
      'LLP',
      'limited partnership',
      'partneriaeth atebolrwydd cyfyngedig',
      'European Economic Interest Grouping',
      'EEIG',
      'open ended investment company',
      'OEIC',
      'investment company with variable capital',
      'ICVC',
      'charitable incorporated organisation',
    ],
    { ...seen, verified: false },
  ),
];

/**
 * Words for a kind of company that stand where they may not: a British private company's name has its "Limited" at
 * the end and nowhere else, and the words of other kinds nowhere.
 *
 * @see SI 2015/17, regulation 4(1), (3) and (4), with Schedule 2
 */
export function typeWordRule(name: string, country: Country): readonly Finding[] {
  if (country !== 'uk') return [];
  const ending = endingOf(name, [...endings.uk.right, ...endings.uk.other]);
  const rest = ending === undefined ? name : name.trim().slice(0, -ending.length);
  const met = matches(rest, typeWords);
  const longest = met.filter(({ typed }) => !met.some((other) => other.typed !== typed && other.typed.includes(typed)));
  return longest.map(({ typed, rule: { verified } }) =>
    sayer('ending', { source: sources.ukEndings, verified })({
      verdict: 'refused',
      reason: 'type-word-inside',
      words: [typed],
    }),
  );
}
