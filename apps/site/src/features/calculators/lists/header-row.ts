import { isSale, type Mapping } from '@formation/fees/lists';
import { guessed, type Column } from './list-columns.ts';

type Cells = readonly string[];

/**
 * Which of a list's first rows names its columns: the one in which most of ours are found, the needed ones among them.
 * Reports begin with lines of prose; where nothing is recognised, it is the first of the widest rows.
 */
export function headerAt(rows: readonly Cells[], columns: readonly Column[]): number {
  const needed = columns.filter(({ isNeeded }) => isNeeded);
  const found = rows.map((row) => {
    const mapping = guessed(row, columns);
    return needed.every(({ key }) => mapping[key] !== undefined) ? Object.keys(mapping).length : 0;
  });
  const most = Math.max(0, ...found);
  if (most > 0) return found.indexOf(most);
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  return Math.max(
    0,
    rows.findIndex(({ length }) => length === widest),
  );
}

/** Our columns in a list by its headers; the kind of a row only where some row is called a sale. */
export function matched(headers: Cells, rows: readonly Cells[], columns: readonly Column[]): Mapping {
  const { kind, ...mapping } = guessed(headers, columns);
  const saysSale = kind !== undefined && rows.some((row) => isSale(row[kind] ?? ''));
  return saysSale ? { ...mapping, kind } : mapping;
}
