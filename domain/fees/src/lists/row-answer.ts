import { minus, money, rounded, saysOtherCurrency, times, type Money, type Rate } from '@formation/money';
import { amountOf, type Answer, type Role } from '../answer.ts';
import { groundsOf, type Share } from '../grounds.ts';
import type { Calculator } from '../platform.ts';
import { isTwoNumbers, numberInFile, saysDecimalComma, type Commas } from '../question/number-in-file.ts';
import { readAnswers, type Fault } from '../question/read.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import { isEstimate } from '../trace/is-estimate.ts';
import { answersFor, quantityQuestion, type PricesAre } from './quantity.ts';
import { isSale } from './sale-kind.ts';

/** For each column of ours the column of the list that it is read from, counted from 0; absent where none is. */
export type Mapping = Readonly<Record<string, number>>;

/** What holds for every row that says nothing else. */
export type Settings = Readonly<Record<string, string>>;

/** What is wrong with a row: the first cell that cannot be used, or the row as a whole. */
export type RowFault = Readonly<{
  /** Absent when it is the whole row. */
  column?: string;
  code: Fault['code'] | 'cells' | 'quotes' | 'two-currencies' | 'not-published' | 'out-of-range';
  /** What was found, or what nobody has published. */
  detail?: string;
  /** The limit that is broken. */
  limit?: string;
}>;

/** What one row comes to, in one currency. */
export type Sums = Readonly<Record<Role, Money>>;

/** What a row comes to, the first thing that is wrong with it, or that it is no sale. */
export type RowAnswer =
  | Readonly<{
      sums: Sums;
      isEstimate: boolean;
      /** How much of the platform's fees rests on what. */
      shares: readonly Share[];
      /** Settings that the row's own site does not offer: its first choice counts in their place. */
      notOffered: readonly string[];
      /** Fees that exist and are not in it, by their keys. */
      notCounted: readonly string[];
    }>
  | Readonly<{ fault: RowFault }>
  | Readonly<{ noSale: string }>;

/** How the rows of a list are read. */
export type RowReading = Readonly<{
  mapping: Mapping;
  settings: Settings;
  prices: PricesAre;
  day: IsoDate;
  commas: Commas;
}>;

const faultIn = ({ key, code, given, limit }: Fault): RowFault => ({
  column: key,
  code,
  detail: given,
  ...(limit !== undefined && { limit }),
});

function refusalIn(refusal: Refusal): RowFault {
  if (refusal.refused === 'missing') {
    const [column = ''] = refusal.fields;
    return { code: 'missing', column };
  }
  const isNamed = refusal.refused === 'not-published' || refusal.refused === 'out-of-range';
  return isNamed ? { code: refusal.refused, detail: refusal.what } : { code: 'not-published' };
}

/** The cell of a column; a dash stands for nothing. */
function cellOf(cells: readonly string[], at: number | undefined): string {
  const text = cells[at ?? -1]?.trim() ?? '';
  return /^[-\u2013\u2014]+$/.test(text) ? '' : text;
}

/** What a row says in the columns that are ours, without those that say nothing. */
type ParsedRow = Readonly<Record<string, string>>;

/** Works out the rows of a list, one by one. */
export function rowReader(calculator: Calculator, reading: RowReading): (cells: readonly string[]) => RowAnswer {
  const columns = Object.entries(reading.mapping);
  return (cells) => {
    const said: Record<string, string> = {};
    for (const [key, at] of columns) {
      const text = cellOf(cells, at);
      if (text !== '') said[key] = text;
    }
    const { kind } = said;
    if (kind !== undefined && !isSale(kind)) return { noSale: kind };
    if (Object.keys(said).length === 0) return { noSale: cells.filter(Boolean).join(' ') };
    return saleAnswer(said, calculator, reading);
  };
}

function saleAnswer(said: ParsedRow, calculator: Calculator, { settings, prices, day, commas }: RowReading): RowAnswer {
  const { question, answer } = calculator;
  const numberIn = numberInFile(commas);
  const { answers, faults } = readAnswers(
    question,
    { ...settings, ...said },
    { numberIn, saysOther: saysOtherCurrency },
  );
  const isSetting = ({ key, code }: Fault) => code === 'unknown' && said[key] === undefined;
  // Where a platform asks for pieces, their column is its own, also in a row whose category does not ask.
  const counted = 'pieces' in said ? 'pieces' : 'quantity';
  const quantityText = said[counted] ?? '';
  const pieces = readAnswers(quantityQuestion, { quantity: quantityText }, { numberIn });
  const miscounted = pieces.faults.map((fault) => ({ ...fault, key: counted }));
  const wrong = [...faults, ...miscounted].find((fault) => !isSetting(fault));
  if (wrong) return { fault: faultIn(wrong) };

  const { quantity } = pieces.answers;
  const sold = { fields: question.fields, quantity, prices, each: calculator.each ?? 'order' } as const;
  const orderAnswers = answersFor(answers, sold);
  if (!orderAnswers) return { fault: { column: counted, code: 'too-large', detail: quantityText, limit: '1' } };
  const found = answer(orderAnswers, day);
  if (isRefusal(found)) return { fault: refusalIn(found) };
  const units = calculator.each === 'unit' ? quantity : undefined;
  const sums = sumsOf(found, units);
  if (!sums) return { fault: { code: 'two-currencies' } };
  const notOffered = faults.filter(isSetting).map(({ key }) => key);
  return {
    sums,
    isEstimate: restsOnEstimate(found),
    shares: sharesOf(found, units),
    notOffered,
    notCounted: found.notCounted,
  };
}

function sharesOf(answer: Answer, units: Rate | undefined): readonly Share[] {
  return groundsOf(answer).map(({ ground, amount }) => ({ ground, amount: ofAll(amount, units) }));
}

/** What something is for all units of a row, where an answer is of one. */
const ofAll = (amount: Money, units: Rate | undefined) => (units ? rounded(times(amount, units)) : amount);

function restsOnEstimate(answer: Answer): boolean {
  const profit = amountOf(answer, 'profit');
  return profit !== undefined && isEstimate(profit);
}

/**
 * What an answer comes to, in the currency of the profit; nothing where the revenue is in another.
 *
 *     fees = revenue − costs − profit: what is lost in an exchange is among them
 *
 * @param units - how many units the answer is one of.
 */
function sumsOf(answer: Answer, units: Rate | undefined): Sums | undefined {
  const all = (amount: Money) => ofAll(amount, units);
  const profit = amountOf(answer, 'profit')?.value;
  const revenue = amountOf(answer, 'revenue')?.value;
  if (!profit || revenue?.currency !== profit.currency) return undefined;
  const costs = all(amountOf(answer, 'costs')?.value ?? money('0', profit.currency));
  const [in_, left] = [all(revenue), all(profit)];
  return { revenue: in_, fees: minus(minus(in_, costs), left), costs, profit: left };
}

/** Whether a list has a cell that says its commas are decimal signs, and one that is then two numbers. */
export function commaSigns({ question }: Calculator, mapping: Mapping) {
  const columns = question.fields.flatMap(({ kind, key }) =>
    kind === 'yes' || kind === 'choice' ? [] : (mapping[key] ?? []),
  );
  let [isDecimal, isDoubtful] = [false, false];
  const look = (cells: readonly string[]) => {
    for (const at of columns) {
      const text = cells[at] ?? '';
      isDecimal ||= saysDecimalComma(text);
      isDoubtful ||= isTwoNumbers(text);
    }
  };
  return { look, areInDoubt: () => isDecimal && isDoubtful };
}
