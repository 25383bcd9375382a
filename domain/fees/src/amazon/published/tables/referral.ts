import { citing } from '../../../published/citing.ts';
import type { Schedule } from '../../../schedule.ts';
import type { Referral } from '../marketplace.ts';
import { sources } from './sources.ts';

type Categories = Readonly<Record<string, Schedule<Referral>>>;
type Numbers = Readonly<Record<string, Schedule<string>>>;

const entry = citing(sources);

/** amazon.com; fractions of the price with delivery, limits in US dollars. Before 2026 the same, but seen only in pages of 2026. */
export const us: Categories = {
  'amazon-device-accessories': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.45' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.45' }] },
    }),
  ],
  'appliances-compact': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '300', rate: '0.15' }, { rate: '0.08' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '300', rate: '0.15' }, { rate: '0.08' }] },
    }),
  ],
  'appliances-full-size': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.08' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.08' }] },
    }),
  ],
  automotive: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.12' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.12' }] },
    }),
  ],
  baby: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.08' }, { rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.08' }, { rate: '0.15' }] },
    }),
  ],
  'backpacks-handbags-luggage': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'base-equipment-power-tools': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.12' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.12' }] },
    }),
  ],
  'beauty-health': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.08' }, { rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.08' }, { rate: '0.15' }] },
    }),
  ],
  books: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
  ],
  'business-industrial': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.12' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.12' }] },
    }),
  ],
  clothing: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '15', rate: '0.05' }, { upTo: '20', rate: '0.10' }, { rate: '0.17' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '15', rate: '0.05' }, { upTo: '20', rate: '0.10' }, { rate: '0.17' }] },
    }),
  ],
  computers: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.08' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.08' }] },
    }),
  ],
  'consumer-electronics': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.08' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.08' }] },
    }),
  ],
  'electronics-accessories': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '100', rate: '0.15' }, { rate: '0.08' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '100', rate: '0.15' }, { rate: '0.08' }] },
    }),
  ],
  eyewear: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'fine-art': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: {
        by: 'part',
        steps: [
          { upTo: '100', rate: '0.20' },
          { upTo: '1000', rate: '0.15' },
          { upTo: '5000', rate: '0.10' },
          { rate: '0.05' },
        ],
      },
      withoutMinimum: true,
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: {
        by: 'part',
        steps: [
          { upTo: '100', rate: '0.20' },
          { upTo: '1000', rate: '0.15' },
          { upTo: '5000', rate: '0.10' },
          { rate: '0.05' },
        ],
      },
      withoutMinimum: true,
    }),
  ],
  footwear: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  furniture: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts', 'lt-readme'], {
      tiered: { by: 'part', steps: [{ upTo: '200', rate: '0.15' }, { rate: '0.10' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts', 'lt-readme'], {
      tiered: { by: 'part', steps: [{ upTo: '200', rate: '0.15' }, { rate: '0.10' }] },
    }),
  ],
  'gift-cards': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.20' }] },
      withoutMinimum: true,
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.20' }] },
      withoutMinimum: true,
    }),
  ],
  grocery: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '15', rate: '0.08' }, { rate: '0.15' }] },
      withoutMinimum: true,
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '15', rate: '0.08' }, { rate: '0.15' }] },
      withoutMinimum: true,
    }),
  ],
  'home-kitchen': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  jewelry: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '250', rate: '0.20' }, { rate: '0.05' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '250', rate: '0.20' }, { rate: '0.05' }] },
    }),
  ],
  'lawn-garden': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'lawn-mowers': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '500', rate: '0.15' }, { rate: '0.08' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '500', rate: '0.15' }, { rate: '0.08' }] },
    }),
  ],
  mattresses: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'merchant-fulfilled-services': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.20' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.20' }] },
    }),
  ],
  dvd: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
  ],
  music: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
  ],
  video: [
    entry('2025-01-15', ['estimate', 'us-2026-ts', 'rates-2026-08'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
    entry('2026-01-15', ['verified', 'us-2026-ts', 'rates-2026-08'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
  ],
  'musical-instruments': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'office-products': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'pet-supplies': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'pet-veterinary-diets': [
    entry('2025-01-15', ['estimate', 'rates-2026-08'], { tiered: { by: 'part', steps: [{ rate: '0.22' }] } }),
    entry('2026-01-15', ['estimate', 'rates-2026-08'], { tiered: { by: 'part', steps: [{ rate: '0.22' }] } }),
  ],
  software: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
  ],
  'sports-outdoors': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  tires: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.10' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.10' }] },
    }),
  ],
  'tools-home-improvement': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'toys-games': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'video-game-consoles': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.08' }] },
      withoutMinimum: true,
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.08' }] },
      withoutMinimum: true,
    }),
  ],
  'video-games': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
      withoutMinimum: true,
    }),
  ],
  watches: [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '1500', rate: '0.16' }, { rate: '0.03' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '1500', rate: '0.16' }, { rate: '0.03' }] },
    }),
  ],
  'everything-else': [
    entry('2025-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
};

/** For each item sold, in major units. */
export const usClosing: Numbers = {
  books: [
    entry('2025-01-15', ['estimate', 'rates-2026-08'], '1.80'),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], '1.80'),
  ],
  dvd: [
    entry('2025-01-15', ['estimate', 'rates-2026-08'], '1.80'),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], '1.80'),
  ],
  music: [
    entry('2025-01-15', ['estimate', 'rates-2026-08'], '1.80'),
    entry('2026-01-15', ['verified', 'rates-2026-08', 'us-2026-ts'], '1.80'),
  ],
  video: [
    entry('2025-01-15', ['estimate', 'rates-2026-08'], '1.80'),
    entry('2026-01-15', ['estimate', 'us-2026-ts', 'rates-2026-08'], '1.80'),
  ],
  software: [
    entry('2025-01-15', ['estimate', 'rates-2026-08'], '1.80'),
    entry('2026-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], '1.80'),
  ],
  'video-game-consoles': [
    entry('2025-01-15', ['estimate', 'rates-2026-08'], '1.80'),
    entry('2026-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], '1.80'),
  ],
  'video-games': [
    entry('2025-01-15', ['estimate', 'rates-2026-08'], '1.80'),
    entry('2026-01-15', ['estimate', 'rates-2026-08', 'us-2026-ts'], '1.80'),
  ],
};

/** amazon.co.uk; limits in pounds, without VAT. */
export const uk: Categories = {
  'amazon-device-accessories': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08'], {
      tiered: { by: 'part', steps: [{ rate: '0.45' }] },
    }),
  ],
  automotive: [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08'], {
      tiered: { by: 'part', steps: [{ upTo: '45', rate: '0.15' }, { rate: '0.09' }] },
    }),
  ],
  baby: [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08', 'lt-tool'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.08' }, { rate: '0.15' }] },
    }),
  ],
  'beauty-health': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08', 'lt-tool'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.08' }, { rate: '0.15' }] },
    }),
  ],
  'rucksacks-handbags': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'beer-wine-spirits': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08'], {
      tiered: { by: 'part', steps: [{ rate: '0.10' }] },
    }),
  ],
  books: [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'business-industrial': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  'appliances-compact': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
  clothing: [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08', 'lt-tool'], {
      tiered: {
        by: 'whole',
        steps: [
          { upTo: '15', rate: '0.05' },
          { upTo: '20', rate: '0.10' },
          { upTo: '40', rate: '0.15' },
          { parts: [{ upTo: '40', rate: '0.15' }, { rate: '0.07' }] },
        ],
      },
    }),
  ],
  'commercial-electrical': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08'], {
      tiered: { by: 'part', steps: [{ rate: '0.12' }] },
    }),
  ],
  computers: [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.07' }] } }),
  ],
  'consumer-electronics': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.07' }] } }),
  ],
  'cycling-accessories': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.08' }] } }),
  ],
  'electronics-accessories': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '100', rate: '0.15' }, { rate: '0.08' }] },
    }),
  ],
  eyewear: [entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } })],
  footwear: [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } }),
  ],
  'appliances-full-size': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.07' }] } }),
  ],
  furniture: [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '175', rate: '0.15' }, { rate: '0.10' }] },
    }),
  ],
  grocery: [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'lt-tool'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.05' }, { rate: '0.15' }] },
    }),
  ],
  handmade: [entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.12' }] } })],
  home: [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'lt-tool'], {
      tiered: { by: 'whole', steps: [{ upTo: '20', rate: '0.08' }, { rate: '0.15' }] },
    }),
  ],
  kitchen: [entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } })],
  jewellery: [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'lt-tool'], {
      tiered: { by: 'part', steps: [{ upTo: '225', rate: '0.20' }, { rate: '0.05' }] },
    }),
  ],
  'lawn-garden': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } }),
  ],
  luggage: [entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } })],
  mattresses: [entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } })],
  'music-video-dvd': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } }),
  ],
  'musical-instruments': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.12' }] } }),
  ],
  'office-products': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } }),
  ],
  'pet-supplies': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } }),
  ],
  'pet-clothing-food': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.05' }, { rate: '0.15' }] },
    }),
  ],
  software: [entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } })],
  'sports-outdoors': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } }),
  ],
  tyres: [entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.07' }] } })],
  'tools-home-improvement': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.13' }] } }),
  ],
  'toys-games': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } }),
  ],
  'video-games': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } }),
  ],
  'video-game-consoles': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], { tiered: { by: 'part', steps: [{ rate: '0.08' }] } }),
  ],
  'vitamins-supplements': [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.05' }, { rate: '0.15' }] },
    }),
  ],
  watches: [
    entry('2026-01-01', ['estimate', 'uk-2026-ts'], {
      tiered: { by: 'part', steps: [{ upTo: '225', rate: '0.15' }, { rate: '0.05' }] },
    }),
  ],
  'everything-else': [
    entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08', 'lt-tool'], {
      tiered: { by: 'part', steps: [{ rate: '0.15' }] },
    }),
  ],
};

