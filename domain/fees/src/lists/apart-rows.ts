import { add, subtract, type Decimal } from '@formation/money';
import type { Entry } from '../reports/entry.ts';
import type { ListReport } from './answer-list.ts';
import type { SetApart } from './list-orders.ts';

/** Rows that are no sales, by what they are, the word of the list for it, and currency; rows of sums have no sum. */
export type ApartSums = Readonly<{
  is: SetApart;
  word: string;
  currency: string;
  count: number;
  sum: Decimal | undefined;
}>;

/** Rows that are no sales, with their sums; a row of sums has none of its own. */
export function apartIn({ rows }: ListReport): readonly ApartSums[] {
  const found = new Map<string, ApartSums>();
  const count = (one: Omit<ApartSums, 'count'>) => {
    const key = `${one.is} ${one.word} ${one.currency}`;
    const before = found.get(key);
    const sum = before?.sum && one.sum ? add(before.sum, one.sum) : one.sum;
    found.set(key, { ...one, count: (before?.count ?? 0) + 1, sum });
  };
  for (const row of rows) {
    if (!('apart' in row) || row.apart === 'note') continue;
    if (row.apart === 'total') count({ is: 'total', word: '', currency: '', sum: undefined });
    else {
      const { apart: is, entry } = row;
      const sum = is === 'fee' ? feeOf(entry) : entry.value;
      count({ is, word: wordFor(is, entry), currency: entry.currency, sum });
    }
  }
  return [...found.values()];
}

/** What a fee in a row of its own comes to: many reports have it as what is charged. */
const feeOf = ({ value, charged }: Entry) => (charged ? subtract(value, charged) : value);

const ofState: ReadonlySet<SetApart> = new Set(['pending', 'failed', 'refunded']);

/** The word of the list that says what a row is, or that we do not know. */
function wordFor(apart: SetApart, { is, said }: Entry): string {
  const isOfState = ofState.has(apart) || (is === 'sale' && said.state !== '');
  return isOfState ? said.state : said.kind;
}
