import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Percent } from '../../../value/fee-value.ts';
import { amount, percent } from '../../../value/kinds.ts';
import { treatyRoyalties } from '../../us-treaty.ts';
import { sources } from './sources.ts';

const { seen, since } = citing(sources);

/** What the creator gets of the net revenue. The part of Premium was not found. */
export const creatorShare = {
  /** Ads on and beside videos. */
  watch: [seen(['seen', 'earnings', 'guide-2026', 'split'], percent('55'))],
  /** Of what is allocated to the creator, after the licences of music. */
  shorts: [since('2023-02-01', ['single', 'shorts-2023', 'split'], percent('45'))],
  /** Memberships, Super Chat, Super Stickers and Super Thanks, after taxes and the fees of app stores. */
  fans: [seen(['seen', 'earnings', 'split'], percent('70'))],
} as const satisfies Readonly<Record<string, Schedule<Percent>>>;

/**
 * What Google withholds for the United States, by what it was told. Earnings of YouTube count as royalties there; with the
 * form the tax is on what viewers in the United States brought, and without it an individual's is on everything, at most.
 */
export const usTax = {
  treaty: treatyRoyalties,
  noClaim: [seen(['seen', 'tax-example', 'tax-2021'], percent('30'))],
  noForm: {
    person: [seen(['seen', 'tax-example', 'tax-2021'], percent('24'))],
    business: [seen(['single', 'tax-2021'], percent('30'))],
  },
} as const;

/** The balance from which Google pays. */
export const threshold: Schedule<Amount<'USD'>> = [
  seen(['seen', 'threshold-2018', 'threshold-2017'], amount('100.00', 'USD')),
];
