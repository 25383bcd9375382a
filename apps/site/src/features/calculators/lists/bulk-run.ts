import {
  amountOf,
  isRefusal,
  readAnswers,
  type Answer as Answered,
  type Calculator,
  type Fault as FieldFault,
  type IsoDate,
  type Refusal,
  type Role,
} from '@formation/fees';
import { compare, minus, money, total, type Currency, type Money } from '@formation/money';
import type { Mapping, Settings } from './list-columns.ts';
import { eachRecord, type ListRecord } from './records.ts';

/** What is wrong with a row: the first cell that cannot be used, or the row as a whole. */
export type Fault = Readonly<{
  /** Absent when it is the whole row. */
  column?: string;
  code: FieldFault['code'] | 'cells' | 'quotes' | 'two-currencies' | 'not-published' | 'out-of-range';
  /** What was found, or what nobody has published. */
  detail?: string;
  /** The limit that is broken. */
  limit?: string;
}>;

/** What one row comes to, in one currency. */
export type Sums = Readonly<Record<Role, Money>>;

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

function answered(cells: readonly string[], { question, answer }: Calculator, task: BulkTask): Answer {
  const { mapping, settings, day } = task;
  const texts = question.fields.map(({ key }) => [key, cells[mapping[key] ?? -1]?.trim() || settings[key]] as const);
  const { answers, faults } = readAnswers(question, Object.fromEntries(texts), { decimalComma: true });
  const [first] = faults;
  if (first) {
    const { key, code, given, limit } = first;
    return { fault: { column: key, code, detail: given, ...(limit !== undefined && { limit }) } };
  }
  const found = answer(answers, day);
  if (isRefusal(found)) return { fault: faultOf(found) };
  const sums = sumsOf(found);
  return sums ? { sums } : { fault: { code: 'two-currencies' } };
}

/**
 * What an answer comes to, in the currency of the profit; nothing where the revenue is in another.
 *
 *     fees = revenue − costs − profit: what is lost in an exchange is among them
 */
function sumsOf(answer: Answered): Sums | undefined {
  const profit = amountOf(answer, 'profit')?.value;
  const revenue = amountOf(answer, 'revenue')?.value;
  if (!profit || revenue?.currency !== profit.currency) return undefined;
  const costs = amountOf(answer, 'costs')?.value ?? money('0', profit.currency);
  return { revenue, fees: minus(minus(revenue, costs), profit), costs, profit };
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
export function runBulk(calculator: Calculator, task: BulkTask, onProgress: (done: number) => void): BulkReport {
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
    const answer = fault ? { fault } : answered(cells, calculator, task);
    rows.push({ ...record, ...answer });
    if ('sums' in answer) count({ line, title: cells[task.mapping['title'] ?? -1] ?? '', sums: answer.sums });
    if (rows.length % ROWS_A_REPORT === 0) onProgress(done);
  });
  return { headers: headers ?? [], rows, byCurrency: byCurrency() };
}
