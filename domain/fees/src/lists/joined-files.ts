import { headerOf } from '../reports/report.ts';
import type { ListRecord, ListTask } from './list-task.ts';

/** A file that is open: a look at its first records, and all of them in turn. */
type Table = Readonly<{ first: readonly ListRecord[]; records: ListTask['records'] }>;

/** Several files of one report as one list: its lines are counted on, and the headers of the first count for all. */
export type JoinedFiles = Readonly<{
  records: ListTask['records'];
  /** The first line of each file but the first. */
  starts: readonly number[];
}>;

const sameCells = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((cell, at) => headerOf(cell) === headerOf(b[at] ?? ''));

/** The row of a table that is the headers of another; undefined where it has other columns. */
const headersIn = ({ first }: Table, headers: readonly string[]): ListRecord | undefined =>
  first.find(({ cells }) => sameCells(cells, headers));

/** Whether files have the same columns: a row of several cells that stands in each. */
export function areAlike([first, ...others]: readonly Table[]): boolean {
  const rows = (first?.first ?? []).filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  return others.every((table) => rows.some(({ cells }) => headersIn(table, cells)));
}

/** Joins the tables of files that have the same headers; what stands above them in later files is left out. */
export function joinedFiles(tables: readonly Table[], headerLine: number): JoinedFiles {
  const [first, ...others] = tables;
  const headers = first?.first.find(({ line }) => line === headerLine)?.cells ?? [];
  const lastLine = (table: Table) => {
    let last = 0;
    table.records(({ line }) => (last = line));
    return last;
  };
  let end = first && others.length > 0 ? lastLine(first) : 0;
  const later = others.map((table) => {
    const before = end;
    end += lastLine(table);
    return { table, before, from: headersIn(table, headers)?.line ?? 0 };
  });
  return {
    starts: later.map(({ before }) => before + 1),
    records: (onRecord) => {
      first?.records(onRecord);
      for (const { table, before, from } of later)
        table.records((record) => record.line > from && onRecord({ ...record, line: before + record.line }));
    },
  };
}

/** A line of joined files as it stands in its own, and which file that is, counted from 0. */
export function fileLine(line: number, starts: JoinedFiles['starts']): Readonly<{ file: number; line: number }> {
  const before = starts.filter((start) => start <= line);
  return { file: before.length, line: line - (before.at(-1) ?? 1) + 1 };
}
