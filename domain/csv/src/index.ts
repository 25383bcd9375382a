export { csv, csvRows } from './csv.ts';
export { fileText } from './file-text.ts';
