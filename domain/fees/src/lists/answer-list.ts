import type { Calculator } from '../platform.ts';
import type { ReportSums } from '../reports/report-sums.ts';
import { answerOrder, type OrderAnswer, type OrderReading } from './answer-order.ts';
import { differences, type Difference } from './differences.ts';
import { listOrders, type ListRows, type NoOrder } from './list-orders.ts';
import type { ListRecord, ListTask } from './list-task.ts';
import type { PricedOrder } from './matched-orders.ts';

const ORDERS_A_REPORT = 1_000;

/**
 * An order as it is remembered, with its answer: what it was read from is in its rows. Where we have no table of the
 * fees of a report, there is no answer.
 */
export type AnsweredOrder = Pick<PricedOrder, 'lines' | 'title' | 'currency' | 'day'> &
  (OrderAnswer | Readonly<{ answer?: never; charged?: never; fault?: never }>);

/** What became of a row: part of an order, something apart, or a fault. */
export type RowOutcome = Readonly<{ order: AnsweredOrder; isFirst: boolean }> | NoOrder;

export type ListedRow = ListRecord & RowOutcome;

/** The rows of a list with what became of them, and its orders with their answers. */
export type ListReport = Readonly<{
  headers: readonly string[];
  rows: readonly ListedRow[];
  orders: readonly AnsweredOrder[];
  /** Orders for which something else was charged than is published, the largest differences first. */
  differences: readonly Difference[];
  /** What a known report itself says was paid, paid back, charged and paid out, by currency. */
  reported: ReportSums | undefined;
}>;

/** The records of a list from its headers on, and those above them. */
function rowsOf({ records, headerLine }: ListTask): ListRows {
  const above: (readonly string[])[] = [];
  const rows: ListRecord[] = [];
  let headers: readonly string[] | undefined;
  records((record) => {
    if (record.line < headerLine) above.push(record.cells);
    else if (headers) rows.push(record);
    else headers = record.cells;
  });
  return { above, headers: headers ?? [], rows };
}

type Progress = (done: number) => void;

/** Works out orders one by one, and remembers of each what is still to be said. */
function answersTo(
  calculator: Calculator | undefined,
  orders: readonly PricedOrder[],
  { reading, onProgress }: Readonly<{ reading: OrderReading; onProgress: Progress }>,
) {
  const { see, largest } = differences(calculator, reading);
  const answers = orders.map((order, index): AnsweredOrder => {
    const { lines, title, currency, day } = order;
    const answer = calculator && answerOrder(order, calculator, reading);
    if (answer) see(order, answer);
    if (index % ORDERS_A_REPORT === 0) onProgress(index / orders.length);
    return { lines, title, currency, day, ...answer };
  });
  return { orders: answers, differences: largest() };
}

/** What became of each row, in the order of the list. */
function listedRows({ rows }: ListRows, orders: readonly AnsweredOrder[], others: ReadonlyMap<number, NoOrder>) {
  const outcomes = new Map<number, RowOutcome>(others);
  for (const order of orders)
    for (const [at, line] of order.lines.entries()) outcomes.set(line, { order, isFirst: at === 0 });
  return rows.flatMap((row): readonly ListedRow[] => {
    const outcome = outcomes.get(row.line);
    return outcome ? [{ ...row, ...outcome }] : [];
  });
}

/**
 * Works out every row of a list under the row that names its columns. A bad row is reported with its line and column and
 * stops nothing; what is no sale is sorted by what it is. Where one cell shows that commas are decimal signs, a number
 * that can be read in two ways is a fault of its row.
 *
 * @param calculator - whose fees count; without it, only what a known report itself says is added up.
 * @param onProgress - told now and then how much is done, from 0 to 1.
 */
export function answerList(calculator: Calculator | undefined, task: ListTask, onProgress: Progress): ListReport {
  const list = rowsOf(task);
  const { orders, others, commas, reported } = listOrders(calculator, task, list);
  const answers = answersTo(calculator, orders, { reading: { ...task, commas }, onProgress });
  return { headers: list.headers, rows: listedRows(list, answers.orders, others), ...answers, reported };
}
