import { citing } from '../../../schedule/citing.ts';
import type { Dated, Schedule } from '../../../schedule/schedule.ts';
import type { Tiers } from '../../../value/fee-value.ts';
import { tiersByPart } from '../../../value/kinds.ts';
import type { Categories, SiteName } from '../site.ts';
import { sources } from './sources.ts';

const { since, seen } = citing(sources);

/** The limit of 990 is contested: another page says 1,990. */
const upTo990 = (percent: string) => tiersByPart('EUR', [{ upTo: '990', percent }, { percent: '3' }]);

const old = (percent: string): Dated<Tiers> => seen(['single', 'de-kosten', 'de-notes'], upTo990(percent));
const july = (percent: string): Dated<Tiers> =>
  since('2026-07-01', ['seen', 'de-2026-09', 'de-2026-07'], upTo990(percent));
/** The two readings of July and September agree up to 990; what counts above it neither says for these groups. */
const julyTo990 = (percent: string): Dated<Tiers> =>
  since('2026-07-01', ['single', 'de-2026-09', 'de-2026-07'], upTo990(percent));
const once = (percent: string): Schedule<Tiers> => [since('2026-07-01', ['single', 'de-2026-09'], upTo990(percent))];

/** ebay.de, business sellers, without VAT. */
export const de: Categories = {
  'most-categories': [old('11'), julyTo990('14')],
  electronics: [old('7'), julyTo990('7')],
  'electronics-accessories': [julyTo990('12')],
  'used-goods': [julyTo990('5')],
  fashion: [old('12'), july('12')],
  media: [seen(['single', 'de-metaprice', 'de-kosten', 'de-notes'], upTo990('12')), july('12')],
  'garden-diy': [julyTo990('13')],
  'musical-instruments': [julyTo990('11')],
  models: [july('11')],
  auto: [old('5'), ...once('12')],
  tyres: once('6.5'),
  coins: [july('6.5')],
  'baby-pets': [seen(['seen', 'de-kosten', 'de-metaprice', 'de-notes'], upTo990('12')), julyTo990('14')],
  jewelry: once('16'),
  watches: once('14'),
  'jewelry-other': once('11'),
  nfts: [since('2026-07-01', ['single', 'de-2026-09'], tiersByPart('EUR', [{ percent: '5' }]))],
};

/** Categories whose rates with a store were not found. */
export const withoutStoreOnly: Readonly<Partial<Record<SiteName, readonly string[]>>> = {
  DE: ['jewelry', 'watches', 'jewelry-other', 'auto', 'tyres'],
};
