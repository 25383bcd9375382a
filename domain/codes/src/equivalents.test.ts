import { expect, test } from 'vitest';
import { codeBook } from './code-book.ts';
import { isRegistrable, type Entry, type System } from './entry.ts';
import { equivalence, isicClasses } from './equivalents.ts';
import { equivalents } from './tables/equivalents.ts';
import { tables } from './tables.ts';

const book = codeBook(tables);
const equivalentsOf = equivalence(book, equivalents);
const classesOf = isicClasses(book);
const codes = book.entries.filter((entry) => isRegistrable(entry) && book.children(entry).length === 0);

function closest(system: System, code: string): readonly string[] {
  const entry = book.find(system, code);
  return entry ? equivalentsOf(entry).map((one) => `${one.entry.system} ${one.entry.code} ${one.closeness}`) : [];
}

test.each([
  ['uk-sic', '62012', 'naics 541511'],
  ['hsic', '642000', 'naics 551112'],
  ['naics', '541820', 'hsic 702100'],
  ['hsic', '862300', 'uk-sic 86230'], // dentists
  ['hsic', '862300', 'naics 621210'],
  ['uk-sic', '49320', 'naics 485310'], // taxis
  ['uk-sic', '85530', 'hsic 854901'], // driving schools
] as const)('%s %s comes close to %s', (system, code, other) => {
  expect(closest(system, code).map((one) => one.replace(/ \w+$/, ''))).toContain(other);
});

test('how close a match comes is told: alone in its class, or only a part of it', () => {
  expect(closest('hsic', '013000')).toContain('uk-sic 01300 alone'); // plant propagation
  expect(closest('uk-sic', '01120')).toContain('hsic 011000 part'); // rice, among all that is not perennial
});

test('every code has a match in both other lists, but for the few whose class has no code there', () => {
  const without = codes.flatMap((entry) => {
    const found = new Set(equivalentsOf(entry).map((one) => one.entry.system));
    const others = (['hsic', 'uk-sic', 'naics'] as const).filter((system) => system !== entry.system);
    return others.filter((system) => !found.has(system)).map((system) => ({ entry, system }));
  });
  const inClass = ({ entry, system }: (typeof without)[number]) =>
    codes.filter((other) => other.system === system && classesOf(other).some((one) => classesOf(entry).includes(one)));

  expect(codes.length).toBeGreaterThan(2700);
  expect(without.length).toBeLessThan(0.01 * 2 * codes.length);
  expect(without.flatMap(inClass)).toEqual([]);
});

test('the table names nothing that does not exist, and no code twice in a line', () => {
  for (const system of ['hsic', 'uk-sic', 'naics'] as const) {
    const others = (['hsic', 'uk-sic', 'naics'] as const).filter((one) => one !== system);
    for (const line of equivalents[system].trim().split('\n')) {
      const [code = '', ...rest] = line.split(' ');
      expect(book.find(system, code), line).toBeDefined();
      for (const [at, list] of rest.join(' ').split('/').entries()) {
        const named = list.split(' ').filter(Boolean).map((item) => item.replace(/^[=~<?]/, '')); // oxfmt-ignore
        expect(new Set(named).size, line).toBe(named.length);
        for (const one of named) expect(book.find(others[at] ?? system, one), line).toBeDefined();
      }
    }
  }
});

test('what the tables join shares a class of ISIC, and what we read ourselves need not', () => {
  const shared = (entry: Entry, other: Entry) => classesOf(entry).some((name) => classesOf(other).includes(name));
  const joined = codes.flatMap((entry) => equivalentsOf(entry).map((one) => ({ ...one, from: entry })));
  const apart = joined.filter(({ entry, from, closeness }) => closeness !== 'read' && !shared(from, entry));

  expect(joined.length).toBeGreaterThan(5000);
  expect(apart.map(({ entry, from }) => `${from.system} ${from.code} ${entry.code}`)).toEqual([]);
});

test('a heading that only repeats a title answers for the code beneath it; another for all beneath it, in part', () => {
  expect(closest('hsic', '6420')).toEqual(closest('hsic', '642000'));
  expect(closest('hsic', '10').every((one) => one.endsWith('part'))).toBe(true);
  expect(closest('hsic', '10').length).toBeGreaterThan(10);
});

test('a match lies in another classification, exists once, and the closest of each comes first', () => {
  const order = ['alone', 'read', 'words', 'part', 'class'];
  for (const entry of book.entries) {
    const found = equivalentsOf(entry);

    expect(found.every((one) => one.entry.system !== entry.system)).toBe(true);
    expect(new Set(found.map((one) => one.entry)).size).toBe(found.length);
    for (const one of Map.groupBy(found, (each) => each.entry.system).values()) {
      const ranks = one.map(({ closeness }) => order.indexOf(closeness));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  }
});
