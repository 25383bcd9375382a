import { headerOf, type Report } from './report.ts';

/** A report that was found, and which of the first rows names its columns, counted from 0. */
export type Recognised = Readonly<{ report: Report; at: number }>;

/**
 * Which of the known reports the first rows of a file are: the one with the most headers that are all there. Reports
 * begin with lines of prose, and the order of their columns does not matter.
 *
 * @returns undefined for a list that is none of them.
 */
export function recognised(rows: readonly (readonly string[])[], known: readonly Report[]): Recognised | undefined {
  let best: Recognised | undefined;
  for (const [at, cells] of rows.entries()) {
    const names = new Set(cells.map(headerOf));
    for (const report of known) {
      const isMore = report.headers.length > (best?.report.headers.length ?? 0);
      if (isMore && report.headers.every((header) => names.has(header))) best = { report, at };
    }
  }
  return best;
}
