import type { Calculator } from '../platform.ts';
import type { Commas } from '../question/number-in-file.ts';
import { commaSigns, rowReader, type RowAnswer, type RowFault, type RowReading } from './row-answer.ts';
import { tally, type CurrencySums } from './tally.ts';

const ROWS_A_REPORT = 1_000;

/** One record of a list and the line on which it begins, counted from 1. A quoted cell may go over several lines. */
export type ListRecord = Readonly<{ cells: readonly string[]; line: number; isBroken: boolean }>;

/** Gives every record of a list in turn, each with how much of the list is read, from 0 to 1. */
export type Records = (onRecord: (record: ListRecord, done: number) => void) => void;

/** A list, and how it is read: the line of its headers, counted from 1, and what its columns are. */
export type ListTask = Omit<RowReading, 'commas'> & Readonly<{ records: Records; headerLine: number }>;

/** A row as it came, with its answer. */
export type ListedRow = ListRecord & RowAnswer;

/** The rows of a list with their answers, and what they come to. */
export type ListReport = Readonly<{
  headers: readonly string[];
  rows: readonly ListedRow[];
  byCurrency: readonly CurrencySums[];
}>;

/** What is wrong with a row as a whole: a quote that never ends, or more cells than the list has columns. */
function wholeFault({ cells, isBroken }: ListRecord, columns: number): RowFault | undefined {
  if (isBroken) return { code: 'quotes' };
  return cells.slice(columns).some((cell) => cell.trim() !== '') ? { code: 'cells' } : undefined;
}

type Progress = (done: number) => void;

function readThrough(calculator: Calculator, task: ListTask & { commas: Commas }, onProgress: Progress) {
  const { count, byCurrency } = tally();
  const answerTo = rowReader(calculator, task);
  const { look, areInDoubt } = commaSigns(calculator, task.mapping);
  const rows: ListedRow[] = [];
  let headers: readonly string[] | undefined;
  task.records((record, done) => {
    const { cells, line } = record;
    if (line < task.headerLine) return;
    if (!headers) {
      headers = cells;
      return;
    }
    look(cells);
    const fault = wholeFault(record, headers.length);
    const answer = fault ? { fault } : answerTo(cells);
    rows.push({ ...record, ...answer });
    if ('sums' in answer) {
      const { sums, shares } = answer;
      count({ line, title: cells[task.mapping['title'] ?? -1] ?? '', sums }, shares);
    }
    if (rows.length % ROWS_A_REPORT === 0) onProgress(done);
  });
  return { report: { headers: headers ?? [], rows, byCurrency: byCurrency() }, areInDoubt };
}

/**
 * Works out every row of a list under the row that names its columns. A bad row is reported with its line and column
 * and stops nothing. Where one cell shows that commas are decimal signs, a number that can be read in two ways is a
 * fault of its row.
 *
 * @param onProgress - told now and then how much is done, from 0 to 1.
 */
export function answerList(calculator: Calculator, task: ListTask, onProgress: Progress): ListReport {
  const { report, areInDoubt } = readThrough(calculator, { ...task, commas: 'either' }, onProgress);
  return areInDoubt() ? readThrough(calculator, { ...task, commas: 'decimal' }, onProgress).report : report;
}
