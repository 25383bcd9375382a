import { citing } from '../../../schedule/citing.ts';
import { names, seasons } from '../../../value/kinds.ts';
import type { Storage } from '../marketplace.ts';
import { sources } from './sources.ts';

const { seen, since } = citing(sources);

const usRent = (nonPeak: string, peak: string) => seasons({ currency: 'USD', volume: 'ft³', nonPeak, peak });

export const usStorage: Storage = {
  standard: [
    since(
      '2024-04-01',
      ['official', 'storage-official-2024', 'storage-2026-a', 'storage-2026-b', 'lt-tool', 'rates-2026-08'],
      usRent('0.78', '2.40'),
    ),
  ],
  oversize: [
    since(
      '2024-04-01',
      ['official', 'storage-official-2024', 'storage-2026-a', 'storage-2026-b', 'lt-tool', 'rates-2026-08'],
      usRent('0.56', '1.40'),
    ),
  ],
  // The rent of today was not found: a page of 2021 or 2022 that another has taken the place of since is all there is.
  dangerousStandard: [seen(['unknown', 'storage-official-old'], usRent('0.99', '3.63'))],
  dangerousOversize: [seen(['unknown', 'storage-official-old'], usRent('0.78', '2.43'))],
};

const ukRent = (nonPeak: string, peak: string) => seasons({ currency: 'GBP', volume: 'ft³', nonPeak, peak });

export const ukStorage: Storage = {
  selected: [since('2026-07-01', ['single', 'lt-tool'], ukRent('0.62', '0.82'))],
  standard: [since('2026-07-01', ['single', 'lt-tool'], ukRent('0.76', '1.51'))],
  oversize: [since('2026-07-01', ['single', 'lt-tool'], ukRent('0.55', '0.87'))],
  dangerousStandard: [since('2026-07-01', ['single', 'lt-tool'], ukRent('0.74', '1.30'))],
  dangerousOversize: [since('2026-07-01', ['single', 'lt-tool'], ukRent('0.70', '1.11'))],
  categoriesOfSelected: [
    since('2026-07-01', ['single', 'lt-tool'], names(['clothing', 'footwear', 'rucksacks-handbags', 'luggage'])),
  ],
};

const deRent = (nonPeak: string, peak: string) => seasons({ currency: 'EUR', volume: 'm³', nonPeak, peak });

export const deStorage: Storage = {
  selected: [since('2026-07-01', ['single', 'lt-tool'], deRent('19.99', '29.23'))],
  standard: [since('2026-07-01', ['single', 'lt-tool'], deRent('27.54', '52.20'))],
  oversize: [since('2026-07-01', ['single', 'lt-tool'], deRent('21.78', '34.49'))],
  dangerousStandard: [since('2026-07-01', ['single', 'lt-tool'], deRent('30.00', '50.51'))],
  dangerousOversize: [since('2026-07-01', ['single', 'lt-tool'], deRent('27.50', '43.89'))],
  categoriesOfSelected: [since('2026-07-01', ['single', 'lt-tool'], names(['clothing', 'footwear-bags']))],
};
