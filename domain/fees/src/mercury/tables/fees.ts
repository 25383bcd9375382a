import { citing } from '../../published/citing.ts';
import type { Schedule } from '../../schedule.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

/** Dollars a month for each plan, paid by the month or by the year. */
export const plans = {
  mercury: {
    monthly: [entry('2026-09-20', ['estimate', 'plans-2026-09'], '0')],
    yearly: [entry('2026-09-20', ['estimate', 'plans-2026-09'], '0')],
  },
  plus: {
    monthly: [entry('2026-05-08', ['verified', 'plans-2026-09', 'finops-2026-05'], '35.00')],
    yearly: [entry('2026-09-20', ['verified', 'plans-2026-09', 'finops-2026-05'], '29.90')],
  },
  pro: { monthly: [entry('2026-05-08', ['estimate', 'finops-2026-05'], '350.00')] },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Billing, Schedule<string>>>>>>;

export type Billing = 'monthly' | 'yearly';
export type Plan = keyof typeof plans;

/** Dollars that Mercury takes of a payment in dollars. */
export const payments = {
  /** Abroad, with every bank's fee paid by the sender. */
  abroadOur: [entry('2026-09-20', ['estimate', 'plans-2026-09'], '15.00')],
  /** Abroad, with the banks on the way taking theirs; the page names a fee only for the other kind. */
  abroadShared: [entry('2026-09-20', ['estimate', 'unsourced'], '0')],
  domesticOut: [entry('2026-09-20', ['estimate', 'unsourced'], '0')],
  domesticIn: [entry('2026-09-20', ['estimate', 'unsourced'], '0')],
  fromAbroad: [entry('2026-09-20', ['estimate', 'unsourced'], '0')],
  ach: [entry('2026-09-20', ['estimate', 'unsourced'], '0')],
} as const satisfies Readonly<Record<string, Schedule<string>>>;

/** Fraction taken off the mid-market rate of a payment in another currency; there is no fee beside it. */
export const conversionSpread: Schedule<string> = [entry('2026-09-20', ['estimate', 'plans-2026-09'], '0.01')];

/** What the card payment of an invoice costs. */
export const cardInvoice: Schedule<Readonly<{ rate: string; fixed: string }>> = [
  entry('2026-09-20', ['estimate', 'plans-2026-09'], { rate: '0.029', fixed: '0.30' }),
];

/** Dollars for each invoice paid by a debit to an American account, on the Plus plan. */
export const achDebitInvoice: Schedule<string> = [
  entry('2026-05-08', ['verified', 'plans-2026-09', 'finops-2026-05'], '1.00'),
];

/** Dollars a month for bookkeeping; waived until the end of 2026. */
export const bookkeeping: Schedule<string> = [
  entry('2026-09-20', ['estimate', 'plans-2026-09'], '0'),
  entry('2027-01-01', ['estimate', 'plans-2026-09'], '35.00'),
];
