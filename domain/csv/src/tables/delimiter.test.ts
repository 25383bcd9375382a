import { expect, test } from 'vitest';
import { delimiterOf } from './delimiter.ts';

test.each([
  ['a;b\n12,50;c', ';'],
  ['Report of May, June, and July\nIt has, as you see, prose\na;b;c\n1,5;2;3\n2,5;3;4', ';'],
  ['a\tb\n1,5\t2', '\t'],
  ['a|b\n1,5|2', '|'],
  ['price\n12.50', ','],
  ['sep=;\na,b;c\n1,2;3', ';'],
  ['sep=^\r\na^b\r\n1^2', '^'],
])('%j is separated by %j', (text, delimiter) => {
  expect(delimiterOf(text).delimiter).toBe(delimiter);
});
