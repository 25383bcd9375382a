import type { TableRecord } from './table.ts';

const [QUOTE, LF, CR] = [34, 10, 13];
const lineEnds = /\r\n|\n|\r/;

/** A record, and where the next one begins. */
export type ReadRecord = TableRecord & Readonly<{ end: number }>;

/**
 * The mark that ends a quoted cell: one that is not doubled, before a delimiter, a line end or the end of the text.
 * Where the first mark that is not doubled is followed by something else, as in `"Scarf" 20` for inches, or there is
 * none, the cell is not quoted: its marks are characters like others, and it takes no line with it.
 *
 * @returns -1 for a cell that is not quoted.
 */
function closingQuote(text: string, from: number, delimiter: number): number {
  if (text.charCodeAt(from) !== QUOTE) return -1;
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    const next = text.charCodeAt(at + 1);
    if (next === QUOTE) continue;
    return at + 1 === text.length || next === delimiter || next === LF || next === CR ? at : -1;
  }
  return -1;
}

function plainEnd(text: string, from: number, delimiter: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === delimiter || code === LF || code === CR) return at;
  }
  return text.length;
}

const hasFigure = (cells: readonly string[]) => /\d/.test(cells.at(-1) ?? '');

/**
 * Whether the lines of one record are rows of their own: most of them have as many cells as the record before, and a
 * figure in their last one if the record has. That happens where a title begins with a mark and a later one ends with
 * it, as inches do.
 */
function areRows(
  lines: readonly string[],
  cells: readonly string[],
  { width, delimiter }: Readonly<{ width: number; delimiter: string }>,
): boolean {
  const isRow = (row: readonly string[]) => row.length === width && hasFigure(row) === hasFigure(cells);
  const rows = lines.map((line) => line.split(delimiter)).filter(isRow);
  return width > 1 && rows.length > 1 && rows.length * 2 > lines.length;
}

/**
 * Reads separated values record by record, blank ones too, as RFC 4180 writes them and with any mixture of line ends.
 * Quotation marks that the RFC does not know are characters: every line of the text is in a record.
 *
 * @param delimiter - one character.
 */
export function* readRecords(text: string, delimiter: string): Generator<ReadRecord> {
  const code = delimiter.charCodeAt(0);
  let [at, line, width] = [0, 1, 0];
  while (at < text.length) {
    const [from, cells]: [number, string[]] = [at, []];
    let hasLines = false;
    let end: number;
    do {
      const close = closingQuote(text, at, code);
      end = close < 0 ? plainEnd(text, at, code) : close + 1;
      if (close < 0) cells.push(text.slice(at, end));
      else {
        const quoted = text.slice(at + 1, close);
        hasLines ||= lineEnds.test(quoted);
        cells.push(quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted);
      }
      at = end + 1;
    } while (text.charCodeAt(end) === code);
    if (text.charCodeAt(end) === CR && text.charCodeAt(at) === LF) at += 1;
    const lines = hasLines ? text.slice(from, end).split(lineEnds) : [];
    yield { cells, line, isBroken: areRows(lines, cells, { width, delimiter }), end: Math.min(at, text.length) };
    line += Math.max(1, lines.length);
    width = cells.length;
  }
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
