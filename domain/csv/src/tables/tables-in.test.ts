import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TableRecord } from './table.ts';
import { MOST_BYTES, tablesIn } from './tables-in.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** The records of the only table of a file. */
async function recordsOf(bytes: Uint8Array) {
  const read = await tablesIn(bytes);
  if ('refused' in read) throw new Error(read.refused);
  const all: TableRecord[] = [];
  read.tables[0]?.records((record) => all.push(record));
  expect(read.tables).toHaveLength(1);
  expect(read.tables[0]?.first).toEqual(all.slice(0, 60));
  return all;
}
const cellsOf = async (bytes: Uint8Array) => (await recordsOf(bytes)).map(({ cells }) => cells);

test.each([
  ['nothing', '', 'empty'],
  ['blanks', ' \r\n,\r\n', 'empty'],
  ['headers alone', 'title,price\n', 'no-rows'],
  ['a page of text without line ends', 'a,'.repeat(40_000), 'too-wide'],
  ['a row of a thousand cells and more', `${'a,'.repeat(1_000)}\n1,2`, 'too-wide'],
  ['an Excel workbook of before 2007', '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1', 'old-workbook'],
  ['a PDF', '%PDF-1.7\n1 0 obj', 'pdf'],
  ['a page', '\n<!DOCTYPE html><title>Sales</title>', 'html'],
  ['a table of a page, which banks call .xls', '<table><tr><td>1', 'html'],
  ['an XML file', '<?xml version="1.0"?><Workbook>', 'html'],
  ['a PNG', '\u0089PNG\r\n\u001A\n\0\0\0\u000DIHDR', 'unknown-bytes'],
  ['a JPEG', '\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF\0\u0001\u0001', 'unknown-bytes'],
  ['a HEIC', '\0\0\0\u0018ftypheic', 'unknown-bytes'],
  ['a gzip', '\u001F\u008B\u0008\0', 'zip'],
  ['an empty zip', `PK\u0005\u0006${'\0'.repeat(18)}`, 'zip'],
  ['the beginning of a zip', 'PK\u0003\u0004\u0014\0', 'unreadable-workbook'],
  [
    'bytes that are no text',
    String.fromCharCode(...Array.from({ length: 200 }, (_, n) => (n * 37) % 251)),
    'unknown-bytes',
  ],
])('%s is refused', async (_, text, refused) => {
  expect(await tablesIn(bytesOf(text))).toEqual({ refused });
});

test('a file of more than 50 MB is refused, one of 50 MB is read', async () => {
  const file = new Uint8Array(MOST_BYTES + 1).fill(32);
  file.set(bytesOf('a,b\n1,2\n'));
  expect(await tablesIn(file)).toEqual({ refused: 'too-large' });
  expect(await cellsOf(file.subarray(1))).toHaveLength(2);
});

test.each([
  ['prose above the table', 'My sales, and\nthose of Nimal\n\na;b;c\n1;2,5;3\n2;3,5;4', 5],
  ['what a spreadsheet says of its delimiter', 'sep=;\na,b;c\n1,2;3', 2],
  ['old line ends', 'a,b\r1,2\r3,4\r', 3],
  ['a stray zero byte', 'Price\n12.50\0\n', 2],
])('%s: read', async (_, text, count) => {
  expect(await recordsOf(bytesOf(text))).toHaveLength(count);
});

test('a record has its line in the file, whatever stands above', async () => {
  const records = await recordsOf(bytesOf('sep=;\r\n\r\na;b\r\n;\r\n"two\r\nlines";1\r\nc;2'));
  expect(records.map(({ line, cells }) => [line, ...cells])).toEqual([
    [3, 'a', 'b'],
    [5, 'two\r\nlines', '1'],
    [7, 'c', '2'],
  ]);
});

test('a report from Japan is read in Shift JIS', async () => {
  const file =
    '93fa95742f8e9e8ad42c8367838983938355834e83568387839382cc8eed97de2c8fa4956994848fe30a323032362f31312f30352c928d95b62c22312c353030220a';
  expect(await cellsOf(new Uint8Array(Buffer.from(file, 'hex')))).toEqual([
    ['日付/時間', 'トランザクションの種類', '商品売上'],
    ['2026/11/05', '注文', '1,500'],
  ]);
});

const encodings = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with its mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  'utf-16le': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
} as const;
const encoding = fc.constantFrom(
  ...Object.keys(encodings).filter((name): name is keyof typeof encodings => name in encodings),
);
const cell = fc.string({ unit: fc.constantFrom(...'",;\t|\n\r a7', 'é', 'ස', '客', '😀') });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('what is written in an encoding, with a delimiter and line ends that it says, is read again', async () => {
  const [mark, end] = [fc.constantFrom(',', ';', '\t', '|', '^'), fc.constantFrom('\n', '\r\n', '\r')];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell)), encoding, mark, end, async (rows, name, delimiter, lineEnd) => {
      const table = [['title', 'price'], ...rows, ['last', '1']];
      const written = [`sep=${delimiter}`, ...table.map((row) => row.map(quoted).join(delimiter))].join(lineEnd);
      const read = await cellsOf(new Uint8Array(encodings[name](written)));
      expect(read).toEqual(table.filter((row) => row.some((text) => text.trim() !== '')));
    }),
  );
});

test('how much is read never falls, and ends at all of it', async () => {
  const read = await tablesIn(bytesOf('a,b\n1,2\n3,4\n'));
  const done: number[] = [];
  if (!('refused' in read)) read.tables[0]?.records((_, share) => done.push(share));
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(done.at(-1)).toBe(1);
});

test('whatever the bytes, they are tables or refused', async () => {
  const start = fc.constantFrom('', 'PK\u0003\u0004', '\u00FF\u00FE', 'sep=');
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 200 }), async (text, bytes) => {
      const read = await tablesIn(new Uint8Array([...bytesOf(text), ...bytes]));
      expect(Object.keys(read)).toHaveLength(1);
    }),
  );
});
