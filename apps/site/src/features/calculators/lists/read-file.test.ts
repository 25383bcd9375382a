import { expect, test } from 'vitest';
import { listIn } from './read-file.ts';
import { delimiterOf } from './records.ts';

test('a list is looked at from its first line with a word', () => {
  const list = listIn('\n a ;b\n1;2\n\n3;4\n');
  expect('first' in list && list.first.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, ' a ', 'b'],
    [3, '1', '2'],
    [5, '3', '4'],
  ]);
});

test.each([
  [' \n', 'empty'],
  ['price', 'no-rows'],
  [`${'a,'.repeat(40_000)}\n1`, 'too-wide'],
])('%# is refused', (text, refused) => {
  expect(listIn(text)).toEqual({ refused });
});

test.each([
  ['a;b\n12,50;c', ';'],
  ['Report of May, June, and July\nIt has, as you see, prose\na;b;c\n1,5;2;3\n2,5;3;4', ';'],
  ['a\tb\n1,5\t2', '\t'],
  ['price\n12.50', ','],
])('%j is separated by %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});
