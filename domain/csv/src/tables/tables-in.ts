import { fileKind, isPage } from './file-kind.ts';
import { fileText } from './file-text.ts';
import type { Refused, Tables } from './table.ts';
import { textTable } from './text-table.ts';

/** Larger files are another kind of work: a browser's memory is not made for them. */
export const MOST_BYTES = 50_000_000;

/**
 * Reads the tables of a file, whatever its name says: a workbook of Excel, or separated values in UTF-8, UTF-16,
 * Shift JIS or Windows-1252. What reads workbooks is loaded when one comes.
 *
 * @returns what it is instead, where it is no list.
 */
export async function tablesIn(bytes: Uint8Array): Promise<Tables | Refused> {
  if (bytes.length > MOST_BYTES) return { refused: 'too-large' };
  const kind = fileKind(bytes);
  if (kind === 'zipped') {
    const { workbookTables } = await import('./workbook.ts');
    return workbookTables(bytes);
  }
  if (kind !== 'text') return { refused: kind };
  const text = fileText(bytes);
  if (isPage(text)) return { refused: 'html' };
  const table = textTable(text);
  return 'refused' in table ? table : { tables: [table] };
}
