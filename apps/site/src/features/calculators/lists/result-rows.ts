import { grounds, type Ground } from '@formation/fees';
import type { ListedRow, ListReport, RowFault } from '@formation/fees/lists';
import { toText, type Money } from '@formation/money';

/** The headers that we put before the visitor's own. */
export type FileWords = Readonly<
  Record<'line' | 'currency' | 'fees' | 'costs' | 'profit' | 'remark' | 'estimate' | 'noSale' | 'notOffered', string>
> &
  Readonly<{ grounds: Readonly<Record<Ground, string>> }>;

/** How a row's faults, and settings that it could not follow, are said. */
type Says = Readonly<{ fault: (fault: RowFault) => string; notOffered: (key: string) => string }>;

const exact = (amount: Money) => toText(amount, 2);

/** What stands beside the numbers of a row: what is wrong with it, or what they rest on. */
function remark(row: ListedRow, words: FileWords, says: Says): string {
  if ('fault' in row) return says.fault(row.fault);
  if ('noSale' in row) return words.noSale;
  return [...(row.isEstimate ? [words.estimate] : []), ...row.notOffered.map(says.notOffered)].join(' ');
}

/** Every row as it came, bad ones too, with its result or its problem before it. */
export function resultRows(
  { headers, rows, byCurrency }: ListReport,
  words: FileWords,
  says: Says,
): readonly (readonly string[])[] {
  const { line, currency, fees, costs, profit } = words;
  const found = grounds.filter((one) => byCurrency.some(({ shares }) => shares.some(({ ground }) => ground === one)));
  const results = rows.map((row) => {
    const sums = 'sums' in row ? row.sums : undefined;
    const amounts = sums
      ? [sums.profit.currency, ...[sums.fees, sums.costs, sums.profit].map(exact)]
      : ['', '', '', ''];
    const shares = 'sums' in row ? row.shares : [];
    const sure = found
      .map((one) => shares.find(({ ground }) => ground === one))
      .map((share) => (share ? exact(share.amount) : ''));
    return [String(row.line), ...amounts, ...sure, remark(row, words, says), ...row.cells];
  });
  const sure = found.map((one) => words.grounds[one]);
  return [[line, currency, fees, costs, profit, ...sure, words.remark, ...headers], ...results];
}
