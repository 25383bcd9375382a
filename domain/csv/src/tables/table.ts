/** One record of a table, and the line or row on which it begins, counted from 1. A quoted cell may go over several. */
export type TableRecord = Readonly<{
  cells: readonly string[];
  line: number;
  /** A quotation mark seems to have made one cell of several rows. */
  isBroken: boolean;
}>;

/** Gives every record that has a word in it in turn, each with how much of the table is read, from 0 to 1. */
export type Records = (onRecord: (record: TableRecord, done: number) => void) => void;

/** The text of a file, or a sheet of a workbook. Its records are cut each time they are asked for, and not stored. */
export type Table = Readonly<{
  /** Of a sheet; a text has none. */
  name?: string;
  /** What separates the cells of a text. */
  delimiter?: string;
  /** The first records, for a look at the table. */
  first: readonly TableRecord[];
  records: Records;
}>;

/** The tables of a file: the sheets of a workbook that have rows, or the one of a text. */
export type Tables = Readonly<{ tables: readonly Table[] }>;

/** Why what can be read as a table is no list. */
export type NoList = 'empty' | 'no-rows' | 'too-wide';

/** What a file is that is no list. */
export type FileRefusal =
  | NoList
  | 'too-large'
  | 'old-workbook'
  | 'unreadable-workbook'
  | 'inflated'
  | 'zip'
  | 'pdf'
  | 'html'
  | 'unknown-bytes';

export type Refused<Code = FileRefusal> = Readonly<{ refused: Code }>;

/** How many records are looked at first, and how many cells nobody's list has. */
export const GLANCED = 60;
const TOO_MANY_CELLS = 1_000;

/** A table of records that are made anew each time, or why they are no list: it needs headers and a row. */
export function tableOf(all: () => Iterable<TableRecord & { done: number }>): Table | Refused<NoList> {
  const first: TableRecord[] = [];
  for (const { cells, line, isBroken } of all()) {
    if (cells.length > TOO_MANY_CELLS) return { refused: 'too-wide' };
    first.push({ cells, line, isBroken });
    if (first.length === GLANCED) break;
  }
  if (first.length === 0) return { refused: 'empty' };
  if (first.length === 1) return { refused: 'no-rows' };
  const records: Records = (onRecord) => {
    for (const { done, ...record } of all()) onRecord(record, done);
  };
  return { first, records };
}
