import type { IsoDate } from '@formation/calendar';
import { decimal, subtract, toExactText, withoutSigns, type Decimal } from '@formation/money';
import { numberInFile, type Commas } from '../question/number-in-file.ts';
import type { Texts } from '../question/read.ts';
import type { DayOrder } from './day-in.ts';
import { ofCurrency, type Choice, type EntryKind, type EntryState, type Report } from './report.ts';
import { currencyReader, dayReader, kindReader, stateReader } from './row-meaning.ts';
import { rowReader, type Row } from './row.ts';
import { meaningIn } from './words.ts';

/** What buyers paid for a sale, and what was paid back of it later. */
export type Paid = Readonly<{ revenue: Decimal; tax: Decimal; refunded: Decimal; returned: Decimal }>;

/** A row of a report as what it is. */
export type Entry = Readonly<{
  line: number;
  /** Undefined for a word that we do not know. */
  is: EntryKind | undefined;
  state: EntryState | undefined;
  /** The words of the file for both. */
  said: Readonly<{ kind: string; state: string }>;
  title: string;
  order: string;
  /** The item of its order, where an item has several rows. */
  item?: string;
  /** Whether it stands above the rows of its order's items. */
  isHead: boolean;
  /** A code in capitals; empty where the file has none. */
  currency: string;
  day: IsoDate | undefined;
  /** How many pieces it is of, as it is written. */
  pieces: string;
  /** What the platform's question is given. */
  texts: Texts;
  /** What was paid, by the columns of a known report. */
  paid?: Paid;
  /** What the platform charged, a cost above 0; undefined where the file does not have it. */
  charged: Decimal | undefined;
  /** The same by column, where an order can have a row of its own above those of its items. */
  charges?: readonly (Decimal | undefined)[];
  /** What the row comes to by itself. */
  value: Decimal;
}>;

/** A cell that is no amount, or no day. */
export type EntryFault = Readonly<{ line: number; column: string; code: 'not-a-number' | 'not-a-day'; detail: string }>;

/** A record of a file, and the line on which it begins. */
type FileRecord = Readonly<{ cells: readonly string[]; line: number }>;

/** What figures of a file mean: its commas, its days where the report itself has both orders, and its currency. */
export type Figures = Readonly<{ commas: Commas; dayOrder?: DayOrder | undefined; currency?: string | undefined }>;

const zero = decimal('0');

/** What a file takes off as a cost above 0. */
const negated = (value: Decimal | undefined) => value && subtract(zero, value);

/** Reads a choice of a question; a word that is none is given to the question, which refuses it by name. */
function choiceReader({ column, words, withCurrency }: Choice): (row: Row, currency: string) => string {
  const choiceIn = meaningIn(words);
  return (row, currency) => {
    const said = column === ofCurrency ? currency : row.text(column);
    if (said === '') return '';
    return choiceIn(withCurrency ? `${currency} ${said}` : said) ?? said;
  };
}

/** What the platform is asked, as the file has it: a rate is still the amount that it comes to. */
function asker({ amounts, rates = {}, choices = {} }: Report) {
  const ofRates = Object.entries(rates).map(([key, { amount }]) => [key, amount] as const);
  const sayers = Object.entries(choices).map(([key, says]) => [key, choiceReader(says)] as const);
  return (row: Row, currency: string): Texts => {
    const sums = [...Object.entries(amounts), ...ofRates].flatMap(([key, columns]) => {
      const value = row.sum(columns);
      return value ? [[key, toExactText(value)] as const] : [];
    });
    const chosen = sayers.flatMap(([key, choiceIn]) => {
      const choice = choiceIn(row, currency);
      return choice === '' ? [] : [[key, choice] as const];
    });
    return Object.fromEntries([...sums, ...chosen]);
  };
}

/** What was paid out, where only a text says it. */
function paidOutIn(text: string, commas: Commas): Decimal | undefined {
  const amount = /^\D{0,5}\d[\d.,\u00a0\u202f']*/.exec(text)?.[0];
  return amount === undefined ? undefined : negated(numberInFile(commas)(withoutSigns(amount)).value);
}

/** Reads the amounts of a row that no question asks for. */
function amountsReader({ revenue, tax = [], refunded = [], returned = [], ...report }: Report) {
  const { charged, value, headOfOrder } = report;
  return ({ sum }: Row) => ({
    paid: {
      revenue: sum(revenue) ?? zero,
      tax: sum(tax) ?? zero,
      refunded: sum(refunded) ?? zero,
      returned: sum(returned) ?? zero,
    },
    charged: charged && negated(sum(charged)),
    ...(headOfOrder !== undefined && { charges: charged?.map((column) => negated(sum([column]))) ?? [] }),
    value: sum(value) ?? zero,
  });
}

/**
 * Reads the records of a report one by one, in their order.
 *
 * @param headers - the row of the file that names its columns.
 */
export function entryReader(report: Report, headers: readonly string[], { commas, dayOrder, currency }: Figures) {
  const rowOf = rowReader(report, headers, commas);
  const [textsOf, kindOf, stateOf] = [asker(report), kindReader(report), stateReader(report)];
  const [currencyOf, dayOf] = [currencyReader(report, currency), dayReader(report, dayOrder)];
  const amountsOf = amountsReader(report);
  const { item = '', state, pieces = '', paidOut = '' } = report;
  return ({ cells, line }: FileRecord): Entry | EntryFault => {
    const row = rowOf(cells);
    const { text, order, isHead } = row;
    const amounts = amountsOf(row);
    const { is, word } = kindOf(row, amounts.value);
    const rowCurrency = currencyOf(row);
    const { text: dayText, day: soldOn } = dayOf(row);
    const entry: Entry = {
      line,
      is,
      state: stateOf(row),
      said: { kind: word, state: text(state?.column ?? '') },
      title: report.title.map(text).find((title) => title !== '') ?? '',
      order,
      item: text(item),
      isHead,
      currency: rowCurrency,
      day: soldOn,
      pieces: text(pieces),
      texts: textsOf(row, rowCurrency),
      ...amounts,
      value: (is === 'payout' ? paidOutIn(text(paidOut), commas) : undefined) ?? amounts.value,
    };
    if (is === 'note') return entry;
    const fault = row.fault();
    if (fault) return { line, ...fault };
    if (dayText !== '' && !soldOn)
      return { line, column: report.day?.column ?? '', code: 'not-a-day', detail: dayText };
    return entry;
  };
}
