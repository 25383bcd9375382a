import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultsIn, toolOf, withResult, type SavedResult, type SavedResults } from './saved-results.ts';

const result = (path: string): SavedResult => ({ title: 'Payouts', answer: 'Rs 322', path, day: '2026-11-28' });

test('a tool has its last five results, the newest first, and each once', () => {
  const paths = ['a', 'b', 'c', 'a', 'd', 'e', 'f'].map((amount) => `/payouts?amount=${amount}`);
  const saved = paths.reduce<SavedResults>((all, path) => withResult(all, '/payouts', result(path)), {});

  expect(saved['/payouts']?.map(({ path }) => path.at(-1))).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test.each([
  ['/payouts', '/payouts'],
  ['/si/payouts', '/payouts'],
  ['/ta/calculator/ebay', '/calculator/ebay'],
  ['/calculator', '/calculator/ebay'], // the same page
  ['/si/calculator', '/calculator/ebay'],
])('%s is the tool %s', (path, tool) => {
  expect(toolOf(path)).toBe(tool);
});

test.each([
  ['null'],
  ['[]'],
  ['{"/payouts": 1}'],
  ['not JSON'],
  [JSON.stringify({ '/payouts': [{ ...result('https://evil.example/') }, result('//evil.example/'), { title: 1 }] })],
])('%s is not what this site wrote', (text) => {
  expect(Object.values(resultsIn(text)).flat()).toEqual([]);
});

test('what was written is read again', () => {
  const results = fc.dictionary(
    fc.string(),
    fc.array(
      fc.record({ title: fc.string(), answer: fc.string(), path: fc.constant('/payouts?a=1'), day: fc.string() }),
    ),
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(results, (all) => {
      expect(Object.entries(resultsIn(JSON.stringify(all))).filter(([key]) => key !== '__proto__')).toEqual(
        Object.entries(all).filter(([key]) => key !== '__proto__'),
      );
    }),
  );
});
