import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Percent } from '../../../value/fee-value.ts';
import { amount, percent } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen, since } = citing(sources);

/** Of what members pay, without sales tax, on a page that was published after 4 August 2025. */
export const platformFee: Schedule<Percent> = [
  since('2025-08-05', ['official', 'overview', 'log-2026-07', 'changes-2025'], percent('10')),
];

/** Pages that stayed published since before pay by their old plan; Premium is left out, as its rate is told in two ways. */
export const olderPages = {
  founders: [seen(['seen', 'log-2026-07', 'plan-2025'], percent('5'))],
  pro: [seen(['seen', 'log-2026-07', 'plan-2025'], percent('8'))],
} as const satisfies Readonly<Record<string, Schedule<Percent>>>;

/** Of each payment, by how the member pays; what small payments cost was not found. */
export const processing = {
  card: [seen(['single', 'new-pages-2025'], percent('2.9'))],
  paypal: [seen(['single', 'new-pages-2025'], percent('3.9'))],
} as const satisfies Readonly<Record<string, Schedule<Percent>>>;

/** For each payment, by card as by PayPal. */
export const processingFixed: Schedule<Amount<'USD'>> = [seen(['single', 'new-pages-2025'], amount('0.30', 'USD'))];

/** Of a payment in another currency than that of the payout. */
export const conversion: Schedule<Percent> = [seen(['single', 'new-pages-2025'], percent('2.5'))];

/** Apple's part of a purchase in the iOS app. */
export const iosApp: Schedule<Percent> = [seen(['single', 'study-2026'], percent('30'))];
