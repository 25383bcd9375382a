import { expect, test } from 'vitest';
import { upgradedSearch } from './earlier-link.ts';

test.each([
  ['?amount=50&by=card', 'amount=50&by=card'],
  ['?amount=50&by=marketplace', 'amount=50&from=ebay'],
  ['?by=marketplace&own-amazon-rate=12', 'own-amazon-rate=12&from=amazon'],
  ['?by=marketplace&own-upwork-withdrawal=1', 'own-upwork-withdrawal=1&from=upwork&own-upwork-payoneer=1'],
  ['', ''],
])('%s means %s today', (search, expected) => {
  expect(upgradedSearch(search)).toBe(expected);
});
