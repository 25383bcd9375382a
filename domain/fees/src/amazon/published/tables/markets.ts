import { citing } from '../../../published/citing.ts';
import type { Market, MarketName } from '../marketplace.ts';
import { deCards, ukCards } from './cards-eu.ts';
import { usCards } from './cards-us.ts';
import { de, deClosing, uk, ukClosing, us, usClosing } from './referral.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

export const markets: Readonly<Record<MarketName, Market>> = {
  us: {
    currency: 'USD',
    referral: us,
    minimumReferral: [
      entry('2025-01-15', ['estimate', 'rates-2026-08'], '0.30'),
      entry('2026-08-21', ['verified', 'rates-2026-08', 'lt-readme'], '0.30'),
    ],
    closing: usClosing,
    perItem: [entry('2025-01-15', ['estimate', 'rates-2026-08'], '0.99')],
    cards: usCards,
    surcharge: [entry('2026-04-17', ['verified', 'cratefit', 'lt-readme'], '0.035')],
    peak: [entry('2026-10-15', ['estimate', 'lt-tool'], { to: '2027-01-14', perUnit: '0.32' })],
    storage: {
      unit: 'per cuft in',
      rates: {
        standard: [
          entry(
            '2024-04-01',
            ['verified', 'storage-official-2024', 'storage-2026-a', 'storage-2026-b', 'lt-tool', 'rates-2026-08'],
            { nonPeak: '0.78', peak: '2.40' },
          ),
        ],
        oversize: [
          entry(
            '2024-04-01',
            ['verified', 'storage-official-2024', 'storage-2026-a', 'storage-2026-b', 'lt-tool', 'rates-2026-08'],
            { nonPeak: '0.56', peak: '1.40' },
          ),
        ],
        dangerousStandard: [
          entry('2024-04-01', ['estimate', 'storage-official-old'], { nonPeak: '0.99', peak: '3.63' }),
        ],
        dangerousOversize: [
          entry('2024-04-01', ['estimate', 'storage-official-old'], { nonPeak: '0.78', peak: '2.43' }),
        ],
      },
    },
  },
  uk: {
    currency: 'GBP',
    referral: uk,
    minimumReferral: [entry('2026-01-01', ['verified', 'rates-2026-08', 'lt-tool'], '0.25')],
    closing: ukClosing,
    perItem: [entry('2026-08-21', ['estimate', 'rates-2026-08'], '0.75')],
    cards: ukCards,
    surcharge: [entry('2026-04-17', ['verified', 'lt-tool', 'uk-sql', 'rates-2026-08'], '0.015')],
    peak: [entry('2026-10-15', ['estimate', 'lt-tool'], { to: '2027-01-14' })],
    lowPrice: [
      entry('2026-07-01', ['verified', 'uk-2026-ts', 'lt-tool', 'rates-2026-08'], {
        limit: '20',
        limitOfExcluded: '10',
        excluded: [
          'beauty-health',
          'business-industrial',
          'office-products',
          'grocery',
          'books',
          'amazon-device-accessories',
          'kitchen',
        ],
      }),
    ],
    dangerousGoods: [entry('2026-07-01', ['verified', 'lt-tool', 'rates-2026-08'], '0.10')],
    storage: {
      unit: 'per cuft cm',
      selected: ['clothing', 'footwear', 'rucksacks-handbags', 'luggage'],
      rates: {
        selected: [entry('2026-07-01', ['estimate', 'lt-tool'], { nonPeak: '0.62', peak: '0.82' })],
        standard: [entry('2026-07-01', ['estimate', 'lt-tool'], { nonPeak: '0.76', peak: '1.51' })],
        oversize: [entry('2026-07-01', ['estimate', 'lt-tool'], { nonPeak: '0.55', peak: '0.87' })],
        dangerousStandard: [entry('2026-07-01', ['estimate', 'lt-tool'], { nonPeak: '0.74', peak: '1.30' })],
        dangerousOversize: [entry('2026-07-01', ['estimate', 'lt-tool'], { nonPeak: '0.70', peak: '1.11' })],
      },
    },
  },
  de: {
    currency: 'EUR',
    referral: de,
    minimumReferral: [entry('2026-01-01', ['estimate', 'lt-tool'], '0.30')],
    closing: deClosing,
    perItem: [entry('2026-01-15', ['estimate', 'de-plans'], '0.99')],
    cards: deCards,
    surcharge: [entry('2026-04-17', ['verified', 'lt-tool', 'uk-sql', 'rates-2026-08'], '0.015')],
    peak: [entry('2026-10-15', ['estimate', 'lt-tool'], { to: '2027-01-14' })],
    lowPrice: [
      entry('2026-07-01', ['verified', 'uk-2026-ts', 'lt-tool', 'rates-2026-08'], {
        limit: '20',
        limitOfExcluded: '10',
        excluded: [
          'beauty-health',
          'business-industrial',
          'office-products',
          'grocery',
          'books',
          'amazon-device-accessories',
          'kitchen',
        ],
      }),
    ],
    dangerousGoods: [entry('2026-07-01', ['verified', 'lt-tool', 'rates-2026-08'], '0.10')],
    storage: {
      unit: 'per m3 cm',
      selected: ['clothing', 'footwear-bags'],
      rates: {
        selected: [entry('2026-07-01', ['estimate', 'lt-tool'], { nonPeak: '19.99', peak: '29.23' })],
        standard: [entry('2026-07-01', ['estimate', 'lt-tool'], { nonPeak: '27.54', peak: '52.20' })],
        oversize: [entry('2026-07-01', ['estimate', 'lt-tool'], { nonPeak: '21.78', peak: '34.49' })],
        dangerousStandard: [entry('2026-07-01', ['estimate', 'lt-tool'], { nonPeak: '30.00', peak: '50.51' })],
        dangerousOversize: [entry('2026-07-01', ['estimate', 'lt-tool'], { nonPeak: '27.50', peak: '43.89' })],
      },
    },
  },
};
