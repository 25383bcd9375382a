import { codeBook, codesCsv } from '@formation/codes';
import { chineseTitles } from '@formation/codes/chinese';
import { tables } from '@formation/codes/tables';

/** The whole list of HSIC codes, with Chinese titles, as one file. */
export function GET(): Response {
  const entries = codeBook(tables).entries.filter(({ system }) => system === 'hsic');
  return new Response(codesCsv(entries, chineseTitles()), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
