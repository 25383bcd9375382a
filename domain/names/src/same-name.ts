import type { Country } from './finding.ts';
import { parts } from './plain.ts';

const words = (list: string): readonly string[] => list.split(', ');

/** Endings that do not make names differ; the longest are taken away first. */
const ignoredAtEnd: Readonly<Record<Country, readonly string[]>> = {
  uk: words(
    `public limited company, community interest company, limited liability partnership, right to manage company, rtm company limited, limited, ltd, unlimited, plc, cic, llp, and company, and co, company, co, biz, co uk, com, eu, gb, great britain, net, ni, northern ireland, org, org uk, uk, united kingdom, wales, ar cwmni, cwmni, anghyfyngedig, cyfyngedig, cyf, cym, cymru, du, prydain fawr, gogledd iwerddon, y deyrnas unedig`,
  ),
  us: words(
    `limited liability company, ltd liability company, limited liability co, ltd liability co, llc, l l c, incorporated, inc, corporation, corp, company, co, limited, ltd`,
  ),
  hk: words(
    `public limited company, and company limited, company limited, and co limited, co limited, and company, and co, company, limited, unlimited, co, ltd, plc`,
  ),
};

const ignoredAtStart: Readonly<Record<Country, readonly string[]>> = {
  uk: ['the', 'www'],
  us: ['the', 'a', 'an'],
  hk: ['the'],
};

const numbers = 'zero one two three four five six seven eight nine'.split(' ');

/** Words that count as the same word: the first of each line. */
const equal: Readonly<Record<Country, ReadonlyMap<string, string>>> = {
  uk: new Map([
    ...numbers.map((word, digit) => [String(digit), word] as const),
    ...([
      ['&', 'and'],
      ['+', 'plus'],
      ['o', 'zero'],
      ['to', 'two'],
      ['too', 'two'],
      ['for', 'four'],
    ] as const),
    ...([
      ['£', 'pound'],
      ['€', 'euro'],
      ['$', 'dollar'],
      ['¥', 'yen'],
      ['@', 'at'],
    ] as const),
    ...([
      ['%', 'percent'],
      ['percentum', 'percent'],
    ] as const),
  ]),
  us: new Map([['&', 'and']]),
  hk: new Map([
    ['&', 'and'],
    ['hk', 'hongkong'],
    ['fe', 'fareast'],
  ]),
};

/** Two words that count as one. */
const joined: Readonly<Record<string, string>> = {
  'per cent': 'percent',
  'per centum': 'percent',
  'hong kong': 'hongkong',
  'far east': 'fareast',
};

/** What the Companies Registry leaves out at the end of a Chinese name; the longest first. */
const chineseEnd = /(?:公眾有限公司|無限公司|有限公司|公司)$/;

/** Characters that the Companies Registry takes for one another. */
const chineseVariants: Readonly<Record<string, string>> = { 恒: '恆', 峰: '峯', 滙: '匯' };

function withoutEnd(text: string, country: Country): string {
  const fits = ignoredAtEnd[country].filter((ending) => text === ending || text.endsWith(` ${ending}`));
  const longest = fits.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? text : withoutEnd(text.slice(0, -longest.length).trimEnd(), country);
}

const withoutChineseEnd = (text: string): string =>
  text.replace(chineseEnd, '').replace(/[恒峰滙]/g, (character) => chineseVariants[character] ?? character);

function withoutStart(text: string, country: Country): string {
  const [first = '', ...rest] = text.split(' ');
  return rest.length > 0 && ignoredAtStart[country].includes(first) ? withoutStart(rest.join(' '), country) : text;
}

/**
 * What a register compares a name by: names with one key are the same name to it.
 *
 * Case, accents, punctuation and spaces do not count, nor do endings such as "Limited", "and Company" or, in the
 * United Kingdom, "UK" or an S as the last letter; "4" is "four" is "for" there.
 *
 * @returns an empty text when nothing is left.
 * @see SI 2015/17, Schedule 3, which was not read: the words left out as law firms and agents copy the guidance (the
 * last S at https://www.formationsdirect.com/similarcompanynamerules, seen on 2026-11-22), copies of the Companies Registry's guideline
 * for Hong Kong, general knowledge for the US
 */
export function nameKey(name: string, country: Country): string {
  const dotted = name
    .replace(/\bwww\./i, 'www ')
    .replace(/\.(co|com|org|net|uk|eu|biz)\b/gi, ' $1')
    .replaceAll('-', ' ');
  const asTyped = parts(dotted).map((part) => equal[country].get(part.plain) ?? part.plain);
  const text = asTyped.join(' ').replace(/\b(per cent(?:um)?|hong kong|far east)\b/g, (two) => joined[two] ?? two);
  const named = country === 'hk' ? withoutChineseEnd(text) : text;
  const own = withoutEnd(withoutStart(named.trim(), country), country).replaceAll(' ', '');
  return country === 'uk' ? own.replace(/(?<=.)s$/, '') : own;
}

/** Whether a register takes two names for one. */
export function isSameName(one: string, other: string, country: Country): boolean {
  const key = nameKey(one, country);
  return key !== '' && key === nameKey(other, country);
}
