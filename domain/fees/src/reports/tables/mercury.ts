import type { Report } from '../report.ts';

/** Amounts are in dollars, whichever currency a payment was made in. What came in is a sale. */
export const mercuryReports: readonly Report[] = [
  {
    name: 'mercury-transactions-en',
    program: 'Mercury',
    what: 'transactions',
    platform: 'mercury',
    headers: ['date (utc)', 'description', 'amount', 'status', 'source account', 'bank description'],
    amounts: { amount: ['amount'] },
    choices: { kind: { column: 'bank description', words: { '*ach*': 'ach', '*': 'domesticIn' } } },
    title: ['description', 'bank description'],
    currencyBy: { always: 'USD' },
    day: { column: 'date (utc)', order: 'month-first' },
    kind: [
      { is: 'other', where: { 'last four digits': '*' } },
      { is: 'fee', where: { 'bank description': '*fee*' }, sign: 'out' },
      { is: 'sale', sign: 'in' },
      { is: 'payout', sign: 'out' },
    ],
    state: {
      column: 'status',
      words: { sent: 'done', pending: 'pending', failed: 'failed', cancelled: 'failed', blocked: 'failed' },
    },
    revenue: ['amount'],
    value: ['amount'],
  },
];
