import { grounds, type Calculator, type Commas, type Ground, type Share } from '@formation/fees';
import { compare, total, type Currency, type Money } from '@formation/money';
import { eachRecord, type ListRecord } from './records.ts';
import { commaSigns, rowReader, type Fault, type Reading, type RowAnswer, type Sums } from './row-answer.ts';

/** How many of the worst rows a currency lists. */
const WORST = 20;
const ROWS_A_REPORT = 1_000;

/** A list, and how it is read: the line of its headers, counted from 1, and what its columns are. */
export type BulkTask = Omit<Reading, 'commas'> & Readonly<{ text: string; headerLine: number }>;

/** A row as it came, with its answer. */
export type Listed = ListRecord & RowAnswer;

/** A row that was counted; its title is empty where the list has none. */
export type Counted = Readonly<{ line: number; title: string; sums: Sums }>;

/** What a list comes to in one currency, and its rows with the least profit, the worst first. */
export type CurrencySums = Readonly<{
  currency: Currency;
  rows: number;
  sums: Sums;
  /** How much of the platform's fees rests on what, the surest first. */
  shares: readonly Share[];
  worst: readonly Counted[];
}>;

export type BulkReport = Readonly<{
  headers: readonly string[];
  rows: readonly Listed[];
  byCurrency: readonly CurrencySums[];
}>;

/** What is wrong with a row as a whole: a quote that never ends, or more cells than the list has columns. */
function wholeFault({ cells, isBroken }: ListRecord, columns: number): Fault | undefined {
  if (isBroken) return { code: 'quotes' };
  return cells.slice(columns).some((cell) => cell.trim() !== '') ? { code: 'cells' } : undefined;
}

/** The worst rows seen so far, and one more. */
function withRow(worst: readonly Counted[], row: Counted): readonly Counted[] {
  const isBelow = ({ sums }: Counted) => compare(row.sums.profit, sums.profit) < 0;
  const least = worst[WORST - 1];
  if (least && !isBelow(least)) return worst;
  const at = worst.findIndex(isBelow);
  return at < 0 ? [...worst, row] : worst.toSpliced(at, 0, row).slice(0, WORST);
}

const plus = (a: Sums, b: Sums): Sums => ({
  revenue: total(a.revenue, b.revenue),
  fees: total(a.fees, b.fees),
  costs: total(a.costs, b.costs),
  profit: total(a.profit, b.profit),
});

/** How much rests on which ground; one map for a whole list. */
type Shares = Map<Ground, Money>;

function withShares(all: Shares, shares: readonly Share[]): Shares {
  for (const { ground, amount } of shares) {
    const before = all.get(ground);
    all.set(ground, before ? total(before, amount) : amount);
  }
  return all;
}

/** The surest first. */
function inOrder(all: Shares): readonly Share[] {
  return grounds.flatMap((ground) => {
    const amount = all.get(ground);
    return amount ? [{ ground, amount }] : [];
  });
}

/** Adds rows up by currency. */
function tally() {
  const found = new Map<Currency, Omit<CurrencySums, 'shares'> & Readonly<{ shares: Shares }>>();
  const count = (row: Counted, shares: readonly Share[]) => {
    const { currency } = row.sums.profit;
    const before = found.get(currency);
    found.set(currency, {
      currency,
      rows: (before?.rows ?? 0) + 1,
      sums: before ? plus(before.sums, row.sums) : row.sums,
      shares: withShares(before?.shares ?? new Map<Ground, Money>(), shares),
      worst: withRow(before?.worst ?? [], row),
    });
  };
  return { count, byCurrency: () => [...found.values()].map((sum) => ({ ...sum, shares: inOrder(sum.shares) })) };
}

type Progress = (done: number) => void;

function readThrough(calculator: Calculator, task: BulkTask & { commas: Commas }, onProgress: Progress) {
  const { count, byCurrency } = tally();
  const answerTo = rowReader(calculator, task);
  const { look, areInDoubt } = commaSigns(calculator, task.mapping);
  const rows: Listed[] = [];
  let headers: readonly string[] | undefined;
  eachRecord(task.text, (record, done) => {
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
export function runBulk(calculator: Calculator, task: BulkTask, onProgress: Progress): BulkReport {
  const { report, areInDoubt } = readThrough(calculator, { ...task, commas: 'either' }, onProgress);
  return areInDoubt() ? readThrough(calculator, { ...task, commas: 'decimal' }, onProgress).report : report;
}
