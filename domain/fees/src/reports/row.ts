import { add, decimal, multiply, subtract, withoutSigns, type Decimal } from '@formation/money';
import { numberInFile, type Commas } from '../question/number-in-file.ts';
import { headerOf, type Column, type Columns, type Report } from './report.ts';

/** A cell that is no amount. */
export type CellFault = Readonly<{ column: string; code: 'not-a-number'; detail: string }>;

/** The cells of a record by the headers of its report. */
export type Row = Readonly<{
  /** The text of a column, empty where the file has none. */
  text: (column: Column) => string;
  /** The sum of columns; undefined where none of them says anything. */
  sum: (columns: Columns) => Decimal | undefined;
  order: string;
  /** Whether it stands above the rows of its order's items. */
  isHead: boolean;
  /** The first cell that could not be read. */
  fault: () => CellFault | undefined;
}>;

const zero = decimal('0');
const WHOLE = /^\d{1,6}$/;

/** A cell's text; a dash of any length stands for nothing. */
function said(cell = ''): string {
  const text = cell.trim();
  return /^[-\u2013\u2014]*$/.test(text) ? '' : text;
}

type Text = (column: Column) => string;

/** Reads the first that says something of the columns that `|` parts. */
const firstOf =
  (cell: Text): Text =>
  (column) => {
    if (!column.includes('|')) return cell(column);
    return column.split('|').map(cell).find(Boolean) ?? '';
  };

/** The number of the order that a row names. */
function orderIn({ order = '', orderAfter }: Report, text: Text): string {
  if (orderAfter === undefined) return text(order);
  const texts = order.split('|').map((column) => text(column).toLowerCase());
  const saying = texts.find((one) => one.includes(orderAfter)) ?? '';
  return /^\S+/.exec(saying.slice(saying.indexOf(orderAfter) + orderAfter.length))?.[0] ?? '';
}

/** What a row says in place of its own cells: what stands above it, what its order has said already, its amount by name. */
function replacer(report: Report) {
  const { asAbove, ofOrder = [], amountsBy } = report;
  const above = new Map<string, string>();
  const counted = new Set<string>();
  let last = '';
  return (text: Text, { order, isHead }: Pick<Row, 'order' | 'isHead'>): ReadonlyMap<string, string> => {
    const replaced = new Map<string, string>();
    const isBelow = asAbove?.within === 'file' || (order !== '' && order === last);
    last = order;
    for (const column of asAbove?.columns ?? []) {
      const own = text(column);
      if (own !== '' || !isBelow) above.set(column, own);
      replaced.set(column, above.get(column) ?? '');
    }
    for (const column of isHead || order === '' ? [] : ofOrder) {
      const key = `${order} ${column}`;
      if (!/[1-9]/.test(replaced.get(column) ?? text(column))) continue;
      if (counted.has(key)) replaced.set(column, '');
      else counted.add(key);
    }
    if (amountsBy) {
      const words = amountsBy.columns.map((column) => headerOf(text(column)));
      for (const [at] of words.entries())
        replaced.set(`${amountsBy.amount}: ${words.slice(0, at + 1).join(' / ')}`, text(amountsBy.amount));
    }
    return replaced;
  };
}

/** A column of a sum: the headers of which the first that says something counts, and what its sign does. */
type Term = Readonly<{ names: readonly string[]; sign: string }>;

function termOf(column: Column): Term {
  const [, sign = '', names = ''] = /^([-~]?)(.*)$/.exec(column) ?? [];
  return { names: names.split('|'), sign };
}

/** Each column that tables name, as it is read: tables are few, and rows are many. */
const terms = new Map<Column, Term>();

function termIn(column: Column): Term {
  const known = terms.get(column);
  if (known) return known;
  const term = termOf(column);
  terms.set(column, term);
  return term;
}

type Amounts = Readonly<{
  text: Text;
  numberIn: ReturnType<typeof numberInFile>;
  times: (column: string) => Decimal | undefined;
}>;

/** Adds up the amounts of columns, and notes the first cell that is none. */
function adder({ text, numberIn, times }: Amounts) {
  let fault: CellFault | undefined;
  const read = new Map<string, Decimal | undefined>();
  const amount = (name: string): Decimal | undefined => {
    if (read.has(name)) return read.get(name);
    const { value, isPlain } = numberIn(withoutSigns(text(name)));
    const [number, pieces] = [value && isPlain ? value : undefined, times(name)];
    if (!number) fault ??= { column: name, code: 'not-a-number', detail: text(name) };
    const all = number && pieces ? multiply(number, pieces) : number;
    read.set(name, all);
    return all;
  };
  const signed = ({ names, sign }: Term): Decimal | undefined => {
    const name = names.find((one) => text(one) !== '');
    const value = name === undefined ? undefined : amount(name);
    const isLess = sign === '-' || (sign === '~' && value !== undefined && value.units > 0n);
    return value && isLess ? subtract(zero, value) : value;
  };
  const sum = (columns: Columns) =>
    columns.reduce<Decimal | undefined>((all, column) => {
      const value = signed(termIn(column));
      return all && value ? add(all, value) : (all ?? value);
    }, undefined);
  return { sum, fault: () => fault };
}

/** Reads the records of a report in turn, as some say only what those above them do not. */
export function rowReader(
  report: Report,
  headers: readonly string[],
  commas: Commas,
): (cells: readonly string[]) => Row {
  const at = new Map(headers.map((header, index) => [headerOf(header), index] as const));
  const numberIn = numberInFile(commas);
  const replacedIn = replacer(report);
  const { headOfOrder = '', pieces: piecesColumn = '' } = report;
  const hasHeads = at.has(headOfOrder);
  const ofOnePiece = new Set(report.ofOnePiece);
  return (cells) => {
    const own = firstOf((column) => said(cells[at.get(column) ?? -1]));
    const order = orderIn(report, own);
    const isHead = hasHeads && own(headOfOrder) === '';
    const replaced = replacedIn(own, { order, isHead });
    const text = firstOf((column) => replaced.get(column) ?? said(cells[at.get(column) ?? -1]));
    const pieces = text(piecesColumn);
    const isOfMany = !isHead && WHOLE.test(pieces) && ofOnePiece.size > 0;
    const times = (column: string) => (isOfMany && ofOnePiece.has(column) ? decimal(pieces) : undefined);
    return { text, order, isHead, ...adder({ text, numberIn, times }) };
  };
}
