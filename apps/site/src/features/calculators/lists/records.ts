import papaparse, { type ParseStepResult } from 'papaparse';

/** One record of a list and the line on which it begins, counted from 1. A quoted cell may go over several lines. */
export type ListRecord = Readonly<{ cells: readonly string[]; line: number; isBroken: boolean }>;

/** Enough of a text to see its first rows. */
const GLANCE = 64_000;

/** The first rows of a list that have a word in them, and what separates their cells. */
export function firstRows(text: string): Readonly<{ rows: readonly (readonly string[])[]; delimiter: string }> {
  const { data, meta } = papaparse.parse<string[]>(text.slice(0, GLANCE), { skipEmptyLines: 'greedy' });
  return { rows: data, delimiter: meta.delimiter };
}

const linesIn = (text: string) => text.split(/\r\n|\n|\r/).length - 1;

/**
 * Reads comma-, semicolon- or tab-separated values record by record; rows without a word are left out.
 *
 * @param onRecord - also told how much of the text is read, from 0 to 1.
 */
export function eachRecord(text: string, onRecord: (record: ListRecord, done: number) => void): void {
  let [line, from] = [1, 0];
  const step = ({ data: cells, errors, meta: { cursor } }: ParseStepResult<string[]>) => {
    const isBroken = errors.some(({ type }) => type === 'Quotes');
    if (cells.some((cell) => cell.trim() !== '')) onRecord({ cells, line, isBroken }, cursor / text.length);
    line += linesIn(text.slice(from, cursor));
    from = cursor;
  };
  papaparse.parse<string[]>(text, { step, delimiter: firstRows(text).delimiter });
}
