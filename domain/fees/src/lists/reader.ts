import { decimal, isCurrency, withoutSigns } from '@formation/money';
import type { Calculator } from '../platform.ts';
import type { Field } from '../question/field.ts';
import { numberInFile, type Commas } from '../question/number-in-file.ts';
import type { Texts } from '../question/read.ts';
import { dayIn } from '../reports/day-in.ts';
import { entryReader, type Entry, type EntryFault, type Figures } from '../reports/entry.ts';
import { itemsOf, ordersOf } from '../reports/order.ts';
import { headerOf, headersOf, type Report } from '../reports/report.ts';
import { kindIn, stateIn, type Matching, type OwnColumn } from './columns/matching.ts';
import type { ListRecord } from './list-task.ts';
import { matchedOrders, type PricedOrder } from './matched-orders.ts';
import type { PricesAre } from './quantity.ts';

/** How the records of a list become sales: by the table of a known report, or as a visitor has matched its columns. */
export type ListReader = Readonly<{
  /** The table that it is read by; none for a list that is matched by hand. */
  report?: Report;
  /** Columns whose cells are numbers, and the one that says the day, counted from 0. */
  numbers: readonly number[];
  day: number | undefined;
  entry: (figures: Figures) => (record: ListRecord) => Entry | EntryFault;
  orders: (sales: readonly Entry[], commas: Commas) => readonly PricedOrder[];
}>;

/**
 * What stands in the day column of a report whose table does not say the order of its figures.
 *
 * @param rows - its headers and the first rows under them.
 */
export function dayTexts({ day }: Report, [headers = [], ...rows]: readonly (readonly string[])[]): readonly string[] {
  if (!day || day.order || day.orderBy) return [];
  const at = headers.findIndex((header) => headersOf([day.column]).includes(headerOf(header)));
  return rows.map((cells) => cells[at] ?? '');
}

/** Reads a known report by its table. Its amounts are for all pieces of a row. */
export function reportReader(
  calculator: Calculator | undefined,
  report: Report,
  headers: readonly string[],
): ListReader {
  const ids = headers.map(headerOf);
  const { amounts, rates = {}, charged = [], value, revenue } = report;
  const ofRates = Object.values(rates).flatMap(({ amount }) => amount);
  const columns = headersOf([...Object.values(amounts).flat(), ...ofRates, ...charged, ...value, ...revenue]);
  const at = (column: string) => ids.indexOf(column);
  const day = headersOf([report.day?.column ?? ''])
    .map(at)
    .find((index) => index >= 0);
  return {
    report,
    numbers: columns.map(at).filter((index) => index >= 0),
    day,
    entry: (figures) => entryReader(report, headers, figures),
    orders: (sales) => {
      const orders = calculator?.each === 'unit' ? itemsOf(sales, report) : ordersOf(sales, report);
      const { isPartlyCharged = false, feesElsewhere = [] } = report;
      return orders.map((order) => ({ ...order, prices: 'all', isPartlyCharged, feesElsewhere }));
    },
  };
}

const zero = decimal('0');
const dash = /^[-\u2013\u2014]+$/;

/** The cell of a column; a dash stands for nothing. */
function cellOf(cells: readonly string[], at: number | undefined): string {
  const text = cells[at ?? -1]?.trim() ?? '';
  return dash.test(text) ? '' : text;
}

/** Reads a list by the columns that a visitor has matched. */
export function matchedReader(calculator: Calculator | undefined, matching: Matching, prices: PricesAre): ListReader {
  const { fields, own } = matching;
  const questions = calculator?.question.fields ?? [];
  return {
    numbers: questions.flatMap(({ kind, key }) => (kind === 'yes' || kind === 'choice' ? [] : (fields[key] ?? []))),
    day: own.day,
    entry: (figures) => matchedEntry(matching, questions.find(isNeeded)?.key ?? '', figures),
    orders: (sales, commas) => (calculator ? matchedOrders(calculator, sales, { prices, commas }) : []),
  };
}

const isNeeded = (field: Field) => 'needed' in field && field.needed === true;

/** Reads a row by matched columns; its question reads the cells themselves, so that a fault names its column. */
function matchedEntry({ fields, own }: Matching, price: string, { commas, dayOrder }: Figures) {
  const numberIn = numberInFile(commas);
  const amount = (text = '') => (text === '' ? undefined : numberIn(withoutSigns(text)).value);
  return ({ cells, line }: ListRecord): Entry | EntryFault => {
    const text = (column: OwnColumn) => cellOf(cells, own[column]);
    const texts = textsIn(fields, cells);
    const words = { kind: text('kind'), state: text('state') };
    const dayText = text('day');
    const day = dayText === '' ? undefined : dayIn(dayText, dayOrder);
    if (dayText !== '' && !day) return { line, column: 'day', code: 'not-a-day', detail: dayText };
    const title = text('title');
    const ofBlank = title === '' && Object.keys(texts).length === 0 ? 'other' : 'sale';
    const quantity = text('quantity');
    return {
      line,
      is: words.kind === '' ? ofBlank : kindIn(words.kind),
      state: stateIn(words.state),
      said: words,
      title,
      order: text('order'),
      isHead: false,
      currency: currencyIn(text('currency'), texts['currency']),
      day,
      pieces: quantity,
      texts: quantity === '' ? texts : { ...texts, quantity },
      charged: amount(text('charged')),
      value: amount(texts[price]) ?? zero,
    };
  };
}

/** A row's code; also where a question has it as a choice of its own that it may not ask. */
function currencyIn(cell: string, ofQuestion = ''): string {
  const code = ofQuestion.toUpperCase();
  return cell === '' && isCurrency(code) ? code : cell.toUpperCase();
}

/** What the platform's question is given by a row, without the columns that say nothing. */
function textsIn(fields: Matching['fields'], cells: readonly string[]): Texts {
  const said: Record<string, string> = {};
  for (const [key, at] of Object.entries(fields)) {
    const cell = cellOf(cells, at);
    if (cell !== '') said[key] = cell;
  }
  return said;
}
