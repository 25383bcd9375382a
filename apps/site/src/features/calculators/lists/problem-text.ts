import { fill, type Messages } from '@formation/content';
import type { RowFault } from '@formation/fees/lists';
import { limitText } from '../../../lib/figures/with-unit.ts';
import { shortened } from '../../../lib/input/number-fault.ts';

export type ProblemWords = Readonly<{
  problems: Messages['bulk']['problems'];
  /** What the columns are called. */
  columns: Readonly<Record<string, string>>;
  /** In what the columns of percentages and measures are counted. */
  units: Readonly<Record<string, string>>;
  /** What a missing fee is called. */
  names: Readonly<Record<string, string>>;
}>;

/** What is wrong with a row, in the visitor's language. */
export function problemText({ problems, columns, units, names }: ProblemWords, fault: RowFault): string {
  const { column = '', code, detail = '', limit: plain } = fault;
  const limit = plain === undefined || code === 'other-currency' ? (plain ?? '') : limitText(plain, units[column]);
  const what = code === 'not-published' || code === 'out-of-range' ? (names[detail] ?? detail) : shortened(detail);
  return fill(problems[code], { column: columns[column] ?? column, what, limit });
}

/** What else there is to say of a row, about one of its columns. */
export function remarkText(text: string, { columns }: ProblemWords, key: string): string {
  return fill(text, { column: columns[key] ?? key });
}
