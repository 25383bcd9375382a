/** Where an order went decides what eBay takes of it: the words for it are answers that the site’s question has. */
import { expect, test } from 'vitest';
import { loadPlatform } from '../../platforms.ts';
import { readAnswers } from '../../question/read.ts';
import { meaningIn } from '../words.ts';
import { buyers } from './ebay-buyers.ts';

const buyerIn = meaningIn(buyers);
const siteOf = { usd: 'US', gbp: 'UK', eur: 'DE', aud: 'AU', cad: 'CA' } as const;

test.each([
  ['usd US', 'domestic'],
  ['usd Germany', 'eurozone'],
  ['eur Deutschland', 'domestic'],
  ['eur Österreich', 'eurozone'],
  ['gbp United Kingdom', 'domestic'],
  ['gbp NO', 'nordic'],
  ['cad Schweiz', 'restOfEurope'],
  ['aud Sri Lanka', 'restOfWorld'],
])('%s: %s', (said, region) => {
  expect(buyerIn(said)).toBe(region);
});

test('each is offered on its site', async () => {
  const { question } = await loadPlatform('ebay');
  for (const [words, buyer] of Object.entries(buyers)) {
    const currency = words.slice(0, 3);
    const site = Object.entries(siteOf).find(([code]) => code === currency)?.[1] ?? 'US';
    const { faults } = readAnswers(question, { site, registered: site, soldPrice: '10', buyer });
    expect(faults, words).toEqual([]);
  }
});
