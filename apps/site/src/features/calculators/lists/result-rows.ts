import { toText, type Money } from '@formation/money';
import type { BulkReport, Fault } from './bulk-run.ts';

/** The headers that we put before the visitor's own. */
export type FileWords = Readonly<Record<'line' | 'currency' | 'fees' | 'costs' | 'profit' | 'problem', string>>;

const exact = (amount: Money) => toText(amount, 2);

/** Every row as it came, bad ones too, with its result or its problem before it. */
export function resultRows(
  { headers, rows }: BulkReport,
  words: FileWords,
  problemText: (fault: Fault) => string,
): readonly (readonly string[])[] {
  const { line, currency, fees, costs, profit, problem } = words;
  const results = rows.map((row) => {
    if ('fault' in row) return [String(row.line), '', '', '', '', problemText(row.fault), ...row.cells];
    const { sums } = row;
    const amounts = [sums.fees, sums.costs, sums.profit].map(exact);
    return [String(row.line), sums.profit.currency, ...amounts, '', ...row.cells];
  });
  return [[line, currency, fees, costs, profit, problem, ...headers], ...results];
}
