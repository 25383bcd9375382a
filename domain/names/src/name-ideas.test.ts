import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Country } from './finding.ts';
import { nameIdeas, type NameRequest } from './name-ideas.ts';
import { newSeed, seeded } from './random.ts';
import { nameKey } from './same-name.ts';
import type { Style } from './styles.ts';
import { ukSeenWords, ukUnseenWords } from './tables/uk-words.ts';

const styles: readonly Style[] = ['modern', 'classic', 'playful'];
const request: NameRequest = {
  industry: 'Tea export',
  keywords: 'ceylon gold',
  style: 'modern',
  country: 'uk',
  seed: 'galle-0001',
};

const stems = (wanted: Partial<NameRequest> = {}) => nameIdeas({ ...request, ...wanted }).names.map(({ stem }) => stem);

test('a page has 24 names with the ending of the country', () => {
  const endings: Readonly<Record<Country, RegExp>> = { uk: / Ltd$/, us: / LLC$/, hk: / Limited$/ };
  for (const country of ['uk', 'us', 'hk'] as const) {
    const { names } = nameIdeas({ ...request, country });

    expect(names).toHaveLength(24);
    for (const { name } of names) expect(name).toMatch(endings[country]);
  }
});

test('the same request has the same names; another seed, style or keyword has others', () => {
  expect(stems()).toEqual(stems());
  expect(stems({ seed: 'galle-0002' })).not.toEqual(stems());
  expect(stems({ keywords: 'ceylon silver' })).not.toEqual(stems());
  for (const style of ['classic', 'playful'] as const) {
    expect(stems({ style }).filter((stem) => stems().includes(stem))).toEqual([]);
  }
});

test('styles sound different: modern names are short, classic ones long', () => {
  const wordsEach = (style: Style) => {
    const all = [0, 1, 2, 3].flatMap((page) => stems({ style, page }));
    return all.join(' ').split(' ').length / all.length;
  };

  expect(wordsEach('modern')).toBeLessThan(1.5);
  expect(wordsEach('classic')).toBeGreaterThan(2.5);
  expect(wordsEach('playful')).toBeGreaterThan(wordsEach('modern'));
  expect(wordsEach('playful')).toBeLessThan(wordsEach('classic'));
});

test('the next page of a seed brings names that no page had', () => {
  const all = [0, 1, 2, 3].flatMap((page) => stems({ page }));

  expect(new Set(all.map((stem) => nameKey(stem, 'uk'))).size).toBe(4 * 24);
});

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

test.each([
  ['accounting', ''],
  ['photography', 'galle'],
  ['education', 'bright, lanka'],
  ['tea export', 'leaf, island'],
  ['restaurant', ''],
])('every name for "%s" with "%s" holds a word typed, or one that stands for it, whole', (industry, keywords) => {
  const typed = `${industry} ${keywords}`.split(/[\s,]+/).filter((word) => word !== '');
  for (const style of styles) {
    for (const { stem, origin } of nameIdeas({ ...request, industry, keywords, style }).names) {
      // Two pieces may share the letter where they meet, so the first letter of the word may be the last of the other.
      expect(letters(stem)).toContain(letters(origin.word).slice(1));
      if (origin.kind === 'typed') expect(typed).toContain(origin.word.toLowerCase());
      if (origin.kind === 'near') expect(typed).toContain(origin.of.toLowerCase());
    }
  }
});

test('a word that must be heard is heard in every name', () => {
  for (const style of styles) {
    const { names } = nameIdeas({ ...request, must: 'harvest', style });

    expect(names).toHaveLength(24);
    for (const { stem } of names) expect(letters(stem)).toContain('harvest');
  }
});

test('a word that must be heard and needs permission leaves no names, and says why', () => {
  const { names, leftOut } = nameIdeas({ ...request, must: 'bank' });

  expect(names).toEqual([]);
  expect(leftOut.map(({ word }) => word)).toEqual(['Bank']);
});

test.each([
  ['telecommunications', []], // leaves no room for another word
  ['x', []],
  ['store', ['store']], // a filler, but it was asked for
  ['the garden', ['garden']],
  ['Smørrebrød', ['smorrebrod']],
  ['Straße', ['strasse']],
  ['Æther', ['aether']],
])('“%s”, which every name must have, is heard, or no name is made and the word is named', (must, heard) => {
  const { names, unfit } = nameIdeas({ ...request, must });

  expect(unfit).toEqual(heard.length > 0 ? [] : [must]);
  expect(names.length > 0).toBe(heard.length > 0);
  for (const { stem } of names) for (const word of heard) expect(letters(stem)).toContain(word);
});

