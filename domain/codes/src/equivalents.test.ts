import { expect, test } from 'vitest';
import { codeBook } from './code-book.ts';
import type { System } from './entry.ts';
import { equivalence } from './equivalents.ts';
import { tables } from './tables.ts';

const book = codeBook(tables);
const equivalentsOf = equivalence(book);

function closest(system: System, code: string): readonly string[] {
  const entry = book.find(system, code);
  return entry ? equivalentsOf(entry).map((one) => `${one.entry.system} ${one.entry.code} ${one.method}`) : [];
}

test.each([
  ['uk-sic', '62012', ['hsic 620199 curated', 'naics 541511 curated']],
  ['hsic', '642000', ['uk-sic 64209 curated', 'naics 551112 curated']],
  ['naics', '541820', ['hsic 702100 curated', 'uk-sic 70210 curated']],
  ['uk-sic', '47250', ['hsic 4722 same words']], // beverages: no activity has it
  ['uk-sic', '05102', []], // open cast coal working: nothing near
] as const)('the closest matches of %s %s begin with %j', (system, code, first) => {
  expect(closest(system, code).slice(0, Math.max(1, first.length))).toEqual(first);
});

test('titles with the same words match when nobody has curated them', () => {
  expect(closest('hsic', '432999')).toEqual([]);
  expect(closest('hsic', '331200')).toEqual(['uk-sic 33120 same words']); // Repair of machinery
});

test('a heading that only repeats a title answers for the code beneath it', () => {
  expect(closest('hsic', '6420')).toEqual(closest('hsic', '642000'));
});

test('a match lies in another classification, exists once, and curated matches come first', () => {
  for (const entry of book.entries) {
    const found = equivalentsOf(entry);

    expect(found.every((one) => one.entry.system !== entry.system)).toBe(true);
    expect(new Set(found.map((one) => one.entry)).size).toBe(found.length);
    expect(found.map(({ method }) => method)).toEqual(found.map(({ method }) => method).toSorted());
  }
});
