import { expect, test } from 'vitest';
import { quoted, waiting } from './plain-words-exceptions.ts';
import { betterWords } from './plain-words.ts';
import { translatedTexts } from './translated-texts.ts';

test.each([
  ['What lands in Colombo', 'lands'],
  ['What the state takes', 'What the state takes'],
  ['It takes 3–10 business days.', undefined], // plain English
  ['Due every year, also without sales.', 'also without'],
  ['Also available in Tamil', undefined],
  ['Checked on 28 November 2026.', '28 November 2026'],
  ['Checked on 28 Nov 2026.', undefined],
  ['Due by 1 June, each year', undefined], // a day of every year has none
  ['Fulfillment fee', 'Fulfillment'],
  ['Fulfilment fee', undefined],
  ['Offers of “labor law posters” are not official.', undefined], // quoted as they write it
  ['[Trademark fees](https://www.uspto.gov/trademarks/fees)', undefined], // the title of a source
])('of “%s” is held back: %s', (english, held) => {
  expect(betterWords('messages.some.text', english).map((line) => /^“(.*)”:/.exec(line)?.[1])).toEqual(
    held === undefined ? [] : [held],
  );
});

test('every exception names a text that is there', () => {
  const keys = new Set(translatedTexts('si').map(({ key }) => key));

  expect([...quoted, ...waiting].filter((key) => !keys.has(key))).toEqual([]);
});