test('a keyword that is too long for a name is named, and names are made all the same', () => {
  const { names, unfit } = nameIdeas({
    ...request,
    industry: 'telecommunications',
    keywords: 'telecommunications of galle',
  });

  expect(unfit).toEqual(['telecommunications']);
  expect(names).toHaveLength(24);
});

test('no name is longer than wished, and a wish that leaves few names still ends', () => {
  for (const longest of [8, 12, 16]) {
    for (const { stem } of nameIdeas({ ...request, longest }).names) {
      expect(letters(stem).length).toBeLessThanOrEqual(longest);
    }
  }
  expect(nameIdeas({ ...request, must: 'photography', longest: 8 }).names).toEqual([]);
});

test.each([
  ['තේ', 'Thay', 'tea'],
  ['ශ්‍රී', 'Shri', undefined],
  ['අධ්‍යාපන', 'Adyapana', 'education'],
  ['අධ්යාපන', 'Adyapana', 'education'], // typed without the joiner
  ['தேநீர்', 'Theneer', 'tea'],
])('%s is written as %s and means %s', (typed, latin, meaning) => {
  expect(nameIdeas({ ...request, keywords: typed }).readAs).toEqual([{ typed, latin, ...(meaning && { meaning }) }]);
});

test('for a trade that may not be named, short words stand in', () => {
  const { names } = nameIdeas({ ...request, industry: 'veterinary', keywords: '' });

  for (const { origin } of names) expect(origin).toMatchObject({ kind: 'near', of: 'Veterinary' });
});

test('a keyword that needs approval is left out and named with the reason', () => {
  const { names, leftOut } = nameIdeas({ ...request, keywords: 'royal bank pearl' });

  expect(leftOut.map(({ word }) => word)).toEqual(['Royal', 'Bank']);
  expect(leftOut[1]?.finding.detail.body).toContain('Financial Conduct Authority');
  expect(names.filter(({ stem }) => /\b(?:royal|bank)\b/i.test(stem))).toEqual([]);
});

test('Sinhala and Tamil keywords are written in Latin letters, other scripts are named', () => {
  const { names, readAs, unread } = nameIdeas({ ...request, keywords: 'හිරු கடல் 珍珠' });

  expect(readAs).toEqual([
    { typed: 'හිරු', latin: 'Hiru', meaning: 'sun' },
    { typed: 'கடல்', latin: 'Kadal', meaning: 'sea' },
  ]);
  expect(unread).toEqual(['珍珠']);
  expect(names.some(({ stem }) => /hiru|kadal/i.test(stem))).toBe(true);
});

test('a new seed is a town and four digits, and the same for the same random source', () => {
  expect(newSeed(seeded('a'))).toMatch(/^[a-z]+-\d{4}$/);
  expect(newSeed(seeded('a'))).toBe(newSeed(seeded('a')));
});

const anyRequest = fc.record({
  industry: fc.oneof(fc.string(), fc.constantFrom('tea', 'University of trust', '%%%')),
  keywords: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('bank', '1 2 3', 'මල් කඩය', 'nhs police royal')),
  style: fc.constantFrom(...styles),
  country: fc.constantFrom('uk' as const, 'us' as const, 'hk' as const),
  seed: fc.string(),
});

test('whatever is typed, a page is full, has no name twice, and every name passes its country’s rules', () => {
  fc.assert(
    fc.property(anyRequest, (any) => {
      const { names } = nameIdeas(any);

      expect(names).toHaveLength(24);
      expect(new Set(names.map(({ stem }) => stem.toLowerCase())).size).toBe(24);
      for (const { check } of names) expect(check.verdict).toBe('ok');
    }),
  );
});

// Looks the words up again in its own way, so that a fault of the checker would show.
test('no British name has a listed word', () => {
  const listed = `${ukSeenWords}\n${ukUnseenWords}`
    .trim()
    .split(/\n+/)
    .map((line) => (line.split(' | ')[0] ?? '').trim().toLowerCase());
  const names = styles.flatMap((style) => [0, 1, 2, 3, 4].flatMap((page) => stems({ style, page, keywords: '' })));
  const found = names.filter((name) => listed.some((word) => ` ${name.toLowerCase()} `.includes(` ${word} `)));

  expect(names).toHaveLength(15 * 24);
  expect(found).toEqual([]);
});
