import { fill, type Messages } from '@formation/content';
import type { Fault } from './row-reader.ts';

export type ProblemWords = Readonly<{
  problems: Messages['bulk']['problems'];
  columns: Messages['bulk']['columns'];
  /** What a missing fee is called. */
  names: Readonly<Record<string, string>>;
}>;

/** What is wrong with a row, in the visitor's language. */
export function problemText({ problems, columns, names }: ProblemWords, { column, code, detail = '' }: Fault): string {
  const labels: Readonly<Record<string, string>> = columns;
  const what = code === 'not-published' || code === 'out-of-range' ? (names[detail] ?? detail) : detail;
  return fill(problems[code], { column: (column && labels[column]) ?? column ?? '', what });
}
