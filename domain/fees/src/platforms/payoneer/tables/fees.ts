import { citing } from '../../../schedule/citing.ts';
import type { FeeTable } from '../../../schedule/fee-table.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Charge, Percent } from '../../../value/fee-value.ts';
import { amount, charge, percent } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen } = citing(sources);

/** What Payoneer keeps of what comes in, by how the client pays. */
export const receiving = {
  // Another file says 3.49% without a check, an undated page 3%.
  card: [seen(['single', 'recv-2026-06'], charge('3.99', { fixed: { USD: '0.49' } }))],
  achDebit: [seen(['official', 'four-ways', 'recv-2026-06'], charge('1'))],
  bankTransfer: [seen(['single', 'recv-2026-06'], charge('1'))],
  receivingAccount: [seen(['single', 'recv-2026-06'], charge('0'))],
  payoneerBalance: [seen(['single', 'recv-2026-06'], charge('0'))],
} as const satisfies Readonly<Record<string, Schedule<Charge>>>;

/** Kept when one balance becomes another. */
export const balanceConversion: Schedule<Percent> = [
  seen(['seen', 'recv-2026-06', 'processors-2026-08'], percent('0.5')),
];

/** The same amount in each currency of a bank account. */
const each = (text: string, per?: 'month') => ({
  USD: [seen(['seen', 'pk-2026-09', 'toloka'], amount(text, 'USD', per))] as const,
  EUR: [seen(['seen', 'pk-2026-09', 'toloka'], amount(text, 'EUR', per))] as const,
  GBP: [seen(['seen', 'pk-2026-09', 'toloka'], amount(text, 'GBP', per))] as const,
});

/** To a bank account in the same currency: an amount, and a percentage for withdrawals beyond a month's volume. */
export const sameCurrencyWithdrawal = {
  fixed: each('1.50'),
  monthLimit: each('50000', 'month'),
  above: [seen(['seen', 'pk-2026-09', 'toloka'], percent('0.5'))],
} as const satisfies FeeTable;

/** To a bank account in another currency: the most that is kept, inside the rate. The Japanese page says 1.2% to 4%. */
export const otherCurrencyWithdrawal: Schedule<Percent> = [seen(['seen', 'withdraw-article', 'toloka'], percent('2'))];

/** To a rupee account, with the least that it costs. The exact figure is shown in the account. */
export const rupeeWithdrawal: Schedule<Charge> = [
  seen(['single', 'lk-mmo', 'withdraw-article'], charge('2', { least: { USD: '3.00' } })),
];

/** For an account that received less than the limit in twelve months. */
export const yearlyFee = {
  amount: [seen(['seen', 'pk-2026-09', 'ja-2026-08', 'recv-2026-06'], amount('29.95', 'USD', 'year'))],
  below: [
    seen(['single', 'pk-2026-09', 'ja-2026-08'], amount('2000.00', 'USD')),
    seen(['seen', 'in-2026', 'pk-2026-02'], amount('6000.00', 'USD')),
  ],
} as const satisfies Readonly<Record<string, Schedule<Amount<'USD'>>>>;
