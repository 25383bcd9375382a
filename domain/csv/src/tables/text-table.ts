import { delimiterOf } from './delimiter.ts';
import { isBlank, readRecords } from './read-records.ts';
import { tableOf, type NoList, type Refused, type Table } from './table.ts';

/** A first line that is longer than this is of no list. */
const LONGEST_LINE = 64_000;

/** Comma-, semicolon-, tab- or bar-separated values as a table, or why they are none. */
export function textTable(text: string): Table | Refused<NoList> {
  if (!/\S/.test(text)) return { refused: 'empty' };
  if (text.length > LONGEST_LINE && !/[\r\n]/.test(text.slice(0, LONGEST_LINE))) return { refused: 'too-wide' };
  const { delimiter, isSaid } = delimiterOf(text);
  const table = tableOf(function* records() {
    for (const { end, ...record } of readRecords(text, delimiter)) {
      const isDelimiter = isSaid && record.line === 1;
      if (!isDelimiter && !isBlank(record.cells)) yield { ...record, done: end / text.length };
    }
  });
  return 'refused' in table ? table : { ...table, delimiter };
}
