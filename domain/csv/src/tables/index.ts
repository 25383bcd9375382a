export { fileText } from './file-text.ts';
export type { FileRefusal, Refused, Table, TableRecord, Tables } from './table.ts';
export { MOST_BYTES, tablesIn } from './tables-in.ts';
export { textTable } from './text-table.ts';
