import type { Ground } from '@formation/fees';
import type { ApartSum, FileWords, SetApart } from '@formation/fees/lists';

/** What rows are that are no sales: in the file with the results as the page has them. */
export const apartWords: Readonly<Record<SetApart, string>> = {
  refund: 'Refunds',
  fee: 'Fees in rows of their own',
  payout: 'Payouts',
  hold: 'Held back or released',
  other: 'Other rows',
  pending: 'Not finished',
  failed: 'Failed or cancelled',
  refunded: 'Refunded',
  unknown: 'A word that we don’t know',
  duplicate: 'Also in another file',
  total: 'Total rows',
  note: 'Explains the list',
};

/** What a report itself adds up to, beside its sales. */
export const reportedWords: Readonly<Record<ApartSum, string>> = {
  refunds: 'Paid back',
  returned: 'Fees given back',
  fees: 'Fees in rows of their own',
  payouts: 'Paid out',
  pending: 'Pending or held back',
  failed: 'Failed or cancelled',
  others: 'Other rows',
};

const grounds: Readonly<Record<Ground, string>> = {
  official: 'Fees from the platform’s own page',
  seen: 'Fees confirmed by two sources',
  single: 'Fees with one source',
  range: 'Fees known only as a range',
  unknown: 'Fees with no public source',
  typed: 'Fees you entered',
};

/** The headers that stand before those of the list in the file with the results. */
export const fileWords: FileWords = {
  line: 'Line',
  currency: 'Currency',
  revenue: 'Revenue',
  fees: 'Fees',
  charged: 'Charged',
  above: 'Charged above published',
  costs: 'Your costs',
  profit: 'Profit',
  remark: 'Remark',
  estimate: 'Estimate.',
  partOf: 'Part of the order in line {line}.',
  notOffered: '',
  grounds,
  apart: { kinds: apartWords },
};
