import { freeTools, locales, type Locale } from '@formation/content';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSearch } from './page-search.ts';

const page = (href: string, title: string, text = '', words = '') => ({ href, title, text, words });

const search = pageSearch([
  page('/wise', 'Wise Fee Calculator', 'What arrives, by currency.', 'send money'),
  page('/ebay', 'eBay Fee Calculator', 'What one sale leaves.', 'sell, seller fees'),
  page('/uk', 'UK company registration', 'At Companies House.', 'ltd'),
  page('/cafe', 'Café accounts', '', ''),
  page('/si', 'eBay ගාස්තු ගණකය', 'ශ්‍රී ලංකාවේ සිට', ''),
  page('/ta', 'Wise கட்டணக் கணிப்பான்', '', ''),
  page('/vat', '', '', 'සුගන්ධ, தேங்காய், velaavan, labaya, gasthuwa'),
]);

test.each([
  ['wise', '/wise'],
  ['WISE fees', '/wise'], // "fees" is one letter away from "fee"
  ['wize fees', '/wise'], // as it is heard
  ['calc wise', '/wise'], // the beginning of a word
  ['seller', '/ebay'], // a word that only the visitor uses
  ['companies house', '/uk'],
  ['cafe', '/cafe'], // without what stands above a letter
  ['ගාස්තු', '/si'],
  ['ශ්රී', '/si'], // without what joins the letters
  ['கட்டண', '/ta'],
  ['සුගන්ද', '/vat'], // a breathed consonant as a plain one
  ['தெங்காய்', '/vat'], // a long vowel as a short one
  ['vellawan', '/vat'], // Tamil in Latin letters, by the ear
  ['labhaaya', '/vat'], // Sinhala likewise
  ['gastuva', '/vat'],
])('"%s" finds %s first', (query, href) => {
  expect(search(query)[0]).toBe(href);
});

test.each(['', ' ', '?!', 'cinnamon', '62012'])('"%s" finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});

test('a query of which no page has every word is answered by pages that have one', () => {
  expect(search('wise zzzzzz')[0]).toBe('/wise');
});

test.each(Object.keys(locales) as readonly Locale[])(
  'in %s the title of a tool finds it among the first three',
  (locale) => {
    const tools = freeTools(locale);
    const find = pageSearch(tools.map(({ href, title, text }) => page(href, title, text)));

    for (const { href, title } of tools) expect(find(title).slice(0, 3), title).toContain(href);
  },
);

test('whatever is typed is answered, with each page once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const found = search(query);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
