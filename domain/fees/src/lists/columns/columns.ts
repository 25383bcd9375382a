import { isCurrency } from '@formation/money';
import type { Calculator } from '../../platform.ts';
import type { Field } from '../../question/field.ts';
import { hyphenated, idOf } from '../../question/id-of.ts';
import { numberInFile } from '../../question/number-in-file.ts';
import { saysNo, saysYes } from '../../question/read.ts';
import { reportColumns } from '../../question/report-words.ts';
import { dayIn } from '../../reports/day-in.ts';
import { kindIn, ownColumns, stateIn, type OwnColumn } from './matching.ts';

/** Something that a list has a column for. */
export type Column = Readonly<{
  key: string;
  /** Whether it is a field of the platform's question, or ours. */
  of: 'question' | 'list';
  isNeeded: boolean;
  /** What programs call it, as ids. */
  aliases: readonly string[];
  /** Whether a cell can be read as what the column is for. */
  reads: (cell: string) => boolean;
}>;

const isNumber = (cell: string) => numberInFile('decimal')(cell).value !== undefined;

/** Whether a cell can be the answer to a field. */
function readsAs(field: Field): (cell: string) => boolean {
  if (field.kind === 'yes') return (cell) => saysYes(cell) || saysNo(cell);
  if (field.kind !== 'choice') return (cell) => /\d/.test(cell);
  const words = new Set([...field.choices.map(idOf), ...Object.keys(field.spelled ?? {})]);
  return (cell) => words.has(idOf(cell));
}

const ownReads: Readonly<Record<OwnColumn, (cell: string) => boolean>> = {
  title: () => true,
  quantity: isNumber,
  kind: (cell) => kindIn(cell) === 'sale',
  state: (cell) => stateIn(cell) !== undefined,
  currency: (cell) => isCurrency(cell.toUpperCase()),
  day: (cell) => (dayIn(cell, 'day-first') ?? dayIn(cell, 'month-first')) !== undefined,
  order: () => true,
  charged: isNumber,
};

const own = (key: OwnColumn): Column => ({
  key,
  of: 'list',
  isNeeded: false,
  aliases: reportColumns[key],
  reads: ownReads[key],
});

/** Whether a question asks itself how many pieces a row is of. */
export const isPieces = ({ key }: Readonly<{ key: string }>) => key === 'pieces';

/** The columns of a platform's list: a title, the fields of its question in their order, and last what a row is. */
export function columnsOf({ question }: Calculator): readonly Column[] {
  const fields = question.fields.map((field): Column => ({
    key: field.key,
    of: 'question',
    isNeeded: 'needed' in field && field.needed === true,
    aliases: [hyphenated(field.key), ...(field.aliases ?? []), ...(isPieces(field) ? reportColumns.quantity : [])],
    reads: readsAs(field),
  }));
  // What a question asks itself, its own column says: how many pieces, and in which currency.
  const asks = (key: string) => question.fields.some((field) => field.key === key);
  const left: readonly OwnColumn[] = [
    'title',
    ...(asks('pieces') ? (['quantity'] as const) : []),
    ...(asks('currency') ? (['currency'] as const) : []),
  ];
  const others = ownColumns.filter((key) => !left.includes(key));
  return [own('title'), ...fields, ...others.map(own)];
}
