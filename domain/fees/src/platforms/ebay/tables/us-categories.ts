import { citing } from '../../../schedule/citing.ts';
import { tiersByPart, tiersByWhole } from '../../../value/kinds.ts';
import type { Categories } from '../site.ts';
import { sources } from './sources.ts';

const { since, seen } = citing(sources);

/** ebay.com, no store or a Starter store; of the total amount of the sale. */
export const usWithoutStore: Categories = {
  'most-categories': [
    since(
      '2024-03-15',
      ['official', 'fee-structure-old'],
      tiersByPart('USD', [{ upTo: '7500', percent: '13.25' }, { percent: '2.35' }]),
    ),
    since(
      '2025-02-14',
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06', 'us-2025-02'],
      tiersByPart('USD', [{ upTo: '7500', percent: '13.6' }, { percent: '2.35' }]),
    ),
  ],
  'books-movies-music': [
    since(
      '2025-02-14',
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06', 'us-2025-02'],
      tiersByPart('USD', [{ upTo: '7500', percent: '15.3' }, { percent: '2.35' }]),
    ),
  ],
  'coins-paper-money': [
    seen(
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'],
      tiersByPart('USD', [{ upTo: '7500', percent: '13.25' }, { percent: '2.35' }]),
    ),
  ],
  'coins-bullion': [
    seen(
      ['seen', 'us-4822-table', 'us-rates-2026-08'],
      tiersByWhole('USD', [{ upTo: '7500', percent: '13.6' }, { percent: '7' }]),
    ),
  ],
  'womens-bags': [
    seen(
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'],
      tiersByWhole('USD', [{ upTo: '2000', percent: '15' }, { percent: '9' }]),
    ),
  ],
  'trading-cards-comics': [
    seen(
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'us-cards-2026-10', 'us-cards-2026-07'],
      tiersByPart('USD', [{ upTo: '7500', percent: '13.25' }, { percent: '2.35' }]),
    ),
  ],
  jewelry: [
    since(
      '2022-09-12',
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'us-2022-09'],
      tiersByWhole('USD', [{ upTo: '5000', percent: '15' }, { percent: '9' }]),
    ),
  ],
  watches: [
    since(
      '2022-09-12',
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'us-2022-09'],
      tiersByPart('USD', [{ upTo: '1000', percent: '15' }, { upTo: '7500', percent: '6.5' }, { percent: '3' }]),
    ),
  ],
  nfts: [seen(['seen', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'], tiersByPart('USD', [{ percent: '5' }]))],
  'heavy-equipment': [
    seen(
      ['seen', 'us-4822-table', 'us-rates-2026-08'],
      tiersByPart('USD', [{ upTo: '15000', percent: '3' }, { percent: '0.5' }]),
    ),
  ],
  'guitars-basses': [
    seen(
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'],
      tiersByPart('USD', [{ upTo: '7500', percent: '6.7' }, { percent: '2.35' }]),
    ),
  ],
  'athletic-shoes': [
    seen(
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'],
      tiersByWhole('USD', [
        { below: '150', percent: '13.6' },
        { percent: '8', waivesPerOrderFee: true },
      ]),
    ),
  ],
};

/** ebay.com, Basic store and larger. */
export const usWithStore: Categories = {
  'most-categories': [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '12.7' }, { percent: '2.35' }]),
    ),
  ],
  'books-movies-music': [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '15.3' }, { percent: '2.35' }]),
    ),
  ],
  'vinyl-records': [
    seen(
      ['single', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '12.7' }, { percent: '2.35' }]),
    ),
  ],
  'womens-bags': [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
      tiersByWhole('USD', [{ upTo: '2000', percent: '13' }, { percent: '7' }]),
    ),
  ],
  'athletic-shoes': [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
      tiersByWhole('USD', [
        { below: '150', percent: '12.7' },
        { percent: '7', waivesPerOrderFee: true },
      ]),
    ),
  ],
  jewelry: [
    since(
      '2022-09-12',
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02', 'us-2022-09'],
      tiersByWhole('USD', [{ upTo: '5000', percent: '13' }, { percent: '7' }]),
    ),
  ],
  watches: [
    since(
      '2022-09-12',
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02', 'us-2022-09'],
      tiersByPart('USD', [{ upTo: '1000', percent: '12.5' }, { upTo: '5000', percent: '4' }, { percent: '3' }]),
    ),
  ],
  'coins-bullion': [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
      tiersByWhole('USD', [{ upTo: '1500', percent: '7.5' }, { upTo: '10000', percent: '5' }, { percent: '4.5' }]),
    ),
  ],
  'coins-paper-money': [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '4000', percent: '9' }, { percent: '2.35' }]),
    ),
  ],
  'trading-cards-comics': [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '12.35' }, { percent: '2.35' }]),
    ),
  ],
  'guitars-basses': [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '6.7' }, { percent: '2.35' }]),
    ),
  ],
  'musical-instruments': [
    seen(
      ['single', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '10.35' }, { percent: '2.35' }]),
    ),
  ],
  'heavy-equipment': [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '15000', percent: '2.5' }, { percent: '0.5' }]),
    ),
  ],
  'motors-parts': [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02', 'motors-2026-08-15'],
      tiersByPart('USD', [{ upTo: '1000', percent: '11.5' }, { percent: '2.35' }]),
    ),
  ],
  'motors-tires': [
    seen(['single', 'motors-2026-08-15'], tiersByPart('USD', [{ upTo: '1000', percent: '9.5' }, { percent: '2.35' }])),
  ],
  'motors-apparel': [
    seen(['single', 'motors-2026-08-15'], tiersByPart('USD', [{ upTo: '1000', percent: '12.7' }, { percent: '2.35' }])),
  ],
  'motors-in-car-tech': [
    seen(['single', 'motors-2026-08-15'], tiersByPart('USD', [{ upTo: '1000', percent: '9.35' }, { percent: '2.35' }])),
  ],
  nfts: [seen(['single', 'us-rates-2026-08'], tiersByPart('USD', [{ percent: '5' }]))],
  'cameras-photo': [
    seen(
      ['single', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '9.35' }, { percent: '2.35' }]),
    ),
  ],
  'cell-phones': [
    seen(
      ['single', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '9.35' }, { percent: '2.35' }]),
    ),
  ],
  computers: [
    seen(
      ['single', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '9.35' }, { percent: '2.35' }]),
    ),
  ],
  'consumer-electronics': [
    seen(['unknown', 'unsourced'], tiersByPart('USD', [{ upTo: '2500', percent: '9.35' }, { percent: '2.35' }])),
  ],
  'video-games': [
    seen(
      ['single', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '9.35' }, { percent: '2.35' }]),
    ),
  ],
  'video-game-consoles': [
    seen(
      ['single', 'store-4809-2025-02'],
      tiersByPart('USD', [{ upTo: '2500', percent: '7.35' }, { percent: '2.35' }]),
    ),
  ],
};
