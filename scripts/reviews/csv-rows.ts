import { CsvError, parse } from 'csv-parse/sync';
import type { Problem, Rows } from './rows.ts';

type Parsed = Readonly<{ info: { lines: number }; record: Record<string, string>; raw: string }>;

const layout = { bom: true, columns: true, info: true, raw: true, trim: true, skip_empty_lines: true } as const;

/** The rows of a CSV file whose first line names its columns. Quoted fields may hold commas and line breaks. */
export function csvRows(text: string): Rows {
  const problems: Problem[] = [];
  const report = (error: CsvError | undefined) => {
    if (error) problems.push({ line: Number(error['lines']), message: error.message });
    return undefined;
  };
  try {
    const parsed: unknown = parse(text, { ...layout, skip_records_with_error: true, on_skip: report });
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
