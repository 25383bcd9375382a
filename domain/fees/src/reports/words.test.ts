/** Words of tables, alone and among others. */
import { expect, test } from 'vitest';
import { meaningIn } from './words.ts';

const meaning = meaningIn({ order: 'a', '*fee*': 'b', 'hold on*': 'c', '*fee': 'd', 'a.b (c)*': 'e' });

test.each([
  ['Order', 'a'],
  ['  ORDER ', 'a'],
  ['Fee', 'b'],
  ['Annual account fee', 'b'],
  ['Fee for cards', 'b'],
  ['Wire-fee: abroad', 'b'],
  ['Hold on balance for a dispute', 'c'],
  ['A.b (c) and d', 'e'],
])('%s is found', (text, found) => {
  expect(meaning(text)).toBe(found);
});

test.each(['Orders', 'Coffee', 'Feed the birds', 'Withhold on balance', 'Axb (c)', 'constructor', ''])(
  '%s is none of them',
  (text) => {
    expect(meaning(text)).toBeUndefined();
  },
);

test('a star alone is any text, and no text is a word of its own', () => {
  const paid = meaningIn({ '': 'unpaid', '*': 'paid' });
  expect([paid('Nov-05-26'), paid(''), paid(' ')]).toEqual(['paid', 'unpaid', 'unpaid']);
});
