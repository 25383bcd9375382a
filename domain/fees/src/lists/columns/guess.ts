import { hyphenated, idOf } from '../../question/id-of.ts';
import { headerOf } from '../../reports/report.ts';
import { pricesBy, type PricesAre } from '../quantity.ts';
import { isPieces, type Column } from './columns.ts';
import type { Matching } from './matching.ts';

/** A column with what a page calls it, in the visitor's language. */
export type LabelledColumn = Column & Readonly<{ label?: string }>;

type Rows = readonly (readonly string[])[];

/** Whether half of the headers or more are labels of ours. */
function areOurs(headers: readonly string[], columns: readonly LabelledColumn[]): boolean {
  const labels = new Set(columns.map(({ label = '' }) => headerOf(label)));
  const named = headers.filter((text) => text !== '');
  return named.filter((text) => labels.has(text)).length * 2 >= named.length;
}

/**
 * Finds our columns among a list's headers: by our names and what other programs call them, which are data; by our labels
 * only where half of the headers are such, as in our template, so that no word of a page changes how a list is read. A
 * header is used once, and only where one of its cells can be read as what it is called; what is not recognised stays for
 * the visitor to match.
 *
 * @param rows - the first rows under the headers.
 */
export function guessed(headers: readonly string[], rows: Rows, columns: readonly LabelledColumn[]): Matching {
  const ids = headers.map(idOf);
  const texts = headers.map(headerOf);
  const free = new Set(headers.keys());
  const found = new Map<Column, number>();
  const fits = ({ reads }: Column, at: number) => {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    return cells.length === 0 || cells.some(reads);
  };
  const take = (column: Column, names: readonly string[], among: readonly string[]) => {
    const at = names
      .flatMap((name) => [...among.keys()].filter((index) => among[index] === name && free.has(index)))
      .find((index) => fits(column, index));
    if (at === undefined || found.has(column)) return;
    found.set(column, at);
    free.delete(at);
  };
  if (areOurs(texts, columns)) for (const column of columns) take(column, [headerOf(column.label ?? '')], texts);
  for (const column of columns) take(column, [hyphenated(column.key)], ids);
  for (const column of columns) take(column, column.aliases, ids);
  const matchesOf = (of: Column['of']) =>
    Object.fromEntries([...found].flatMap(([column, at]) => (column.of === of ? [[column.key, at] as const] : [])));
  return { fields: matchesOf('question'), own: matchesOf('list') };
}

/**
 * Which of a list's first rows names its columns: the one in which most of ours are found, the needed ones among them.
 * Reports begin with lines of prose; where nothing is recognised, it is the first of the widest rows.
 */
export function headerAt(rows: Rows, columns: readonly LabelledColumn[]): number {
  const needed = columns.filter(({ isNeeded }) => isNeeded);
  const found = rows.map((row, at) => {
    const { fields, own } = guessed(row, rows.slice(at + 1), columns);
    const hasNeeded = needed.every(({ key }) => fields[key] !== undefined);
    return hasNeeded ? Object.keys(fields).length + Object.keys(own).length : 0;
  });
  const most = Math.max(0, ...found);
  if (most > 0) return found.indexOf(most);
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  return Math.max(
    0,
    rows.findIndex(({ length }) => length === widest),
  );
}

/**
 * What the prices of a row are for. In a list that is headed as our template is, a price means what it means in the form:
 * all pieces of the order, where the form asks how many; elsewhere its header says.
 */
export function pricesOf(
  headers: readonly string[],
  { fields }: Matching,
  columns: readonly LabelledColumn[],
): PricesAre {
  const price = columns.find(({ isNeeded }) => isNeeded)?.key ?? '';
  const isAsInForm = columns.some(isPieces) && areOurs(headers.map(headerOf), columns);
  return isAsInForm ? 'all' : pricesBy(headers[fields[price] ?? -1] ?? '');
}
