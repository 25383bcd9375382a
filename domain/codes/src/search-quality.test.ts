import { expect, test } from 'vitest';
import { everydayQueries } from '../tests/fixtures/everyday-queries.ts';
import { heldOutQueries } from '../tests/fixtures/held-out-queries.ts';
import { codeBook } from './code-book.ts';
import type { System } from './entry.ts';
import { searchIndex } from './search-index.ts';
import { search } from './search.ts';
import { tables } from './tables.ts';

const index = searchIndex(codeBook(tables));
const order: readonly System[] = ['hsic', 'uk-sic', 'naics'];

type Query = Readonly<{ text: string; expected: ReadonlySet<string>; systems: readonly System[] }>;

function queries(table: string): readonly Query[] {
  const lines = table.trim().split('\n');
  return lines.map((line) => {
    const [text = '', ...lists] = line.split('|').map((part) => part.trim());
    const codes = lists.map((list) => list.split(' ').filter((code) => code !== '-'));
    const expected = codes.flatMap((list, at) => list.map((code) => `${order[at]} ${code}`));
    return { text, expected: new Set(expected), systems: order.filter((_, at) => (codes[at] ?? []).length > 0) };
  });
}

const isFound = ({ text, expected }: Query, systems: readonly System[]): boolean =>
  search(index, text, { systems, limit: 3 }).some(({ entry }) => expected.has(`${entry.system} ${entry.code}`));

/** The part of the queries whose expected code is among the first three answers over all classifications. */
function share(all: readonly Query[]): number {
  return all.filter((query) => isFound(query, order)).length / all.length;
}

/** The same when only one classification is searched, over all queries that have an answer in it. */
function shareInOne(all: readonly Query[]): number {
  const asked = all.flatMap((query) => query.systems.map((system) => isFound(query, [system])));
  return asked.filter(Boolean).length / asked.length;
}

const everyday = queries(everydayQueries);
const heldOut = queries(heldOutQueries);

test('the files hold at least 150 and 50 queries, each once, and every expected code exists', () => {
  const all = [...everyday, ...heldOut];

  expect(everyday.length).toBeGreaterThanOrEqual(150);
  expect(heldOut.length).toBeGreaterThanOrEqual(50);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  for (const code of all.flatMap(({ expected }) => [...expected])) {
    const [system, digits = ''] = code.split(' ') as [System, string]; // written two functions above

    expect(index.book.find(system, digits), code).toBeDefined();
  }
});

test('an expected code is in the top three for at least 95 % of the everyday queries', () => {
  expect(share(everyday)).toBeGreaterThanOrEqual(0.95);
  expect(shareInOne(everyday)).toBeGreaterThanOrEqual(0.95);
});

test('queries that nobody prepared for do not get worse', () => {
  expect(share(heldOut)).toBeGreaterThanOrEqual(0.84);
  expect(shareInOne(heldOut)).toBeGreaterThanOrEqual(0.75);
});

test('the measure can fail: with other codes expected, almost nothing is found', () => {
  const wrong = everyday.map((query) => ({ ...query, expected: new Set(['hsic 990000']) }));

  expect(share(wrong)).toBeLessThan(0.05);
});
