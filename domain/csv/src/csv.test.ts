import fc from 'fast-check';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { csv, csvRows } from './csv.ts';

test.each([
  // value                              cell
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['+94 77 123 4567', "'+94 77 123 4567"],
  ['-13.30', '-13.30'], // a plain number stays one
  ['-1+2', "'-1+2"],
  ['-.5', "'-.5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t'=1"`], // one that splits at tabs sees the second of two cells
  ['\r=1', `"'\r'=1"`], // a spreadsheet skips the line break
  ['\0=1', "'\0=1"],
  ['\n=1', `"'\n'=1"`],
  [' =1', "' =1"],
  ['\u{FEFF}=1', "'\u{FEFF}=1"], // what is not seen is skipped too
  ['\u200B@A1', "'\u200B@A1"],
  ['\uFF1D1+1', "'\uFF1D1+1"], // in full width
  ['a;=1+1', `"a;'=1+1"`], // where a comma is part of a number, a spreadsheet splits at semicolons
  ['a; \u200B@A1;+1', `"a;' \u200B@A1;'+1"`],
  ['a;"=1+1"', `"a;'""=1+1"""`], // and there a quote within our cell begins one of its own
  ['a;-13.30', `"a;'-13.30"`], // what follows our next comma would belong to it: no plain number
  ['a\t=1', `"a\t'=1"`],
  ['two\r\n=1', `"two\r\n'=1"`],
  ['a;b-c', '"a;b-c"'],
  ['two words', 'two words'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'], // both at once
])('%j', (value, cell) => {
  expect(csv([[value]])).toBe(`\uFEFF${cell}\r\n`);
});

const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'=+-@;\t\0",\r\n\'a7.＝\u200B') }));

/** What a spreadsheet runs: the text of one of its cells. */
const runs = (text: string) => '=+-@＝＋－＠'.includes(text.replace(/^[\s\p{C}]+/u, '').slice(0, 1) || ' ');

test('whatever the cells, a reader finds them again, with nothing but apostrophes more, and none is a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const { data } = papaparse.parse<string[]>(csv(rows).slice(1), { newline: '\r\n', delimiter: ',' });
      const bare = (table: readonly (readonly string[])[]) =>
        table.map((row) => row.map((text) => text.replaceAll("'", '')));
      expect(bare(data.slice(0, -1))).toEqual(bare(rows));
      const isFormula = (text: string) => (/^[\t\r\n\0]/.test(text) || runs(text)) && !/^-?\d+(\.\d+)?$/.test(text);
      expect(data.flat().filter(isFormula)).toEqual([]);
    }),
  );
});

test('wherever a spreadsheet splits a row, and whichever quotes it heeds, no piece of a text is a formula', () => {
  fc.assert(
    fc.property(cell, cell, (text, next) => {
      const pieces = csv([[`a${text}`, next]])
        .slice(1)
        .split(/[;\t\r\n]/);
      expect(pieces.map((piece) => piece.replaceAll('"', '')).filter(runs)).toEqual([]);
    }),
  );
});

test('a table written piece by piece is the same table', () => {
  const rows = [
    ['a', '=b'],
    ['ක', 'c,d'],
  ];
  expect(csv(rows.slice(0, 1)) + csvRows(rows.slice(1))).toBe(csv(rows));
});
