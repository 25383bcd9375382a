/** However a report's columns stand, and whatever others it has, it says the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtures, recordsIn } from '../../tests/fixtures/reports/fixtures.ts';
import { knownReports } from './known-reports.ts';
import { recognised } from './recognise.ts';
import { barred, readRows, sumsIn } from './testing.ts';

const report = barred(`
Transaction creation date|Type|Order number|Item ID|Item title|Quantity|Item subtotal|Shipping and handling|Seller collected tax|eBay collected tax|Final Value Fee - fixed|Final Value Fee - variable|Gross transaction amount|Transaction currency
2026-11-05|Order|12-3|--|--|2|40.00|5.00|0|0|-0.40|-6.12|45.00|USD
2026-11-05|Order|12-3|1|Scarf|1|30.00|5.00|0|0|-0.40|-4.76|--|USD
2026-11-05|Order|12-3|2|Ring|1|10.00|0|0|0|--|-1.36|--|USD
2026-11-06|Refund|12-1|3|Scarf|1|-50.00|0|0|0|0.40|6.80|-50.00|USD
2026-11-07|Order|12-4|4|Tea|3|21.00|4.00|0|1.70|-0.40|-3.63|25.00|GBP
2026-11-08|Payout|--|--|--|--|--|--|--|--|--|--|-90.00|USD`);
const expected = readRows(report);
const columns = report[0]?.length ?? 0;

/** Its columns in another order, some with headers that we do not know between them. */
const rearranged = fc
  .tuple(
    fc.shuffledSubarray([...Array.from({ length: columns }).keys()], { minLength: columns }),
    fc.array(fc.nat(columns), { maxLength: 5 }),
  )
  .map(([order, unknown]) =>
    report.map((cells, line) => {
      const moved = order.map((at) => cells[at] ?? '');
      return unknown.reduce(
        (all, at, index) => all.toSpliced(at, 0, line === 0 ? `Column of ${index}` : `${line}`),
        moved,
      );
    }),
  );

test('any order of columns, with any unknown ones between them, gives the same orders', () => {
  fc.assert(
    fc.property(rearranged, (rows) => {
      expect(readRows(rows)).toEqual(expected);
    }),
  );
});

test('prose above the headers, and headers in another case, change only the lines', () => {
  const above = [['Report of November'], ['All amounts in their own currency', '']];
  const [headers = [], ...rows] = report;
  const { orders, apart } = readRows([...above, headers.map((header) => ` ${header.toUpperCase()} `), ...rows]);
  const unlined = (all: readonly Readonly<{ lines: readonly number[] }>[]) =>
    all.map((order) => ({ ...order, lines: [] }));

  expect(unlined(orders)).toEqual(unlined(expected.orders));
  expect(apart.map(({ is }) => is)).toEqual(expected.apart.map(({ is }) => is));
});

/** What is done to a table of cells: its columns in another order, others among them, another sign between cells. */
const anotherForm = (columns: number) =>
  fc.record({
    order: fc.shuffledSubarray([...Array.from({ length: columns }).keys()], { minLength: columns }),
    unknown: fc.array(fc.nat(columns), { maxLength: 3 }),
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
  });

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test.each(fixtures)(
  '$name comes to the same with its columns in any order, unknown ones between them and another delimiter',
  ({ rows }) => {
    const sums = sumsIn(rows);
    const at = recognised(rows, knownReports)?.at ?? 0;
    const width = Math.max(...rows.map((cells) => cells.length));
    const property = fc.property(anotherForm(width), ({ order, unknown, delimiter }) => {
      const written = rows.map((cells, line) => {
        if (line < at) return cells;
        const moved = order.map((column) => cells[column] ?? '');
        return unknown.reduce(
          (all, column, index) => all.toSpliced(column, 0, line === at ? `New ${index}` : `${line}`),
          moved,
        );
      });
      const text = written.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n');
      expect(sumsIn(recordsIn(text, delimiter))).toEqual(sums);
    });
    fc.assert(property, { numRuns: 10 });
  },
);
