import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Charge, Percent } from '../../../value/fee-value.ts';
import { amount, charge, percent } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { begins, seen, since } = citing(sources);

/** TikTok's fee on what buyers pay, by the market and what is sold; in the UK its VAT is in it. */
export const commission = {
  us: {
    other: [since('2024-04-01', ['official', 'us-academy'], percent('6'))],
    jewellery: [seen(['single', 'suite-2026-06'], percent('5'))],
  },
  uk: {
    other: [seen(['seen', 'suite-2026-06', 'm2e-uk', 'uk-2026'], percent('9'))],
    electronics: [seen(['seen', 'suite-2026-06', 'm2e-uk'], percent('5'))],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Schedule<Percent>>>>>;

/** In the EU, whose base was not found; nothing is worked out for it. */
export const euCommission: Schedule<Percent> = [since('2026-01-08', ['single', 'suite-2026-06'], percent('9'))];

/** Kept of the referral fee where a buyer in the US is refunded after shipping, for each product. */
export const refundAdministration: Schedule<Charge> = [
  begins('2025-05-15', ['official', 'us-academy'], charge('20', { most: { USD: '5.00' } })),
];

/** The balance from which it pays out. */
export const smallestPayout: Schedule<Amount<'USD'>> = [seen(['official', 'us-academy'], amount('1.00', 'USD'))];
