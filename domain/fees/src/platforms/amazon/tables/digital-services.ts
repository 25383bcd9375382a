import { citing } from '../../../schedule/citing.ts';
import type { Dated } from '../../../schedule/schedule.ts';
import type { Percent } from '../../../value/fee-value.ts';
import { names, percent } from '../../../value/kinds.ts';
import type { DigitalServices, MarketName } from '../marketplace.ts';
import { sources } from './sources.ts';

const { begins, seen, since } = citing(sources);

const fromOctober2024 = (text: string): Dated<Percent> =>
  begins('2024-10-01', ['seen', 'dsf-asinzen', 'dsf-selleramp', 'dsf-announced'], percent(text));

/** What sellers at home in these countries pay in every store. */
const everywhere = {
  uk: [fromOctober2024('2')],
  fr: [fromOctober2024('3')],
  it: [fromOctober2024('3')],
  es: [fromOctober2024('3')],
} as const;

const onFulfilment = (...established: readonly string[]) =>
  [begins('2024-10-01', ['single', 'dsf-selleramp'], names(established))] as const;

/** Before October 2024 the British store charged every seller, on the referral fee. */
const inBritain = [
  seen(['seen', 'uk-fees-2021', 'uk-dsf-tool'], percent('2')),
  since('2024-10-01', ['seen', 'dsf-asinzen', 'dsf-selleramp', 'dsf-announced'], percent('2')),
] as const;

/** Amazon's digital services fee by the store and where the seller is established; where the buyer is does not matter. */
export const digitalServices: Readonly<Record<MarketName, DigitalServices>> = {
  us: { ...everywhere, onFulfilment: onFulfilment('uk', 'fr') },
  uk: {
    ...everywhere,
    uk: inBritain,
    abroad: inBritain,
    de: inBritain,
    onFulfilment: onFulfilment('uk', 'fr', 'de', 'abroad'),
  },
  de: { uk: everywhere.uk, onFulfilment: onFulfilment('uk') },
};
