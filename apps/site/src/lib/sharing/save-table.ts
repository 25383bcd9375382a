import { csv } from '@formation/csv';
import { saveFile } from './save-file.ts';

/** Gives the visitor a table as a file for a spreadsheet. */
export function saveTable(name: string, rows: readonly (readonly string[])[]): void {
  saveFile({ name, type: 'text/csv', text: csv(rows) });
}
