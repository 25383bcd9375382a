import { roles } from '@formation/fees';
import type { GroupSums } from '@formation/fees/lists';
import { moneyText } from '@formation/money';
import type { BulkWords } from '../bulk-words.ts';
import { countText } from './count-text.ts';
import { SumsTable } from './sums-table.tsx';

type Props = Readonly<{ words: BulkWords; label: string; sums: readonly Omit<GroupSums, 'name'>[] }>;

/** What a list comes to, currency by currency. */
export function Totals({ words: { page }, label, sums }: Props) {
  const { result } = page;
  return (
    <SumsTable
      label={label}
      head={result.currency}
      columns={[result.count, ...roles.map((role) => result[role])].map((head) => ({ head }))}
      rows={sums.map(({ currency, orders, sums: amounts }) => ({
        key: currency,
        head: currency,
        cells: [countText(orders), ...roles.map((role) => moneyText(amounts[role]))],
      }))}
    />
  );
}
