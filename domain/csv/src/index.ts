export { csv, csvRows } from './csv.ts';
