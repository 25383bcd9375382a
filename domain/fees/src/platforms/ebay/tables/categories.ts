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
      '2025-02-01',
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'],
      tiersByPart('USD', [{ upTo: '7500', percent: '13.6' }, { percent: '2.35' }]),
    ),
  ],
  'books-movies-music': [
    since(
      '2025-02-01',
      ['seen', 'us-4822-table', 'us-rates-2026-08', 'multi-2026-06'],
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
    seen(
      ['seen', 'us-4822-table', 'us-rates-2026-08'],
      tiersByWhole('USD', [{ upTo: '5000', percent: '15' }, { percent: '9' }]),
    ),
  ],
  watches: [
    seen(
      ['seen', 'us-4822-table', 'us-rates-2026-08'],
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
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
      tiersByWhole('USD', [{ upTo: '5000', percent: '13' }, { percent: '7' }]),
    ),
  ],
  watches: [
    seen(
      ['seen', 'us-rates-2026-08', 'store-4809-2025-02'],
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

/** ebay.co.uk, business sellers, without VAT. */
export const ukBusiness: Categories = {
  'most-categories': [seen(['single', 'multi-2026-06'], tiersByPart('GBP', [{ percent: '10.9' }]))],
  'clothing-shoes-accessories': [seen(['single', 'multi-2026-06'], tiersByPart('GBP', [{ percent: '11.9' }]))],
  'business-industrial': [seen(['single', 'multi-2026-06'], tiersByPart('GBP', [{ percent: '12.5' }]))],
  'everything-else': [seen(['single', 'multi-2026-06'], tiersByPart('GBP', [{ percent: '12.9' }]))],
  media: [seen(['single', 'multi-2026-06'], tiersByPart('GBP', [{ percent: '9.9' }]))],
  tech: [seen(['single', 'multi-2026-06'], tiersByPart('GBP', [{ upTo: '1000', percent: '6.9' }, { percent: '3' }]))],
  'jewellery-watches': [
    seen(['single', 'multi-2026-06'], tiersByPart('GBP', [{ upTo: '1000', percent: '14.9' }, { percent: '4' }])),
  ],
};

/** ebay.de, business sellers. The limit of 990 is contested: another page says 1,990. */
export const deBusiness: Categories = {
  'most-categories': [
    seen(['single', 'de-kosten', 'de-notes'], tiersByPart('EUR', [{ upTo: '990', percent: '11' }, { percent: '3' }])),
  ],
  electronics: [
    seen(['single', 'de-kosten', 'de-notes'], tiersByPart('EUR', [{ upTo: '990', percent: '7' }, { percent: '3' }])),
  ],
  fashion: [
    seen(['single', 'de-kosten', 'de-notes'], tiersByPart('EUR', [{ upTo: '990', percent: '12' }, { percent: '3' }])),
  ],
  media: [
    seen(
      ['single', 'de-metaprice', 'de-kosten', 'de-notes'],
      tiersByPart('EUR', [{ upTo: '990', percent: '12' }, { percent: '3' }]),
    ),
  ],
  auto: [
    seen(['single', 'de-kosten', 'de-notes'], tiersByPart('EUR', [{ upTo: '990', percent: '5' }, { percent: '3' }])),
  ],
  'baby-pets': [
    seen(
      ['single', 'de-kosten', 'de-metaprice', 'de-notes'],
      tiersByPart('EUR', [{ upTo: '990', percent: '12' }, { percent: '3' }]),
    ),
  ],
};

/** ebay.com.au, GST included. */
export const au: Categories = {
  'most-categories': [
    seen(['single', 'multi-2026-06'], tiersByPart('AUD', [{ upTo: '4000', percent: '13.4' }, { percent: '2.4' }])),
  ],
};

/** ebay.ca. */
export const ca: Categories = {
  'most-categories': [
    seen(
      ['seen', 'multi-2026-06', 'mkt-2026'],
      tiersByPart('CAD', [{ upTo: '7500', percent: '13.6' }, { percent: '2.35' }]),
    ),
  ],
};

/** ebay.ie, VAT included. */
export const ie: Categories = {
  'most-categories': [seen(['single', 'ie-2026-09-24'], tiersByPart('EUR', [{ percent: '11' }]))],
};
