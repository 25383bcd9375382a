import { isRefusal, type IsoDate, type Refusal } from '@formation/fees';
import { compare, total, type Currency } from '@formation/money';
import type { BulkPlatform, Settings, Sums } from './bulk-platform.ts';
import type { Mapping } from './column-guess.ts';
import { eachRecord, type ListRecord } from './records.ts';
import { rowReader, type Fault } from './row-reader.ts';

/** How many of the worst rows a currency lists. */
const WORST = 20;
const ROWS_A_REPORT = 1_000;

export type BulkTask = Readonly<{ text: string; mapping: Mapping; settings: Settings; day: IsoDate }>;

/** What a row comes to, or the first thing that is wrong with it. */
export type Answer = Readonly<{ sums: Sums }> | Readonly<{ fault: Fault }>;

/** A row as it came, with its answer. */
export type Listed = ListRecord & Answer;

/** A row that was counted; its title is empty where the list has none. */
export type Counted = Readonly<{ line: number; title: string; sums: Sums }>;

/** What a list comes to in one currency, and its rows with the least profit, the worst first. */
export type CurrencySums = Readonly<{ currency: Currency; rows: number; sums: Sums; worst: readonly Counted[] }>;

export type BulkReport = Readonly<{
  headers: readonly string[];
  rows: readonly Listed[];
  byCurrency: readonly CurrencySums[];
}>;

const faultOf = (refusal: Refusal): Fault =>
  refusal.refused === 'unreachable' ? { code: 'not-published' } : { code: refusal.refused, detail: refusal.what };

/** What is wrong with a row as a whole: a quote that never ends, or more cells than the list has columns. */
function wholeFault({ cells, isBroken }: ListRecord, columns: number): Fault | undefined {
  if (isBroken) return { code: 'quotes' };
  return cells.slice(columns).some((cell) => cell.trim() !== '') ? { code: 'cells' } : undefined;
}

function answered(cells: readonly string[], platform: BulkPlatform, { mapping, settings, day }: BulkTask): Answer {
  const row = rowReader((key) => cells[mapping[key] ?? -1]?.trim() || settings[key] || '');
  const sums = platform.sums(row, day);
  const fault = row.fault();
  if (fault) return { fault };
  return isRefusal(sums) ? { fault: faultOf(sums) } : { sums };
}

/** The worst rows seen so far, and one more. */
function withRow(worst: readonly Counted[], row: Counted): readonly Counted[] {
  const at = worst.findIndex(({ sums }) => compare(row.sums.profit, sums.profit) < 0);
  if (at < 0) return worst.length < WORST ? [...worst, row] : worst;
  return worst.toSpliced(at, 0, row).slice(0, WORST);
}

const plus = (a: Sums, b: Sums): Sums => ({
  revenue: total(a.revenue, b.revenue),
  fees: total(a.fees, b.fees),
  costs: total(a.costs, b.costs),
  profit: total(a.profit, b.profit),
});

/** Adds rows up by currency. */
function tally() {
  const found = new Map<Currency, CurrencySums>();
  const count = (row: Counted) => {
    const { currency } = row.sums.profit;
    const before = found.get(currency);
    found.set(currency, {
      currency,
      rows: (before?.rows ?? 0) + 1,
      sums: before ? plus(before.sums, row.sums) : row.sums,
      worst: withRow(before?.worst ?? [], row),
    });
  };
  return { count, byCurrency: () => [...found.values()] };
}

/**
 * Works out every row of a list, whose first row names the columns. A bad row is reported with its line and column
 * and stops nothing.
 *
 * @param onProgress - told now and then how much is done, from 0 to 1.
 */
export function runBulk(platform: BulkPlatform, task: BulkTask, onProgress: (done: number) => void): BulkReport {
  const { count, byCurrency } = tally();
  const rows: Listed[] = [];
  let headers: readonly string[] | undefined;
  eachRecord(task.text, (record, done) => {
    const { cells, line } = record;
    if (!headers) {
      headers = cells;
      return;
    }
    const fault = wholeFault(record, headers.length);
    const answer = fault ? { fault } : answered(cells, platform, task);
    rows.push({ ...record, ...answer });
    if ('sums' in answer) count({ line, title: cells[task.mapping['title'] ?? -1] ?? '', sums: answer.sums });
    if (rows.length % ROWS_A_REPORT === 0) onProgress(done);
  });
  return { headers: headers ?? [], rows, byCurrency: byCurrency() };
}
