import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paysWords } from '../../lib/pays-back/pays-words.ts';
import { CompanyCost } from './company-cost.tsx';
import { packagePrices } from './result/package-prices.ts';
import { wordsFor } from './result/words-for.ts';

const day = '2026-11-21';
const words = wordsFor('en');
const props = {
  builtOn: day,
  prices: { us: packagePrices('us'), uk: packagePrices('uk') },
  words,
  pays: paysWords('en', day),
} as const;
const shown = (isEmbedded: boolean) => renderToStaticMarkup(<CompanyCost {...props} isEmbedded={isEmbedded} />);

const fields = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

test('in a page of others nothing is shared or saved, and every field is there', () => {
  const [own, framed] = [shown(false), shown(true)];
  for (const text of [words.sharing.copyLink, words.sharing.lastResults]) {
    expect(own).toContain(text);
    expect(framed).not.toContain(text);
  }
  expect(fields(framed)).toEqual(fields(own));
});
