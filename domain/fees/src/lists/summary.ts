import type { ListedRow } from './answer-list.ts';
import type { RowFault } from './row-answer.ts';

/** How many problems a summary lists; the rows have them all. */
const LISTED = 100;

/** What a page says of the rows of a list, beside their sums. */
export type Summary = Readonly<{
  problems: Readonly<{ count: number; first: readonly Readonly<{ line: number; fault: RowFault }>[] }>;
  noSales: Readonly<{ count: number; kinds: readonly string[] }>;
  /** Counted rows that rest on an estimate. */
  estimates: number;
  /** Counted rows whose site does not offer a setting, by its key. */
  notOffered: Readonly<Record<string, number>>;
  /** Fees that exist and are not in the sums of one row or another, by their keys. */
  notCounted: readonly string[];
}>;

/** What is to be said of the rows of a list: problems, rows that are no sales, estimates, settings that do not fit, and what is not counted. */
export function summaryOf(rows: readonly ListedRow[]): Summary {
  const problems = rows.flatMap((row) => ('fault' in row ? [{ line: row.line, fault: row.fault }] : []));
  const kinds = rows.flatMap((row) => ('noSale' in row ? [row.noSale] : []));
  const notOffered: Record<string, number> = {};
  const notCounted = new Set<string>();
  let estimates = 0;
  for (const row of rows) {
    if (!('sums' in row)) continue;
    if (row.isEstimate) estimates += 1;
    for (const key of row.notOffered) notOffered[key] = (notOffered[key] ?? 0) + 1;
    for (const key of row.notCounted) notCounted.add(key);
  }
  return {
    problems: { count: problems.length, first: problems.slice(0, LISTED) },
    noSales: { count: kinds.length, kinds: [...new Set(kinds)] },
    estimates,
    notOffered,
    notCounted: [...notCounted],
  };
}
