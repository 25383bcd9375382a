import type { Currency } from '@formation/money';
import { citing } from '../../published/citing.ts';
import type { Schedule } from '../../schedule.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

export type Share = Readonly<{ rate: string; fixed: string }>;

/** What Payoneer keeps of what comes in, by how the client pays; the fixed part in dollars. */
export const receiving = {
  // Another file says 3.49% without a check, an undated page 3%.
  card: [entry('2026-06-11', ['estimate', 'recv-2026-06'], { rate: '0.0399', fixed: '0.49' })],
  achDebit: [entry('2026-06-11', ['verified', 'recv-2026-06', 'four-ways'], { rate: '0.01', fixed: '0' })],
  bankTransfer: [entry('2026-06-11', ['estimate', 'recv-2026-06'], { rate: '0.01', fixed: '0' })],
  receivingAccount: [entry('2026-06-11', ['estimate', 'recv-2026-06'], { rate: '0', fixed: '0' })],
  payoneerBalance: [entry('2026-06-11', ['estimate', 'recv-2026-06'], { rate: '0', fixed: '0' })],
} as const satisfies Readonly<Record<string, Schedule<Share>>>;

/** Fraction kept when one balance becomes another. */
export const balanceConversion: Schedule<string> = [
  entry('2026-06-11', ['verified', 'recv-2026-06', 'processors-2026-08'], '0.005'),
];

/** To a bank account in the same currency: an amount, and for withdrawals beyond a month's volume a fraction. */
export const sameCurrencyWithdrawal: Schedule<
  Readonly<{ fixed: Readonly<Partial<Record<Currency, string>>>; monthLimit: string; above: string }>
> = [
  entry('2026-09-16', ['verified', 'pk-2026-09', 'toloka'], {
    fixed: { USD: '1.50', EUR: '1.50', GBP: '1.50' },
    monthLimit: '50000',
    above: '0.005',
  }),
];

/** To a bank account in another currency: the most that is kept, inside the rate. The Japanese page says 1.2% to 4%. */
export const otherCurrencyWithdrawal: Schedule<string> = [
  entry('2026-09-16', ['verified', 'withdraw-article', 'toloka'], '0.02'),
];

/** To a rupee account: a fraction, and the least in dollars. The exact figure is shown in the account. */
export const rupeeWithdrawal: Schedule<Readonly<{ rate: string; least: string }>> = [
  entry('2026-09-16', ['estimate', 'lk-mmo', 'withdraw-article'], { rate: '0.02', least: '3.00' }),
];

/** Dollars a year for an account that received less than the limit in twelve months. Other pages say 6,000. */
export const yearlyFee = {
  amount: [entry('2026-06-11', ['verified', 'pk-2026-09', 'ja-2026-08', 'recv-2026-06'], '29.95')],
  below: [entry('2026-08-15', ['estimate', 'pk-2026-09', 'ja-2026-08'], '2000.00')],
} as const satisfies Readonly<Record<string, Schedule<string>>>;
