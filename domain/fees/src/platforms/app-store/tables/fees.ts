import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Percent } from '../../../value/fee-value.ts';
import { amount, percent } from '../../../value/kinds.ts';
import type { storefronts } from '../question.ts';
import { sources } from './sources.ts';

const { seen, since, begins } = citing(sources);

type Rates = Readonly<{
  standard: Schedule<Percent>;
  /** Enrolled in the Small Business Program, or a subscription after its first year. */
  reduced: Schedule<Percent>;
}>;

/** Of the price without the buyer's tax, paid by In-App Purchase; by the store that the buyer is in. */
export const commission = {
  elsewhere: {
    standard: [seen(['seen', 'fees-2026-10', 'memo-2026-09', 'plans-2026-05'], percent('30'))],
    reduced: [seen(['seen', 'fees-2026-10', 'memo-2026-09', 'plans-2026-05', 'small-business'], percent('15'))],
  },
  eu: {
    standard: [since('2026-10-01', ['seen', 'rails-2026-10', 'growth-2026-10', 'eu-2026-08'], percent('26'))],
    reduced: [since('2026-10-01', ['single', 'rails-2026-10', 'memo-2026-09', 'eu-2026-08'], percent('15'))],
  },
  japan: {
    standard: [since('2025-12-18', ['single', 'memo-2026-09', 'japan-2025'], percent('21'))],
    reduced: [since('2025-12-18', ['single', 'memo-2026-09', 'japan-2025'], percent('10'))],
  },
  china: {
    standard: [since('2026-03-15', ['seen', 'china-2026', 'growth-2026-10', 'china-news'], percent('25'))],
    reduced: [since('2026-03-15', ['seen', 'china-2026', 'growth-2026-10', 'china-news'], percent('12'))],
  },
  brazil: {
    standard: [since('2026-06-18', ['single', 'brazil-2026', 'brazil-report'], percent('21'))],
    reduced: [since('2026-06-18', ['single', 'brazil-2026', 'brazil-report'], percent('10'))],
  },
} as const satisfies Readonly<Record<(typeof storefronts)[number], Rates>>;

/** On top of the commission for Apple's payment; elsewhere the commission includes it. */
export const processing = {
  japan: [begins('2025-12-18', ['single', 'memo-2026-09', 'japan-2025'], percent('5'))],
  brazil: [begins('2026-06-18', ['single', 'brazil-2026', 'brazil-report'], percent('5'))],
} as const satisfies Readonly<Record<string, Schedule<Percent>>>;

/** The membership of the Apple Developer Program, without which nothing is sold. */
export const membership: Schedule<Amount<'USD'>> = [
  seen(['seen', 'plans-2026-05', 'plans-2026-09'], amount('99.00', 'USD', 'year')),
];
