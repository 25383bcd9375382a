import type { Calculator } from '../platform.ts';
import { isTwoNumbers, saysDecimalComma, type Commas } from '../question/number-in-file.ts';
import { currencyAbove } from '../reports/currency-said.ts';
import { dayOrderIn } from '../reports/day-in.ts';
import type { Entry, EntryFault, Figures } from '../reports/entry.ts';
import { ordersOf } from '../reports/order.ts';
import { reportSums, type ReportSums } from '../reports/report-sums.ts';
import { headerOf } from '../reports/report.ts';
import { sortedEntries, type Apart } from '../reports/sorted-entries.ts';
import { totalRows } from '../reports/total-row.ts';
import type { ListRecord, ListTask } from './list-task.ts';
import type { PricedOrder } from './matched-orders.ts';
import { matchedReader, reportReader, type ListReader } from './reader.ts';
import type { RowFault } from './sale-answer.ts';

/** What a row is that is no sale of its own. */
export type SetApart = Apart | 'duplicate' | 'total';

/** A row that is part of no order: something apart, or a fault. */
export type NoOrder =
  | Readonly<{ apart: Exclude<SetApart, 'total'>; entry: Entry }>
  | Readonly<{ apart: 'total' }>
  | Readonly<{ fault: RowFault }>;

/** The orders of a list, and by its line each row that is part of none. */
export type ListOrders = Readonly<{
  orders: readonly PricedOrder[];
  others: ReadonlyMap<number, NoOrder>;
  commas: Commas;
  /** What a known report itself says, by currency. */
  reported: ReportSums | undefined;
}>;

/** A list by its headers: what stands above them is prose. */
export type ListRows = Readonly<{
  above: readonly (readonly string[])[];
  headers: readonly string[];
  rows: readonly ListRecord[];
}>;

/** What is wrong with a row as a whole: a quote that never ends, or more cells than the list has columns. */
function wholeFault({ cells, isBroken }: ListRecord, columns: number): RowFault | undefined {
  if (isBroken) return { code: 'quotes' };
  return cells.slice(columns).some((cell) => cell.trim() !== '') ? { code: 'cells' } : undefined;
}

/** What the figures of a list mean, as far as one of its cells tells. */
function figuresIn({ above, rows }: ListRows, { numbers, day }: ListReader, task: ListTask): Figures {
  let [isDecimal, isDoubtful] = [task.hasSemicolons === true, false];
  for (const { cells } of rows)
    for (const at of numbers) {
      const text = cells[at] ?? '';
      isDecimal ||= saysDecimalComma(text);
      isDoubtful ||= isTwoNumbers(text);
    }
  return {
    commas: isDecimal && isDoubtful ? 'decimal' : 'either',
    dayOrder: day === undefined ? undefined : (dayOrderIn(rows.map(({ cells }) => cells[day] ?? '')) ?? task.dayOrder),
    currency: currencyAbove(above),
  };
}

/** A word that the visitor has ticked says a sale, or that it is done. */
function withTicks(entry: Entry, ticked: ReadonlySet<string>): Entry {
  const { is, state, said } = entry;
  if (is !== undefined && state !== undefined) return entry;
  return {
    ...entry,
    is: is ?? (ticked.has(headerOf(said.kind)) ? 'sale' : undefined),
    state: state ?? (ticked.has(headerOf(said.state)) ? 'done' : undefined),
  };
}

/** Sales of an order that an earlier file of the list has too: exports of two periods may overlap. */
function duplicatesIn(sales: readonly Entry[], starts: readonly number[]): readonly Entry[] {
  if (starts.length === 0) return [];
  const firstFile = new Map<string, number>();
  return sales.filter(({ order, line }) => {
    if (order === '') return false;
    const file = starts.filter((start) => start <= line).length;
    const first = firstFile.get(order) ?? file;
    firstFile.set(order, first);
    return first < file;
  });
}

/** The lines of rows that sum up others: people write them at the foot of a list. A known report has none but its notes. */
function totalLines({ headers, rows }: ListRows, { report, numbers }: ListReader, commas: Commas): ReadonlySet<number> {
  if (report) return new Set();
  const titles = [...headers.keys()].filter((column) => !numbers.includes(column));
  const cells = rows.map((row) => row.cells);
  return new Set([...totalRows(cells, { titles, amounts: numbers }, commas)].flatMap((at) => rows[at]?.line ?? []));
}

type Read = (row: ListRecord) => Entry | EntryFault;

const rowFault = ({ column, code, detail }: EntryFault): RowFault => ({ column, code, detail });

/** The entries of rows; those that are none are among the others. */
function entriesIn({ headers, rows }: ListRows, read: Read, others: Map<number, NoOrder>): readonly Entry[] {
  return rows.flatMap((row) => {
    if (others.has(row.line)) return [];
    const whole = wholeFault(row, headers.length);
    const entry = whole ? undefined : read(row);
    if (entry && !('code' in entry)) return [entry];
    const fault = whole ?? (entry && rowFault(entry));
    if (fault) others.set(row.line, { fault });
    return [];
  });
}

/** The orders of a list, by the table of a known report or as its columns are matched; and what is none of them. */
export function listOrders(calculator: Calculator | undefined, task: ListTask, list: ListRows): ListOrders {
  const { columns, prices, ticked, starts = [] } = task;
  const reader =
    'headers' in columns ? reportReader(calculator, columns, list.headers) : matchedReader(calculator, columns, prices);
  const figures = figuresIn(list, reader, task);
  const totals = totalLines(list, reader, figures.commas);
  const others = new Map<number, NoOrder>([...totals].map((line) => [line, { apart: 'total' }]));
  const words = new Set(ticked.map(headerOf));
  const entries = entriesIn(list, reader.entry(figures), others).map((entry) => withTicks(entry, words));
  const { sales, apart } = sortedEntries(entries, reader.report);
  for (const { is, entry } of apart) others.set(entry.line, { apart: is, entry });
  const duplicates = duplicatesIn(sales, starts);
  for (const entry of duplicates) others.set(entry.line, { apart: 'duplicate', entry });
  const counted = duplicates.length === 0 ? sales : sales.filter(({ line }) => !others.has(line));
  const orders = reader.orders(counted, figures.commas);
  const { report } = reader;
  // What is charged by the item is still sold by the order.
  const sold = report && calculator?.each === 'unit' ? ordersOf(counted, report) : orders;
  return { orders, others, commas: figures.commas, reported: report && reportSums(sold, apart) };
}
