import { compare } from '@formation/money';
import type { Entry, EntryFault } from './entry.ts';
import type { EntryKind, Report } from './report.ts';

/** Rows that are no sales, by what they are. */
export type Apart = Exclude<EntryKind, 'sale'> | 'pending' | 'failed' | 'refunded' | 'unknown';

/** The rows of a report by what becomes of them. */
export type SortedEntries = Readonly<{
  sales: readonly Entry[];
  apart: readonly Readonly<{ is: Apart; entry: Entry }>[];
  faults: readonly EntryFault[];
}>;

/** Where a row is one amount of an order, one that is taken off is part of its sale, and one that nothing reads is not. */
type Rows = Pick<Report, 'amountsBy'>;

const isUnread = ({ value, paid }: Entry) => paid !== undefined && compare(value, paid.revenue) !== 0;

/** What a row is where it is no sale: money that went out, that went back or that never came is none. */
function apartOf(entry: Entry, { amountsBy }: Rows): Apart | undefined {
  const { is, state, value } = entry;
  if (is === 'other' || is === 'note' || is === undefined) return is ?? 'unknown';
  if (state === undefined) return 'unknown';
  if (state === 'pending' || state === 'failed') return state;
  if (is !== 'sale') return is;
  if (amountsBy ? isUnread(entry) : value.units < 0n) return 'other';
  return state === 'done' ? undefined : state;
}

const orderOf = ({ order, currency }: Entry) => (order === '' ? '' : `${order} ${currency}`);

/** What rows of fees are that name an order: part of its sale, or of its refund. */
function withFeesOfOrders({ sales, apart, ...rest }: SortedEntries): SortedEntries {
  const sold = new Set(sales.map(orderOf).filter(Boolean));
  const refunds = apart.filter(({ is }) => is === 'refund');
  const refunded = new Set(refunds.map(({ entry }) => orderOf(entry)).filter(Boolean));
  const isSold = ({ is, entry }: SortedEntries['apart'][number]) => is === 'fee' && sold.has(orderOf(entry));
  return {
    ...rest,
    sales: [...sales, ...apart.filter(isSold).map(({ entry }) => entry)],
    apart: apart
      .filter((one) => !isSold(one))
      .map(({ is, entry }) => ({ is: is === 'fee' && refunded.has(orderOf(entry)) ? 'refund' : is, entry })),
  };
}

/** Sorts rows: only a sale whose payment is done counts as one. */
export function sortedEntries(
  all: readonly (Entry | EntryFault)[],
  report: Pick<Report, 'amountsBy' | 'hasFeesOfOrders'> = {},
): SortedEntries {
  const entries = all.filter((one): one is Entry => !('code' in one));
  const sorted: SortedEntries = {
    sales: entries.filter((entry) => apartOf(entry, report) === undefined),
    apart: entries.flatMap((entry) => {
      const is = apartOf(entry, report);
      return is ? [{ is, entry }] : [];
    }),
    faults: all.filter((one): one is EntryFault => 'code' in one),
  };
  return report.hasFeesOfOrders ? withFeesOfOrders(sorted) : sorted;
}
