import { csv } from '@formation/csv';
import type { StateRow } from '@formation/formation';
import { toText } from '@formation/money';
import type { SavedFile } from '../../../lib/sharing/save-file.ts';
import type { StateWords } from './state-words.ts';

/** The states as shown, as a table to keep: every number by itself, its currency beside it. */
export function stateFile(rows: readonly StateRow[], { page, states, statuses }: StateWords): SavedFile {
  const { name, formation, report, usualYear } = states.columns;
  const sureOf = (column: string) => `${column}: ${page.howSure}`;
  const feeCells = ({ amount, status }: StateRow['formation']) => [amount ? toText(amount) : '', statuses[status]];
  const heading = [name, page.currency, formation, sureOf(formation), report, sureOf(report), usualYear];
  const lines = rows.map((row) => [
    row.name,
    'USD',
    ...feeCells(row.formation),
    ...(row.report === 'no-report' ? ['', states.noReport] : feeCells(row.report)),
    row.usualYear ? toText(row.usualYear) : '',
  ]);
  return { name: page.fileName, type: 'text/csv', text: csv([heading, ...lines]) };
}
