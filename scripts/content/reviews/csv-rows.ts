import { CsvError, parse } from 'csv-parse/sync';
import type { Problem, Rows } from './rows.ts';

type Parsed = Readonly<{ info: { lines: number }; record: Record<string, string>; raw: string }>;

const layout = { bom: true, columns: true, info: true, raw: true, trim: true, skip_empty_lines: true } as const;

/** A spreadsheet of a country that writes 12,50 separates by semicolons; one that saves "Unicode text", by tabs. */
const separators = [',', ';', '\t'] as const;

/** What separates the names of the columns in the first line: no name has such a sign. */
function separatorOf(text: string): string {
  const [names = ''] = text.trimStart().split(/[\r\n]/, 1);
  return separators.find((separator) => names.includes(separator)) ?? ',';
}

const innerQuote = 'A double quote within a field is written twice: "".';

/** What the owner can put right, for each word of the parser. */
const sentences: Readonly<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS:
    'This line has more or fewer fields than the first line has names. A field that holds the separator stands in double quotes.',
  CSV_QUOTE_NOT_CLOSED: 'A double quote is opened and never closed.',
  CSV_INVALID_CLOSING_QUOTE: innerQuote,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: innerQuote,
  INVALID_OPENING_QUOTE:
    'A field with a double quote stands in double quotes itself, and the inner one is written twice.',
};

/** The rows of a CSV file whose first line names its columns. Quoted fields may hold separators and line breaks. */
export function csvRows(text: string): Rows {
  const problems: Problem[] = [];
  const report = (error: CsvError | undefined) => {
    if (error) problems.push({ line: Number(error['lines']), message: sentences[error.code] ?? error.message });
    return undefined;
  };
  try {
    const parsed: unknown = parse(text, {
      ...layout,
      delimiter: separatorOf(text),
      skip_records_with_error: true,
      on_skip: report,
    });
    const rows = (parsed as readonly Parsed[]).map(({ info, record, raw }) => ({
      line: info.lines - breaksIn(raw), // the parser counts to a record's last line
      fields: record,
    }));
    return { rows, problems };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(error);
    return { rows: [], problems };
  }
}

const breaksIn = (raw: string): number => raw.trim().split('\n').length - 1;
