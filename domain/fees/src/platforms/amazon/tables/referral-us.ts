import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Step, Tiers } from '../../../value/fee-value.ts';
import { amount, tiersByPart, tiersByWhole } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen } = citing(sources);
const byPart = (steps: readonly Step[]) => tiersByPart('USD', steps);
const byWhole = (steps: Parameters<typeof tiersByWhole>[1]) => tiersByWhole('USD', steps);
const withoutMinimum = (tiers: Tiers): Tiers => ({ ...tiers, withoutMinimum: true });

/** They counted at the end of 2024 already; since when, nobody says. */
const read = (value: Tiers): Schedule<Tiers> => [
  seen(['seen', 'rates-2026-08', 'us-2026-ts', 'us-no-change-2025'], value),
];

/** amazon.com; of the price with delivery, limits in US dollars. */
export const usReferral: Readonly<Record<string, Schedule<Tiers>>> = {
  'amazon-device-accessories': read(byPart([{ percent: '45' }])),
  'appliances-compact': read(byPart([{ upTo: '300', percent: '15' }, { percent: '8' }])),
  'appliances-full-size': read(byPart([{ percent: '8' }])),
  automotive: read(byPart([{ percent: '12' }])),
  baby: read(byWhole([{ upTo: '10', percent: '8' }, { percent: '15' }])),
  'backpacks-handbags-luggage': read(byPart([{ percent: '15' }])),
  'base-equipment-power-tools': read(byPart([{ percent: '12' }])),
  'beauty-health': read(byWhole([{ upTo: '10', percent: '8' }, { percent: '15' }])),
  books: read(withoutMinimum(byPart([{ percent: '15' }]))),
  'business-industrial': read(byPart([{ percent: '12' }])),
  clothing: [
    seen(
      ['seen', 'rates-2026-08', 'us-2026-ts', 'us-clothing-2024', 'us-no-change-2025'],
      byWhole([{ upTo: '15', percent: '5' }, { upTo: '20', percent: '10' }, { percent: '17' }]),
    ),
  ],
  computers: read(byPart([{ percent: '8' }])),
  'consumer-electronics': read(byPart([{ percent: '8' }])),
  'electronics-accessories': read(byPart([{ upTo: '100', percent: '15' }, { percent: '8' }])),
  eyewear: read(byPart([{ percent: '15' }])),
  'fine-art': read(
    withoutMinimum(
      byPart([
        { upTo: '100', percent: '20' },
        { upTo: '1000', percent: '15' },
        { upTo: '5000', percent: '10' },
        { percent: '5' },
      ]),
    ),
  ),
  footwear: read(byPart([{ percent: '15' }])),
  furniture: [
    seen(
      ['seen', 'rates-2026-08', 'us-2026-ts', 'lt-readme', 'us-no-change-2025'],
      byPart([{ upTo: '200', percent: '15' }, { percent: '10' }]),
    ),
  ],
  'gift-cards': read(withoutMinimum(byPart([{ percent: '20' }]))),
  grocery: read(withoutMinimum(byWhole([{ upTo: '15', percent: '8' }, { percent: '15' }]))),
  'home-kitchen': read(byPart([{ percent: '15' }])),
  jewelry: read(byPart([{ upTo: '250', percent: '20' }, { percent: '5' }])),
  'lawn-garden': read(byPart([{ percent: '15' }])),
  'lawn-mowers': read(byWhole([{ upTo: '500', percent: '15' }, { percent: '8' }])),
  mattresses: read(byPart([{ percent: '15' }])),
  'merchant-fulfilled-services': read(byPart([{ percent: '20' }])),
  dvd: read(withoutMinimum(byPart([{ percent: '15' }]))),
  music: read(withoutMinimum(byPart([{ percent: '15' }]))),
  video: read(withoutMinimum(byPart([{ percent: '15' }]))),
  'musical-instruments': read(byPart([{ percent: '15' }])),
  'office-products': read(byPart([{ percent: '15' }])),
  'pet-supplies': read(byPart([{ percent: '15' }])),
  'pet-veterinary-diets': [seen(['single', 'rates-2026-08', 'us-no-change-2025'], byPart([{ percent: '22' }]))],
  software: read(withoutMinimum(byPart([{ percent: '15' }]))),
  'sports-outdoors': read(byPart([{ percent: '15' }])),
  tires: read(byPart([{ percent: '10' }])),
  'tools-home-improvement': read(byPart([{ percent: '15' }])),
  'toys-games': read(byPart([{ percent: '15' }])),
  'video-game-consoles': read(withoutMinimum(byPart([{ percent: '8' }]))),
  'video-games': read(withoutMinimum(byPart([{ percent: '15' }]))),
  watches: read(byPart([{ upTo: '1500', percent: '16' }, { percent: '3' }])),
  'everything-else': read(byPart([{ percent: '15' }])),
};

const closing = (...read: Parameters<typeof seen>[0]): Schedule<Amount> => [seen(read, amount('1.80', 'USD'))];

/** For each item sold. */
export const usClosing: Readonly<Record<string, Schedule<Amount>>> = {
  books: closing('seen', 'rates-2026-08', 'us-2026-ts', 'us-no-change-2025'),
  dvd: closing('seen', 'rates-2026-08', 'us-2026-ts', 'us-no-change-2025'),
  music: closing('seen', 'rates-2026-08', 'us-2026-ts', 'us-no-change-2025'),
  video: closing('single', 'us-2026-ts', 'rates-2026-08', 'us-no-change-2025'),
  software: closing('single', 'rates-2026-08', 'us-2026-ts', 'us-no-change-2025'),
  'video-game-consoles': closing('single', 'rates-2026-08', 'us-2026-ts', 'us-no-change-2025'),
  'video-games': closing('single', 'rates-2026-08', 'us-2026-ts', 'us-no-change-2025'),
};
