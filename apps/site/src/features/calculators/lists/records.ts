import type { ListRecord } from '@formation/fees/lists';
import papaparse, { type Parser, type ParseStepResult } from 'papaparse';

/** Enough of a text to see its first records, and how many of them are looked at. */
const GLANCE = 64_000;
const GLANCED = 60;
const delimiters = [',', ';', '\t', '|'] as const;

const linesIn = (text: string) => text.split(/\r\n|\n|\r/).length - 1;
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/**
 * What separates the cells of a list: what cuts most of its first records into equally many. Lines of prose above the
 * list have other widths, and decide nothing.
 */
export function delimiterOf(text: string): string {
  const head = text.slice(0, GLANCE);
  const fits = delimiters.map((delimiter) => ({ delimiter, fit: fitOf(head, delimiter) }));
  return fits.reduce((best, one) => (one.fit > best.fit ? one : best)).delimiter;
}

/** How many cells the commonest width of the first records makes, beyond one for each. */
function fitOf(head: string, delimiter: string): number {
  const { data } = papaparse.parse<string[]>(head, { delimiter, preview: GLANCED, skipEmptyLines: 'greedy' });
  const byWidth = new Map<number, number>();
  for (const { length } of data) byWidth.set(length, (byWidth.get(length) ?? 0) + length - 1);
  return Math.max(0, ...byWidth.values());
}

/** Whether the first record is longer than anybody's list. */
export function isTooWide(text: string): boolean {
  return text.length > GLANCE && !/[\r\n]/.test(text.slice(0, GLANCE));
}

/** The first records of a list that have a word in them. */
export function firstRecords(text: string): readonly ListRecord[] {
  const records: ListRecord[] = [];
  eachRecord(text.slice(0, GLANCE), (record, _, parser) => {
    records.push(record);
    if (records.length === GLANCED) parser.abort();
  });
  return records;
}

/**
 * Reads comma-, semicolon- or tab-separated values record by record; rows without a word are left out.
 *
 * @param onRecord - also told how much of the text is read, from 0 to 1, and given the parser to stop it.
 */
export function eachRecord(
  text: string,
  onRecord: (record: ListRecord, done: number, parser: Pick<Parser, 'abort'>) => void,
): void {
  let [line, from] = [1, 0];
  const step = ({ data: cells, errors, meta: { cursor } }: ParseStepResult<string[]>, parser: Parser) => {
    const isBroken = errors.some(({ type }) => type === 'Quotes');
    if (!isBlank(cells)) onRecord({ cells, line, isBroken }, cursor / text.length, parser);
    line += linesIn(text.slice(from, cursor));
    from = cursor;
  };
  papaparse.parse<string[]>(text, { step, delimiter: delimiterOf(text) });
}
