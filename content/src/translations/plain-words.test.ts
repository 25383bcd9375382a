import { expect, test } from 'vitest';
import { exceptions } from './plain-words-exceptions.ts';
import { betterWords, phrasesIn } from './plain-words.ts';
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

test('every exception names a text that holds such a phrase', () => {
  const english = new Map(translatedTexts('si').map((text) => [text.key, text.english]));

  expect(exceptions.filter((key) => phrasesIn(english.get(key) ?? '').length === 0)).toEqual([]);
});