/** For each item sold, in major units. */
export const ukClosing: Numbers = {
  books: [entry('2026-01-01', ['verified', 'uk-2026-ts', 'rates-2026-08'], '0.50')],
  'music-video-dvd': [entry('2026-01-01', ['estimate', 'uk-2026-ts', 'lt-tool'], '0.50')],
};

/** amazon.de; limits in euros. Only part of the list was found. */
export const de: Categories = {
  'consumer-electronics': [
    entry('2026-07-01', ['estimate', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.07' }] } }),
  ],
  home: [
    entry('2026-07-01', ['estimate', 'lt-tool'], {
      tiered: { by: 'whole', steps: [{ upTo: '20', rate: '0.08' }, { rate: '0.15' }] },
    }),
  ],
  'beauty-health': [
    entry('2026-07-01', ['estimate', 'lt-tool'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.08' }, { rate: '0.15' }] },
    }),
  ],
  baby: [
    entry('2026-07-01', ['estimate', 'lt-tool'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.08' }, { rate: '0.15' }] },
    }),
  ],
  grocery: [
    entry('2026-07-01', ['estimate', 'lt-tool'], {
      tiered: { by: 'whole', steps: [{ upTo: '10', rate: '0.05' }, { rate: '0.15' }] },
    }),
  ],
  clothing: [
    entry('2026-07-01', ['estimate', 'lt-tool'], {
      tiered: {
        by: 'whole',
        steps: [
          { upTo: '15', rate: '0.05' },
          { upTo: '20', rate: '0.10' },
          { upTo: '45', rate: '0.15' },
          { parts: [{ upTo: '45', rate: '0.15' }, { rate: '0.07' }] },
        ],
      },
    }),
  ],
  'footwear-bags': [
    entry('2026-07-01', ['estimate', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } }),
  ],
  jewellery: [
    entry('2026-07-01', ['estimate', 'lt-tool'], {
      tiered: { by: 'part', steps: [{ upTo: '250', rate: '0.20' }, { rate: '0.05' }] },
    }),
  ],
  'sports-toys': [entry('2026-07-01', ['estimate', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } })],
  'pet-supplies': [entry('2026-07-01', ['estimate', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } })],
  books: [entry('2026-07-01', ['estimate', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } })],
  media: [entry('2026-07-01', ['estimate', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } })],
  'everything-else': [
    entry('2026-07-01', ['estimate', 'lt-tool'], { tiered: { by: 'part', steps: [{ rate: '0.15' }] } }),
  ],
};

/** For each item sold, in major units. */
export const deClosing: Numbers = {
  books: [entry('2026-07-01', ['estimate', 'lt-tool'], '1.01')],
  media: [entry('2026-07-01', ['estimate', 'lt-tool'], '0.81')],
};
