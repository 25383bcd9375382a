import { citing } from '../../../published/citing.ts';
import type { TieredRate } from '../../../published/tiered-fee.ts';
import type { Schedule } from '../../../schedule.ts';
import { sources } from './sources.ts';

export type Categories = Readonly<Record<string, Schedule<TieredRate>>>;

const entry = citing(sources);

/** ebay.com, no store or a Starter store; fraction of the total amount of the sale, limits in US dollars. */
export const usWithoutStore: Categories = {
  'most-categories': [
    entry('2024-03-15', ['verified', 'fee-structure-old'], {
      by: 'part',
      steps: [{ upTo: '7500', rate: '0.1325' }, { rate: '0.0235' }],
    }),
    entry('2025-02-01', ['verified', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'], {
      by: 'part',
      steps: [{ upTo: '7500', rate: '0.136' }, { rate: '0.0235' }],
    }),
  ],
  'books-movies-music': [
    entry('2025-02-01', ['verified', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'], {
      by: 'part',
      steps: [{ upTo: '7500', rate: '0.153' }, { rate: '0.0235' }],
    }),
  ],
  'coins-paper-money': [
    entry('2026-06-11', ['verified', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'], {
      by: 'part',
      steps: [{ upTo: '7500', rate: '0.1325' }, { rate: '0.0235' }],
    }),
  ],
  'coins-bullion': [
    entry('2026-08-21', ['verified', 'us-4822-table', 'us-rates-2026-08'], {
      by: 'whole',
      steps: [{ upTo: '7500', rate: '0.136' }, { rate: '0.07' }],
    }),
  ],
  'womens-bags': [
    entry('2026-06-11', ['verified', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'], {
      by: 'whole',
      steps: [{ upTo: '2000', rate: '0.15' }, { rate: '0.09' }],
    }),
  ],
  'trading-cards-comics': [
    entry('2026-07-29', ['verified', 'us-4822-table', 'us-rates-2026-08', 'us-cards-2026-10', 'us-cards-2026-07'], {
      by: 'part',
      steps: [{ upTo: '7500', rate: '0.1325' }, { rate: '0.0235' }],
    }),
  ],
  jewelry: [
    entry('2026-08-21', ['verified', 'us-4822-table', 'us-rates-2026-08'], {
      by: 'whole',
      steps: [{ upTo: '5000', rate: '0.15' }, { rate: '0.09' }],
    }),
  ],
  watches: [
    entry('2026-08-21', ['verified', 'us-4822-table', 'us-rates-2026-08'], {
      by: 'part',
      steps: [{ upTo: '1000', rate: '0.15' }, { upTo: '7500', rate: '0.065' }, { rate: '0.03' }],
    }),
  ],
  nfts: [
    entry('2026-06-11', ['verified', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'], {
      by: 'part',
      steps: [{ rate: '0.05' }],
    }),
  ],
  'heavy-equipment': [
    entry('2026-08-21', ['verified', 'us-4822-table', 'us-rates-2026-08'], {
      by: 'part',
      steps: [{ upTo: '15000', rate: '0.03' }, { rate: '0.005' }],
    }),
  ],
  'guitars-basses': [
    entry('2026-06-11', ['verified', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'], {
      by: 'part',
      steps: [{ upTo: '7500', rate: '0.067' }, { rate: '0.0235' }],
    }),
  ],
  'athletic-shoes': [
    entry('2026-06-11', ['verified', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'], {
      by: 'whole',
      steps: [
        { below: '150', rate: '0.136' },
        { rate: '0.08', waivesPerOrderFee: true },
      ],
    }),
  ],
};

/** ebay.com, Basic store and larger. */
export const usWithStore: Categories = {
  'most-categories': [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.127' }, { rate: '0.0235' }],
    }),
  ],
  'books-movies-music': [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.153' }, { rate: '0.0235' }],
    }),
  ],
  'vinyl-records': [
    entry('2025-02-01', ['estimate', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.127' }, { rate: '0.0235' }],
    }),
  ],
  'womens-bags': [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'whole',
      steps: [{ upTo: '2000', rate: '0.13' }, { rate: '0.07' }],
    }),
  ],
  'athletic-shoes': [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'whole',
      steps: [
        { below: '150', rate: '0.127' },
        { rate: '0.07', waivesPerOrderFee: true },
      ],
    }),
  ],
  jewelry: [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'whole',
      steps: [{ upTo: '5000', rate: '0.13' }, { rate: '0.07' }],
    }),
  ],
  watches: [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '1000', rate: '0.125' }, { upTo: '5000', rate: '0.04' }, { rate: '0.03' }],
    }),
  ],
  'coins-bullion': [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'whole',
      steps: [{ upTo: '1500', rate: '0.075' }, { upTo: '10000', rate: '0.05' }, { rate: '0.045' }],
    }),
  ],
  'coins-paper-money': [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '4000', rate: '0.09' }, { rate: '0.0235' }],
    }),
  ],
  'trading-cards-comics': [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.1235' }, { rate: '0.0235' }],
    }),
  ],
  'guitars-basses': [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.067' }, { rate: '0.0235' }],
    }),
  ],
  'musical-instruments': [
    entry('2025-02-01', ['estimate', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.1035' }, { rate: '0.0235' }],
    }),
  ],
  'heavy-equipment': [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '15000', rate: '0.025' }, { rate: '0.005' }],
    }),
  ],
  'motors-parts': [
    entry('2025-02-01', ['verified', 'us-rates-2026-08', 'store-4809-2025-02', 'motors-2026-08-15'], {
      by: 'part',
      steps: [{ upTo: '1000', rate: '0.115' }, { rate: '0.0235' }],
    }),
  ],
  'motors-tires': [
    entry('2026-08-15', ['estimate', 'motors-2026-08-15'], {
      by: 'part',
      steps: [{ upTo: '1000', rate: '0.095' }, { rate: '0.0235' }],
    }),
  ],
  'motors-apparel': [
    entry('2026-08-15', ['estimate', 'motors-2026-08-15'], {
      by: 'part',
      steps: [{ upTo: '1000', rate: '0.127' }, { rate: '0.0235' }],
    }),
  ],
  'motors-in-car-tech': [
    entry('2026-08-15', ['estimate', 'motors-2026-08-15'], {
      by: 'part',
      steps: [{ upTo: '1000', rate: '0.0935' }, { rate: '0.0235' }],
    }),
  ],
  nfts: [entry('2026-08-21', ['estimate', 'us-rates-2026-08'], { by: 'part', steps: [{ rate: '0.05' }] })],
  'cameras-photo': [
    entry('2025-02-01', ['estimate', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.0935' }, { rate: '0.0235' }],
    }),
  ],
  'cell-phones': [
    entry('2025-02-01', ['estimate', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.0935' }, { rate: '0.0235' }],
    }),
  ],
  computers: [
    entry('2025-02-01', ['estimate', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.0935' }, { rate: '0.0235' }],
    }),
  ],
  'consumer-electronics': [
    entry('2026-08-21', ['estimate', 'unsourced'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.0935' }, { rate: '0.0235' }],
    }),
  ],
  'video-games': [
    entry('2025-02-01', ['estimate', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.0935' }, { rate: '0.0235' }],
    }),
  ],
  'video-game-consoles': [
    entry('2025-02-01', ['estimate', 'store-4809-2025-02'], {
      by: 'part',
      steps: [{ upTo: '2500', rate: '0.0735' }, { rate: '0.0235' }],
    }),
  ],
};

