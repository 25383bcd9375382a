import fc from 'fast-check';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import type { TableRecord } from './table.ts';
import { tablesIn } from './tables-in.ts';

type Cell = string | number | boolean | Date | null;

const written = ({ value, format }: Readonly<{ value: Cell; format?: string }>) =>
  value === null ? null : { value, ...(value instanceof Date && { type: Date, format: format ?? 'dd/mm/yyyy' }) };

/** A workbook with the cells of each sheet. */
async function workbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>) {
  const data = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) => row.map((value) => written({ value }))),
  }));
  return new Uint8Array(await writeWorkbook(data).toBuffer());
}

/** The cells of each sheet that is read. */
async function read(bytes: Uint8Array) {
  const found = await tablesIn(bytes);
  if ('refused' in found) throw new Error(found.refused);
  return found.tables.map(({ name, records }) => {
    const all: TableRecord[] = [];
    records((record) => all.push(record));
    return { name, lines: all.map(({ line }) => line), cells: all.map(({ cells }) => cells) };
  });
}

const cellRead = async (value: Cell) => {
  const [sheet] = await read(
    await workbook({
      Sales: [
        ['Price', 'x'],
        [value, 'x'],
      ],
    }),
  );
  return sheet?.cells[1]?.[0];
};

test('the sheets of a workbook are read with their names and rows; empty ones are left out', async () => {
  const bytes = await workbook({
    විකුණුම්: [['Title', 'Price'], [], ['ring', 5], ['mask', 6.25]],
    Notes: [],
    Sold: [
      ['Title', 'Price', null, ' '],
      ['scarf', 7, null, null],
    ],
  });
  expect(await read(bytes)).toEqual([
    {
      name: 'විකුණුම්',
      lines: [1, 3, 4],
      cells: [
        ['Title', 'Price'],
        ['ring', '5'],
        ['mask', '6.25'],
      ],
    },
    {
      name: 'Sold',
      lines: [1, 2],
      cells: [
        ['Title', 'Price'],
        ['scarf', '7'],
      ],
    },
  ]);
});

test.each([
  [12.5, '12.5'],
  [0.1 + 0.2, '0.3'],
  [12.1 + 0.2, '12.3'], // stored as 12.299999999999999
  [-13.3, '-13.3'],
  [0.000_000_012, '0.000000012'],
  [1e21, '1000000000000000000000'],
  [123_456_789_012_345, '123456789012345'],
  [true, 'TRUE'],
  [false, 'FALSE'],
  [null, ''],
  [' ring ', ' ring '],
  ['=1+1', '=1+1'],
  ['012', '012'], // a number as text keeps its zero
  [new Date(Date.UTC(2026, 10, 5)), '2026-11-05'],
  [new Date(Date.UTC(2026, 10, 5, 10, 30, 1)), '2026-11-05T10:30:01'],
  [new Date(Date.UTC(1899, 11, 30, 10, 30)), '10:30:00'], // a time without a day
])('a cell with %j is %j', async (value, text) => {
  expect(await cellRead(value)).toBe(text);
});

const amount = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((cents) => cents / 100);
const word = fc.string({ unit: fc.constantFrom(...'ab ",;7=<&', 'é', 'ස', '😀'), minLength: 1 });

test('whatever texts and amounts are written are read again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(word, amount), { minLength: 1, maxLength: 20 }), async (rows) => {
      const [sheet] = await read(await workbook({ Sales: [['Title', 'Price'], ...rows] }));
      expect(sheet?.cells.slice(1)).toEqual(
        rows.map(([title, price]) => [title, String(Object.is(price, -0) ? 0 : price)]),
      );
    }),
  );
});

const zip = (files: Zippable) => zipSync(files);
const some = strToU8('<a/>');

test.each([
  ['a zip of other files', { 'sales.csv': some }, 'zip'],
  ['a document', { '[Content_Types].xml': some, 'word/document.xml': some }, 'zip'],
  ['a workbook of LibreOffice', { mimetype: some, 'content.xml': some }, 'unreadable-workbook'],
  ['a workbook of Numbers', { 'Index/Document.iwa': some }, 'unreadable-workbook'],
  ['a binary workbook', { 'xl/workbook.bin': some }, 'unreadable-workbook'],
  ['a workbook without its parts', { 'xl/workbook.xml': some }, 'unreadable-workbook'],
  ['one that is far larger than it looks', { 'xl/workbook.xml': new Uint8Array(151_000_000) }, 'inflated'],
])('%s is refused', async (_, files, refused) => {
  expect(await tablesIn(zip(files))).toEqual({ refused });
});

test.each([
  ['no row', {}, 'empty'],
  ['headers alone', { Sales: [['Title', 'Price']] }, 'no-rows'],
  [
    'a cell far to the right',
    { Sales: [['Title'], Array.from({ length: 703 }, (_, n) => (n === 702 ? 'x' : null))] },
    'too-wide',
  ],
  ['more columns than anybody’s list', { Sales: [Array.from({ length: 1_001 }, () => 'x'), ['x']] }, 'too-wide'],
])('a workbook with %s is refused', async (_, sheets, refused) => {
  expect(await tablesIn(await workbook({ Notes: [], ...sheets }))).toEqual({ refused });
});

test('one that was cut off on its way is refused', async () => {
  const whole = await workbook({
    Sales: [
      ['Title', 'Price'],
      ['ring', 5],
    ],
  });
  expect(await tablesIn(whole.subarray(0, whole.length - 100))).toEqual({ refused: 'unreadable-workbook' });
});

test('one whose directory lies about its size is not unpacked beyond it', async () => {
  const files = zip({ 'xl/workbook.xml': new Uint8Array(10_000_000), 'xl/a.xml': some });
  const view = new DataView(files.buffer);
  const directory = view.getUint32(files.length - 6, true);
  view.setUint32(directory + 24, 100, true); // the size that the first file is said to have
  expect(await tablesIn(files)).toEqual({ refused: 'unreadable-workbook' });
});
