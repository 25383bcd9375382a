import fc from 'fast-check';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { readRecords } from './read-records.ts';

const recordsOf = (text: string, delimiter = ',') => [...readRecords(text, delimiter)];
const cellsOf = (text: string, delimiter?: string) => recordsOf(text, delimiter).map(({ cells }) => cells);

test.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ], // no record begins behind the last line end
  ['a\r\nb\nc\rd', [['a'], ['b'], ['c'], ['d']]], // as in files that were put together
  [
    'a,\n,b',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a,', [['a', '']]],
  ['"a,b","say ""hi"""', [['a,b', 'say "hi"']]],
  ['"two\r\nlines",1', [['two\r\nlines', '1']]],
  ['"",""', [['', '']]],
  ['5" pipe,1', [['5" pipe', '1']]],
  [
    '"Scarf" 20,12.50\nring,10',
    [
      ['"Scarf" 20', '12.50'],
      ['ring', '10'],
    ],
  ], // inches
  [
    '"Scarf,12.50\nring,10',
    [
      ['"Scarf', '12.50'],
      ['ring', '10'],
    ],
  ], // never closed
  [
    '"Scarf,1\n"ring,"2",x',
    [
      ['"Scarf', '1'],
      ['"ring', '2', 'x'],
    ],
  ],
  ['a,"b', [['a', '"b']]],
])('%j is read', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('a record has the line on which it begins, however its lines end', () => {
  const text = 'a\n\n"two\r\nlines"\rb\r\n"three\n\nlines"\nc';
  expect(recordsOf(text).map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'a'],
    [2, ''],
    [3, 'two\r\nlines'],
    [5, 'b'],
    [6, 'three\n\nlines'],
    [9, 'c'],
  ]);
});

test.each([
  ['title,price,cost\n"Scarf,5,1\nring,6,1\nmask,7,1\npan 18",8,1\nhat,9,1', [false, true, false]],
  ['title,price\n"Scarf of 18,5\npan of 20",6\nhat,9', [false, true, false]],
  ['title,price\n"a scarf, red\nor blue",6\nhat,9', [false, false, false]],
  ['title,price,note\nring,5,"To Galle,\nby post, not by hand,\nsoon, please"\nmask,6,', [false, false, false]],
])('%j: rows that a pair of quotation marks makes one cell of are noticed', (text, broken) => {
  expect(recordsOf(text).map(({ isBroken }) => isBroken)).toEqual(broken);
});

const delimiter = fc.constantFrom(',', ';', '\t', '|');
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const text = fc.string({ unit: fc.constantFrom(...'",;\t|\n\r ab7', '\r\n', 'é', 'අ', '😀') });
const rows = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));

const quoted = (cell: string) => (/[",;\t|\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

test('what is written is read again, whatever the cells, the delimiter and the line ends, as another reader reads it', () => {
  fc.assert(
    fc.property(rows, delimiter, lineEnd, (table, mark, end) => {
      const written = table.map((row) => `${row.map(quoted).join(mark)}${end}`).join('');
      const { data } = papaparse.parse<string[]>(written, { delimiter: mark, newline: end });
      expect(cellsOf(written, mark)).toEqual(table);
      expect(cellsOf(written, mark)).toEqual(data.slice(0, -1));
    }),
  );
});

test('whatever the text, each of its lines and characters is in one record', () => {
  const bare = (one: string) => one.replaceAll(/["|\n\r]/g, '');
  fc.assert(
    fc.property(text, (file) => {
      let [from, line] = [0, 1];
      for (const record of recordsOf(file, '|')) {
        const source = file.slice(from, record.end);
        expect(record.line).toBe(line);
        expect(bare(record.cells.join(''))).toBe(bare(source));
        from = record.end;
        line += source.match(/\r\n|\n|\r/g)?.length ?? 0;
      }
      expect(from).toBe(file.length);
    }),
  );
});
