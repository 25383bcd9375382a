/** Rows of sums in lists that are kept by hand are no sales. */
import { expect, test } from 'vitest';
import { handKeptSheets } from '../../tests/fixtures/reports/fixtures.ts';
import { barred } from './testing.ts';
import { saysTotal, totalRows } from './total-row.ts';

const columns = { titles: [0], amounts: [1, 2] };
const totalsIn = (text: string) => [...totalRows(barred(text), columns)];

test.each([
  'Total',
  ' TOTAL: ',
  'Grand total',
  'Sub-total',
  'Sum',
  'Gesamt',
  'එකතුව',
  'මුළු එකතුව:',
  'மொத்தம்',
  'Toplam',
  '合計',
])('%s is what a row of sums is called', (title) => {
  expect(saysTotal(title)).toBe(true);
});

test.each(['Total Gym', 'Tea, total 250 g', 'Sumatra coffee', 'Allspice', '', '--'])('%s is not', (title) => {
  expect(saysTotal(title)).toBe(false);
});

test('a row that says so is one wherever it stands, whatever its sums', () => {
  expect(
    totalsIn(`
Scarf|10.00|1
Sub-total|10.00|1
Ring|5.00|1
Total|14.99|2`),
  ).toEqual([1, 3]);
});

test('a last row without a name whose amounts are the sums above is one, also below sums in between', () => {
  expect(
    totalsIn(`
Scarf|1,500.00|1
Ring|500/-|2
Sub-total|2,000.00|3
Tea|Rs 25.50|1
|2,025.50|4
||`),
  ).toEqual([2, 4]);
});

test.each([
  ['its only amount is the sum of two others', 'Scarf|5.00|\nRing|10.00|\nLamp|15.00|'],
  ['its amounts are not all sums', 'Scarf|5.00|1\nRing|10.00|1\n|15.00|3'],
  ['one row alone stands above it', 'Scarf|5.00|1\n|5.00|1'],
  ['it says nothing', 'Scarf|5.00|1\nRing|10.00|1\n||'],
])('a last row is a sale where %s', (_, text) => {
  expect(totalsIn(text)).toEqual([]);
});

test('a last row with a name of its own is one where two amounts are the sums above', () => {
  expect(totalsIn('Scarf|5.00|1\nRing|10.00|2\nNovember|15.00|3')).toEqual([2]);
});

test('decimal commas are read as such', () => {
  expect([...totalRows(barred('Schal|1.234,50|1\nRing|0,50|1\n|1.235,00|2'), columns, 'decimal')]).toEqual([2]);
});

test.each(handKeptSheets)('$name keeps its rows without those of sums', ({ rows, expected }) => {
  const below = rows.slice(rows.findIndex((cells) => cells.length > 2) + 1);
  const found = totalRows(below, { titles: [0, 1], amounts: [4, 5] });

  expect(found.size).toBeGreaterThan(0);
  expect(below.length - found.size).toBe(expected.rows);
});
