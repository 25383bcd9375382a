import { expect, test } from 'vitest';
import { codeBook } from './code-book.ts';
import { breadcrumb, isRegistrable, type System } from './entry.ts';
import { systems } from './systems.ts';
import { tables } from './tables.ts';
import { chineseTitles } from './words/chinese.ts';
import { readWords } from './words/words-table.ts';
import { isFiller, words } from './words/words.ts';

const book = codeBook(tables);

function counts(system: System): Readonly<Record<string, number>> {
  const byLevel = Map.groupBy(
    book.entries.filter((entry) => entry.system === system && isRegistrable(entry)),
    ({ level }) => level,
  );
  return Object.fromEntries([...byLevel].map(([level, entries]) => [level, entries.length]));
}

// The official counts: censtatd.gov.hk/en/page_698.html, the Companies House list, the Census Bureau's 2022 structure.
test('every classification has its official number of entries at each level', () => {
  expect(counts('hsic')).toEqual({ section: 21, division: 88, group: 221, class: 483, subclass: 1001 });
  expect(counts('uk-sic')).toEqual({ code: 731 });
  expect(counts('naics')).toEqual({
    sector: 20,
    subsector: 96,
    'industry group': 308,
    'NAICS industry': 689,
    'national industry': 1012,
  });
});

test('what is said of a classification equals what its table holds', () => {
  for (const system of ['hsic', 'uk-sic', 'naics'] as const) {
    const sum = Object.values(counts(system)).reduce((total, count) => total + count, 0);

    expect(sum).toBe(systems[system].entries);
  }
});

test('only topmost entries have no parent, and a code begins with its parent’s code', () => {
  for (const { code, level, parent } of book.entries) {
    expect(parent === undefined).toBe(level === 'section' || level === 'sector');
    if (parent && !/[A-Z-]/.test(parent.code)) expect(code.startsWith(parent.code)).toBe(true);
  }
});

test('a NAICS sector that spans several numbers holds exactly their subsectors', () => {
  const manufacturing = book.entries.filter(({ parent }) => parent?.system === 'naics' && parent.code === '31-33');

  expect(manufacturing.map(({ code }) => code.slice(0, 2))).toEqual(expect.arrayContaining(['31', '32', '33']));
  expect(manufacturing.every(({ code }) => /^3[123]\d$/.test(code))).toBe(true);
});

test('no code stands twice and no title is empty', () => {
  expect(new Set(book.entries.map(({ system, code }) => `${system} ${code}`)).size).toBe(book.entries.length);
  expect(book.entries.filter(({ title }) => title.trim() !== title || title === '')).toEqual([]);
});

test.each([
  // system, code, title as published, parents
  ['hsic', '642000', 'Investment and holding companies', ['K', '64', '642', '6420']],
  ['hsic', '702100', 'Public relation services', ['M', '70', '702', '7021']],
  ['hsic', '620199', 'Development of other softwares and programming activities', ['J', '62', '620', '6201']],
  ['uk-sic', '62012', 'Business and domestic software development', ['J']],
  ['naics', '541511', 'Custom Computer Programming Services', ['54', '541', '5415', '54151']],
  ['naics', '311920', 'Coffee and Tea Manufacturing', ['31-33', '311', '3119', '31192']],
] as const)('%s %s is "%s"', (system, code, title, parents) => {
  const entry = book.find(system, code);

  expect(entry?.title).toBe(title);
  expect(entry && breadcrumb(entry).map((above) => above.code)).toEqual(parents);
});

test('a group and a class without a line of their own share the title beneath them', () => {
  expect(['642', '6420'].map((code) => book.find('hsic', code)?.title)).toEqual([
    'Investment and holding companies',
    'Investment and holding companies',
  ]);
});

test('every HSIC entry has a Chinese title', () => {
  const chinese = chineseTitles();

  expect(chinese.size).toBe(1814);
  expect(chinese.get('A')).toBe('農業、林業及漁業');
  expect(book.entries.filter(({ system, code }) => system === 'hsic' && !chinese.get(code))).toEqual([]);
});

test('the 66 activities lead to codes that exist', () => {
  expect(book.activities).toHaveLength(66);
  for (const { id, codes } of book.activities) {
    for (const system of ['hsic', 'uk-sic', 'naics'] as const) {
      for (const code of codes[system]) expect(book.find(system, code), `${id}: ${system} ${code}`).toBeDefined();
    }
  }
});

test('every everyday word leads to codes that exist, and every activity that is named exists', () => {
  const lines = tables.trades.trim().split('\n');
  const named = lines.filter((line) => line.includes('/')).map((line) => line.split(/, | = /, 1)[0]);
  const known = new Set<string | undefined>([...book.activities.map(({ id }) => id), ...named]);
  for (const line of lines) {
    const target = line.split(' = ')[1] ?? '';
    if (known.has(target)) continue;
    const parts = target.split('/').map((part) => part.trim().split(' ').filter(Boolean));

    expect(parts, line).toHaveLength(3);
    for (const [at, system] of (['hsic', 'uk-sic', 'naics'] as const).entries()) {
      for (const code of parts[at] ?? []) expect(book.find(system, code), `${line}: ${system}`).toBeDefined();
    }
  }
});

test('a word stands in one group of synonyms only', () => {
  const all = tables.synonyms.trim().split(/\n|, /);

  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
});

test('no word of ours only repeats the title of its code', () => {
  const stems = (text: string) => words(text).filter(({ folded }) => !isFiller(folded)).map(({ stem }) => stem); // oxfmt-ignore
  for (const system of ['hsic', 'uk-sic', 'naics'] as const) {
    for (const { codes, words: ours } of readWords(system, tables.words[system])) {
      const title = new Set(stems(book.find(system, codes[0] ?? '')?.title ?? ''));
      const repeated = ours.filter((word) => stems(word).every((stem) => title.has(stem)));

      // A line that has nothing else keeps what it has: it names the goods of its code.
      if (repeated.length < ours.length) expect(repeated, `${system} ${codes[0]}`).toEqual([]);
    }
  }
});
