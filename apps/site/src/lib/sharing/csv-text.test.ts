import fc from 'fast-check';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['says "no"', '"says ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"], // never a formula
  ['@name', "'@name"],
  ['-13.30', '-13.30'], // a number stays one
  ['-1+2', "'-1+2"],
])('the cell %j is written %j', (text, written) => {
  expect(csvText([[text]])).toBe(`\ufeff${written}\r\n`);
});

test('every table is read back by another program, cell by cell', () => {
  const word = fc.stringMatching(/^[a-z0-9 ,"'\n]{0,12}$/);
  const table = fc.array(fc.tuple(word, word, word), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(table, (rows) => {
      expect(papaparse.parse(csvText(rows).slice(1, -2), { newline: '\r\n' }).data).toEqual(rows);
    }),
  );
});
