import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Charge, Percent } from '../../../value/fee-value.ts';
import { amount, charge, percent } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { since, seen } = citing(sources);

export const billings = ['monthly', 'yearly'] as const;
export type Billing = (typeof billings)[number];

/** Each plan, paid by the month or by the year. */
export const plans = {
  mercury: {
    monthly: [seen(['single', 'plans-2026-09'], amount('0', 'USD', 'month'))],
    yearly: [seen(['single', 'plans-2026-09'], amount('0', 'USD', 'month'))],
  },
  plus: {
    monthly: [seen(['official', 'plans-2026-09', 'finops-2026-05'], amount('35.00', 'USD', 'month'))],
    yearly: [seen(['official', 'plans-2026-09', 'finops-2026-05'], amount('29.90', 'USD', 'month'))],
  },
  pro: { monthly: [seen(['single', 'finops-2026-05'], amount('350.00', 'USD', 'month'))] },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Billing, Schedule<Amount<'USD'>>>>>>>;

export type Plan = keyof typeof plans;

/** What Mercury takes of a payment in dollars. */
export const payments = {
  /** Abroad, with every bank's fee paid by the sender. */
  abroadOur: [seen(['official', 'help-recipient-fees', 'plans-2026-09', 'answers'], amount('15.00', 'USD'))],
  /** Abroad, with the banks on the way taking theirs. */
  abroadShared: [seen(['official', 'help-recipient-fees', 'answers'], amount('0', 'USD'))],
  domesticOut: [seen(['unknown', 'unsourced'], amount('0', 'USD'))],
  domesticIn: [seen(['official', 'help-incoming'], amount('0', 'USD'))],
  fromAbroad: [seen(['official', 'help-incoming'], amount('0', 'USD'))],
  ach: [seen(['single', 'ach-2026-03'], amount('0', 'USD'))],
} as const satisfies Readonly<Record<string, Schedule<Amount<'USD'>>>>;

/** Taken off the mid-market rate of a payment in another currency; there is no fee beside it. */
export const conversionSpread: Schedule<Percent> = [seen(['seen', 'plans-2026-09', 'answers'], percent('1'))];

/** What the card payment of an invoice costs. */
export const cardInvoice: Schedule<Charge> = [
  seen(['single', 'plans-2026-09'], charge('2.9', { fixed: { USD: '0.30' } })),
];

/** For each invoice paid by a debit to an American account, on the Plus plan. */
export const achDebitInvoice: Schedule<Amount<'USD'>> = [
  seen(['official', 'plans-2026-09', 'finops-2026-05'], amount('1.00', 'USD')),
];

/** Bookkeeping; waived until the end of 2026. */
export const bookkeeping: Schedule<Amount<'USD'>> = [
  seen(['single', 'plans-2026-09'], amount('0', 'USD', 'month')),
  since('2027-01-01', ['single', 'plans-2026-09'], amount('35.00', 'USD', 'month')),
];
