import type { EntryKind, Report, Words } from '../report.ts';

/** By their fees a transfer is worked out that goes out; those of money that comes in are other ones. */
const [inward, outward, neutral] = ['in', 'out', 'neutral'].map((way) => `source amount (after fees): ${way}`);

/** Fees stand beside the amounts. Of a payment that came in, what was sent is the sale. */
const history: Report = {
  name: 'wise-history-en',
  program: 'Wise',
  what: 'history',
  headers: ['id', 'status', 'direction', 'source amount (after fees)', 'source currency', 'target amount (after fees)'],
  amounts: { amount: [`${inward}`] },
  title: ['source name', 'reference'],
  currency: 'source currency',
  day: { column: 'created on' },
  kind: [
    { is: 'other', where: { id: 'card_transaction*' } },
    { is: 'sale', where: { direction: 'in' } },
    { is: 'payout', where: { direction: 'out' } },
    { is: 'other', where: { direction: 'neutral' } },
  ],
  state: {
    column: 'status',
    words: { completed: 'done', cancelled: 'failed', refunded: 'failed', in_progress: 'pending', pending: 'pending' },
  },
  amountsBy: { amount: 'source amount (after fees)', columns: ['direction'] },
  revenue: [`${inward}`],
  charged: ['-source fee amount', '-target fee amount'],
  value: [`${inward}`, `-${outward}`, `-${neutral}`],
};

const kinds: Words<EntryKind> = {
  deposit: 'sale',
  transfer: 'payout',
  accrual_charge: 'fee',
  conversion: 'other',
  card: 'other',
  money_added: 'other',
  direct_debit: 'other',
};

/** Fees are in the amounts, and said for what went out only. */
const statement: Report = {
  name: 'wise-statement-en',
  program: 'Wise',
  what: 'statement',
  headers: ['transferwise id', 'date', 'amount', 'currency', 'description', 'total fees', 'transaction details type'],
  amounts: { amount: ['amount'] },
  title: ['payer name', 'description'],
  currency: 'currency',
  day: { column: 'date', order: 'day-first' },
  kind: { column: 'transaction details type', words: kinds },
  amountsBy: { amount: 'total fees', columns: ['transaction type'] },
  revenue: ['amount'],
  charged: ['-total fees: debit'],
  value: ['amount', 'total fees: debit'],
};

export const wiseReports: readonly Report[] = [history, statement];
