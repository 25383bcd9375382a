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
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`], // a spreadsheet skips the line break
  ['\0=1', "'\0=1"],
  ['\n=1', `"'\n=1"`],
  [' =1', "' =1"],
  ['\u{FEFF}=1', "'\u{FEFF}=1"], // what is not seen is skipped too
  ['\u200B@A1', "'\u200B@A1"],
  ['\uFF1D1+1', "'\uFF1D1+1"], // in full width
  ['two words', 'two words'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'], // both at once
])('%j', (value, cell) => {
  expect(csv([[value]])).toBe(`\uFEFF${cell}\r\n`);
});

test('whatever the cells, a reader finds them again, and none is a formula', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'=+-@\t\0",\r\n\'a7.＝\u200B') }));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const { data } = papaparse.parse<string[]>(csv(rows).slice(1), { newline: '\r\n', delimiter: ',' });
      const isFormula = (text: string) =>
        (/^[\t\r\n\0]/.test(text) || '=+-@＝＋－＠'.includes(text.replace(/^[\s\p{C}]+/u, '').slice(0, 1) || ' ')) &&
        !/^-?\d+(\.\d+)?$/.test(text);
      const guarded = rows.map((row) => row.map((text) => (isFormula(text) ? `'${text}` : text)));
      expect(data.slice(0, -1)).toEqual(guarded);
      expect(data.flat().filter(isFormula)).toEqual([]);
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
