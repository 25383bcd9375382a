import { fill, type Messages } from '@formation/content';
import type { Fault } from './bulk-run.ts';

export type ProblemWords = Readonly<{
  problems: Messages['bulk']['problems'];
  /** What the columns are called. */
  columns: Readonly<Record<string, string>>;
  /** What a missing fee is called. */
  names: Readonly<Record<string, string>>;
}>;

/** What is wrong with a row, in the visitor's language. */
export function problemText({ problems, columns, names }: ProblemWords, fault: Fault): string {
  const { column = '', code, detail = '', limit = '' } = fault;
  const what = code === 'not-published' || code === 'out-of-range' ? (names[detail] ?? detail) : detail;
  return fill(problems[code], { column: columns[column] ?? column, what, limit });
}
