import type { Report } from '../report.ts';

/** A bank's file knows no sales: what came in is one, what went out a payout, unless its words say something else. */
export const payoneerReports: readonly Report[] = [
  {
    name: 'payoneer-transactions-en',
    program: 'Payoneer',
    what: 'transactions',
    platform: 'payoneer',
    headers: [
      'transaction date',
      'transaction id',
      'description',
      'credit amount',
      'debit amount',
      'currency',
      'status',
    ],
    amounts: { amount: ['credit amount'] },
    title: ['description'],
    currency: 'currency',
    day: { column: 'transaction date', order: 'month-first' },
    kind: [
      { is: 'other', where: { description: 'conversion*' } },
      { is: 'other', where: { description: 'card charge*' } },
      { is: 'refund', where: { description: 'refund to*' } },
      { is: 'fee', where: { description: '*fee' }, sign: 'out' },
      { is: 'sale', sign: 'in' },
      { is: 'payout', sign: 'out' },
    ],
    state: {
      column: 'status',
      words: { completed: 'done', pending: 'pending', cancelled: 'failed', canceled: 'failed', failed: 'failed' },
    },
    revenue: ['credit amount'],
    value: ['credit amount', '-debit amount'],
  },
];
