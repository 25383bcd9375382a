import { isBlank, readRecords } from './read-records.ts';
import { GLANCED } from './table.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** Enough of a text to see what separates its cells. */
const GLANCE = 64_000;

/** What a spreadsheet writes above a table to say what separates its cells. */
const SAID = /^sep=(.)(?:\r\n|\n|\r)/i;

/** How many cells the commonest width of the first records makes, beyond one for each. */
function fitOf(head: string, delimiter: string): number {
  const byWidth = new Map<number, number>();
  let seen = 0;
  for (const { cells } of readRecords(head, delimiter)) {
    if (isBlank(cells)) continue;
    byWidth.set(cells.length, (byWidth.get(cells.length) ?? 0) + cells.length - 1);
    seen += 1;
    if (seen === GLANCED) break;
  }
  return Math.max(0, ...byWidth.values());
}

/**
 * What separates the cells of a text: what its first line says, or what cuts most of its first records into equally
 * many. Lines of prose above the table have other widths, and decide nothing.
 */
export function delimiterOf(text: string): Readonly<{ delimiter: string; isSaid: boolean }> {
  const said = SAID.exec(text)?.[1];
  if (said !== undefined) return { delimiter: said, isSaid: true };
  const head = text.slice(0, GLANCE);
  const fits = delimiters.map((delimiter) => ({ delimiter, fit: fitOf(head, delimiter) }));
  const { delimiter } = fits.reduce((best, one) => (one.fit > best.fit ? one : best));
  return { delimiter, isSaid: false };
}
