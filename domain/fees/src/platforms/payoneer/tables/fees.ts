import { citing } from '../../../schedule/citing.ts';
import type { FeeTable } from '../../../schedule/fee-table.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Charge, Percent } from '../../../value/fee-value.ts';
import { amount, between, charge, percent } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen, since } = citing(sources);

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
export const balanceConversion: Schedule<Percent> = [seen(['single', 'recv-2026-06'], percent('0.5'))];

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

/** The Indian page says 1% to 4%, the Japanese one 1.2% to 4%, an article up to 2%; the account shows the exact figure. */
const spread = between('1', '4');

/** To a bank account in another currency: what is kept inside the rate. */
export const otherCurrencyWithdrawal: Schedule<Percent> = [
  seen(['range', 'in-2026', 'ja-2026-08', 'withdraw-article', 'toloka'], percent('2', spread)),
];

/** To a rupee account, with the least that it costs. */
export const rupeeWithdrawal: Schedule<Charge> = [
  seen(
    ['range', 'in-2026', 'ja-2026-08', 'withdraw-article', 'lk-mmo'],
    charge('2', { between: spread, least: { USD: '3.00' } }),
  ),
];

/** For an account that received less than the limit in twelve months. */
export const yearlyFee = {
  amount: [
    seen(['seen', 'pk-2026-09', 'ja-2026-08', 'in-2026', 'pk-2026-02', 'recv-2026-06'], amount('29.95', 'USD', 'year')),
  ],
  // One study of Pakistan, of September 2026, says 2,000.
  below: [since('2026-02-01', ['seen', 'ja-2026-08', 'in-2026', 'pk-2026-02'], amount('6000.00', 'USD'))],
} as const satisfies Readonly<Record<string, Schedule<Amount<'USD'>>>>;
