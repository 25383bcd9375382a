import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatedTexts } from '@formation/content';

const root = join(import.meta.dirname, '../..');

/** Groups of pages, by how the keys of their texts begin; the first that fits is the one. */
const groups: readonly (readonly [group: string, keys: RegExp])[] = [
  ['mails', /^messages\.(?:mail|reminders|office)\b/],
  ['fee tables', /^messages\.(?:feeTables|groundNames)\b/],
  [
    'tools',
    /^(?:messages\.(?:bulk|calculators|checksPage|company|compare|deadline|formation\.|hsic|nameG|payouts|platforms|published|sharing|stateFee|which)|entries\.(?:calculators|tools|nameGenerator))/,
  ],
  ['services', /^(?:content\/entries\/services|messages\.services|entries\.(?:packages|service))/],
  ['countries', /^(?:content\/entries\/formation|messages\.(?:formationPages|homeRules)|entries\.formation)/],
  ['articles', /^(?:content\/entries\/blog|messages\.fiveTips)/],
  ['legal texts', /^content\/entries\/legal/],
  ['the firm’s pages', /./],
];

const vowels = /[aeiouy]+/g;
/** Syllables of an English word: groups of vowels, without a silent e at its end. */
const syllables = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?<=[^aeiouyl])e(?:s|d)?$/, '')
        .match(vowels) ?? []
    ).length,
  );

/** What is read as sentences: no tables, headings, addresses, names of fields or values that are filled in. */
const prose = (text: string): string =>
  text
    .replaceAll(/^(?:\||#|- \[|(?:icon|img|date|updated|fact|claim|stats|facts|href|url):).*$/gm, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\bhttps?:\S+|\{\w+\}/g, ' ');

/** Sentences of five words and more: a label has no grade. */
const sentencesOf = (text: string): readonly (readonly string[])[] =>
  prose(text)
    .split(/[.?!](?=\s|”|"|$)|\n/)
    .map((sentence) => sentence.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [])
    .filter((words) => words.length >= 5);

/**
 * The school year that a text asks of its reader.
 *
 *     grade = 0.39 × words / sentences + 11.8 × syllables / words − 15.59
 *
 * @see Kincaid et al., Derivation of new readability formulas, 1975
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flat();
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * spoken) / words.length - 15.59;
}

/** The grade of each group of pages, in English. */
export function readingGrades(): Readonly<Record<string, number>> {
  const texts = new Map<string, string[]>(groups.map(([group]) => [group, []]));
  const long = globSync('content/entries/*/*/en.md', { cwd: root }).map((key) => ({
    key,
    english: readFileSync(join(root, key), 'utf8'),
  }));
  for (const { key, english } of [...translatedTexts('si'), ...long]) {
    const [group] = groups.find(([, keys]) => keys.test(key)) ?? [];
    if (group !== undefined) texts.get(group)?.push(english);
  }
  return Object.fromEntries([...texts].map(([group, all]) => [group, readingGrade(all)]));
}
