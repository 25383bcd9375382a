import { sourceTitle } from '@formation/content';
import { csv } from '@formation/csv';
import type { CostLine } from '@formation/formation';
import { toText } from '@formation/money';
import type { SavedFile } from '../../../lib/sharing/save-file.ts';
import type { Column } from '../compare/column.ts';
import type { CostWords } from './cost-words.ts';

/** Every payment of every option as one table. */
export function costTable(columns: readonly Column[], words: CostWords): SavedFile {
  const { table, fileName } = words.page.compare;
  const payments = columns.flatMap(({ title, cost }) =>
    cost.lines.flatMap((line) => line.payments.map((payment) => [title, ...cells(line, payment, words)])),
  );
  return { name: fileName, type: 'text/csv', text: csv([Object.values(table), ...payments]) };
}

function cells(
  line: CostLine,
  { year, day, amount, between }: CostLine['payments'][number],
  { cost, sources }: CostWords,
) {
  const { key, status, source } = line;
  return [
    cost.keys[key],
    String(year),
    day ?? '',
    amount ? toText(amount) : '',
    between ? toText(between.low) : '',
    between?.high ? toText(between.high) : '',
    amount?.currency ?? '',
    cost.statuses[status],
    source ? sourceTitle(source, sources) : '',
    source?.href ?? '',
    source?.checked ?? '',
  ];
}
