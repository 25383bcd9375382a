import { expect, test } from 'vitest';
import { areAlike, fileLine, joinedFiles } from './joined-files.ts';

const tableOf = (rows: readonly (readonly string[])[]) => {
  const first = rows.map((cells, at) => ({ cells, line: at + 1, isBroken: false }));
  return { first, records: (onRecord: (record: (typeof first)[number]) => void) => first.forEach(onRecord) };
};
const march = tableOf([['A report of March'], ['Title', 'Price'], ['Scarf', '10']]);
const april = tableOf([['A report'], ['of April'], ['title ', 'PRICE'], ['Ring', '20'], ['Mask', '5']]);

test('files with the same columns are one list: what stands above the headers of later ones is left out', () => {
  const { records, starts } = joinedFiles([march, april], 2);
  const found: (readonly [number, string | undefined])[] = [];
  records(({ line, cells }) => found.push([line, cells[0]]));
  expect(found).toEqual([
    [1, 'A report of March'],
    [2, 'Title'],
    [3, 'Scarf'],
    [7, 'Ring'],
    [8, 'Mask'],
  ]);
  expect(found.map(([line]) => fileLine(line, starts))).toEqual([
    { file: 0, line: 1 },
    { file: 0, line: 2 },
    { file: 0, line: 3 },
    { file: 1, line: 4 },
    { file: 1, line: 5 },
  ]);
});

test('files with other columns are not alike', () => {
  expect(areAlike([march, april])).toBe(true);
  expect(
    areAlike([
      march,
      tableOf([
        ['Title', 'Amount'],
        ['Ring', '20'],
      ]),
    ]),
  ).toBe(false);
});
