import { platformNames } from '@formation/fees';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonAddress, scenarioAddress, scenarioAt, scenariosAt } from './scenario.ts';

const typed = fc.dictionary(
  fc.constantFrom('soldPrice', 'site', 'topRated', 'note'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);
const scenario = fc.record({ tool: fc.constantFrom(...platformNames), day: fc.constant('2026-11-21' as const), typed });

test('a scenario comes back from its address, and a comparison from its own', () => {
  fc.assert(
    fc.property(fc.array(scenario, { minLength: 1, maxLength: 6 }), (all) => {
      const [first] = all;
      const different = [...new Map(all.map((one) => [scenarioAddress(one), one])).values()].slice(0, 4);
      const read = new URLSearchParams(comparisonAddress(all.slice(0, 4)).split('?')[1]).getAll('s');

      expect(first && scenarioAt(scenarioAddress(first))).toEqual(first);
      expect(scenariosAt(all.map(scenarioAddress))).toEqual(different);
      expect(scenariosAt(read)).toEqual(scenariosAt(all.slice(0, 4).map(scenarioAddress)));
    }),
  );
});

test.each([
  '',
  'https://example.com/',
  '/calculator/spaceship?mode=published&day=2026-11-21',
  '/calculator/ebay?mode=published', // a result without a day may change
  '/calculator/ebay?mode=published&day=soon',
  '/calculator/ebay?mode=quick&day=2026-11-21', // the quick estimate is not compared
  'javascript:alert(1)',
])('%j is no scenario', (address) => {
  expect(scenarioAt(address)).toBeUndefined();
});

test('the plain calculator is the one of eBay', () => {
  expect(scenarioAt('/calculator?mode=published&day=2026-11-21&soldPrice=5')?.tool).toBe('ebay');
});