/** ebay.co.uk, business sellers, without VAT; limits in pounds. */
export const ukBusiness: Categories = {
  'most-categories': [entry('2026-06-11', ['estimate', 'multi-2026-06'], { by: 'part', steps: [{ rate: '0.109' }] })],
  'clothing-shoes-accessories': [
    entry('2026-06-11', ['estimate', 'multi-2026-06'], { by: 'part', steps: [{ rate: '0.119' }] }),
  ],
  'business-industrial': [
    entry('2026-06-11', ['estimate', 'multi-2026-06'], { by: 'part', steps: [{ rate: '0.125' }] }),
  ],
  'everything-else': [entry('2026-06-11', ['estimate', 'multi-2026-06'], { by: 'part', steps: [{ rate: '0.129' }] })],
  media: [entry('2026-06-11', ['estimate', 'multi-2026-06'], { by: 'part', steps: [{ rate: '0.099' }] })],
  tech: [
    entry('2026-06-11', ['estimate', 'multi-2026-06'], {
      by: 'part',
      steps: [{ upTo: '1000', rate: '0.069' }, { rate: '0.03' }],
    }),
  ],
  'jewellery-watches': [
    entry('2026-06-11', ['estimate', 'multi-2026-06'], {
      by: 'part',
      steps: [{ upTo: '1000', rate: '0.149' }, { rate: '0.04' }],
    }),
  ],
};

/** ebay.de, business sellers; limits in euros. The limit of 990 is contested: another page says 1,990. */
export const deBusiness: Categories = {
  'most-categories': [
    entry('2026-01-01', ['estimate', 'de-kosten', 'de-notes'], {
      by: 'part',
      steps: [{ upTo: '990', rate: '0.11' }, { rate: '0.03' }],
    }),
  ],
  electronics: [
    entry('2026-01-01', ['estimate', 'de-kosten', 'de-notes'], {
      by: 'part',
      steps: [{ upTo: '990', rate: '0.07' }, { rate: '0.03' }],
    }),
  ],
  fashion: [
    entry('2026-01-01', ['estimate', 'de-kosten', 'de-notes'], {
      by: 'part',
      steps: [{ upTo: '990', rate: '0.12' }, { rate: '0.03' }],
    }),
  ],
  media: [
    entry('2026-01-01', ['estimate', 'de-metaprice', 'de-kosten', 'de-notes'], {
      by: 'part',
      steps: [{ upTo: '990', rate: '0.12' }, { rate: '0.03' }],
    }),
  ],
  auto: [
    entry('2026-01-01', ['estimate', 'de-kosten', 'de-notes'], {
      by: 'part',
      steps: [{ upTo: '990', rate: '0.05' }, { rate: '0.03' }],
    }),
  ],
  'baby-pets': [
    entry('2026-01-01', ['estimate', 'de-kosten', 'de-metaprice', 'de-notes'], {
      by: 'part',
      steps: [{ upTo: '990', rate: '0.12' }, { rate: '0.03' }],
    }),
  ],
};

/** ebay.com.au, GST included; limits in Australian dollars. */
export const au: Categories = {
  'most-categories': [
    entry('2026-06-11', ['estimate', 'multi-2026-06'], {
      by: 'part',
      steps: [{ upTo: '4000', rate: '0.134' }, { rate: '0.024' }],
    }),
  ],
};

/** ebay.ca; limits in Canadian dollars. */
export const ca: Categories = {
  'most-categories': [
    entry('2026-01-01', ['verified', 'multi-2026-06', 'mkt-2026'], {
      by: 'part',
      steps: [{ upTo: '7500', rate: '0.136' }, { rate: '0.0235' }],
    }),
  ],
};

/** ebay.ie, VAT included. */
export const ie: Categories = {
  'most-categories': [entry('2026-09-24', ['estimate', 'ie-2026-09-24'], { by: 'part', steps: [{ rate: '0.11' }] })],
};
