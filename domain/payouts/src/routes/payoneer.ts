import type { Leg } from './leg.ts';

/** Payoneer keeps its part inside the rate, and a yearly fee from accounts that receive little. */
export const payoneerHome: readonly Leg[] = [
  { step: 'annual-fee', at: 'payoneer', kind: 'yearly', amount: 'payoneer-annual', below: 'payoneer-annual-below' },
  {
    step: 'convert',
    at: 'payoneer',
    kind: 'convert',
    to: 'LKR',
    spread: 'payoneer-spread',
    least: 'payoneer-least',
    days: 'days-payoneer',
  },
  { step: 'credit', at: 'bank', kind: 'charge', fixed: 'bank-payout-credit' },
];
