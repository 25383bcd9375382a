import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Amount, Step, Tiers } from '../../../value/fee-value.ts';
import { amount, tiersByPart, tiersByWhole } from '../../../value/kinds.ts';
import { sources } from './sources.ts';

const { seen, since } = citing(sources);
const byPart = (steps: readonly Step[]) => tiersByPart('GBP', steps);
const byWhole = (steps: Parameters<typeof tiersByWhole>[1]) => tiersByWhole('GBP', steps);

/** amazon.co.uk; limits in pounds, without VAT. */
export const ukReferral: Readonly<Record<string, Schedule<Tiers>>> = {
  'amazon-device-accessories': [seen(['seen', 'uk-2026-ts', 'rates-2026-08'], byPart([{ percent: '45' }]))],
  automotive: [
    since(
      '2021-06-08',
      ['official', 'uk-fees-2021', 'uk-2026-ts', 'rates-2026-08'],
      byPart([{ upTo: '45', percent: '15' }, { percent: '9' }]),
    ),
  ],
  baby: [
    seen(
      ['seen', 'uk-2026-ts', 'rates-2026-08', 'lt-tool'],
      byWhole([{ upTo: '10', percent: '8' }, { percent: '15' }]),
    ),
  ],
  'beauty-health': [
    seen(
      ['seen', 'uk-2026-ts', 'rates-2026-08', 'lt-tool'],
      byWhole([{ upTo: '10', percent: '8' }, { percent: '15' }]),
    ),
  ],
  'rucksacks-handbags': [seen(['seen', 'uk-2026-ts', 'rates-2026-08'], byPart([{ percent: '15' }]))],
  'beer-wine-spirits': [seen(['seen', 'uk-2026-ts', 'rates-2026-08'], byPart([{ percent: '10' }]))],
  books: [seen(['seen', 'uk-2026-ts', 'rates-2026-08'], byPart([{ percent: '15' }]))],
  'business-industrial': [seen(['seen', 'uk-2026-ts', 'rates-2026-08'], byPart([{ percent: '15' }]))],
  'appliances-compact': [seen(['seen', 'uk-2026-ts', 'rates-2026-08'], byPart([{ percent: '15' }]))],
  clothing: [
    since(
      '2025-12-15',
      ['seen', 'uk-2026-ts', 'rates-2026-08', 'lt-tool', 'eu-2026'],
      byWhole([
        { upTo: '15', percent: '5' },
        { upTo: '20', percent: '10' },
        { upTo: '40', percent: '15' },
        { parts: [{ upTo: '40', percent: '15' }, { percent: '7' }] },
      ]),
    ),
  ],
  'commercial-electrical': [seen(['seen', 'uk-2026-ts', 'rates-2026-08'], byPart([{ percent: '12' }]))],
  computers: [seen(['seen', 'uk-2026-ts', 'lt-tool'], byPart([{ percent: '7' }]))],
  'consumer-electronics': [seen(['seen', 'uk-2026-ts', 'lt-tool'], byPart([{ percent: '7' }]))],
  'cycling-accessories': [seen(['single', 'uk-2026-ts'], byPart([{ percent: '8' }]))],
  'electronics-accessories': [
    seen(['single', 'uk-2026-ts'], byPart([{ upTo: '100', percent: '15' }, { percent: '8' }])),
  ],
  eyewear: [seen(['single', 'uk-2026-ts'], byPart([{ percent: '15' }]))],
  footwear: [seen(['seen', 'uk-2026-ts', 'lt-tool'], byPart([{ percent: '15' }]))],
  'appliances-full-size': [seen(['single', 'uk-2026-ts'], byPart([{ percent: '7' }]))],
  furniture: [seen(['single', 'uk-2026-ts'], byPart([{ upTo: '175', percent: '15' }, { percent: '10' }]))],
  grocery: [
    since(
      '2026-02-01',
      ['official', 'eu-2026', 'uk-2026-ts', 'lt-tool'],
      byWhole([{ upTo: '10', percent: '5' }, { percent: '15' }]),
    ),
  ],
  handmade: [seen(['single', 'uk-2026-ts'], byPart([{ percent: '12' }]))],
  home: [
    since(
      '2026-02-01',
      ['official', 'eu-2026', 'uk-2026-ts', 'lt-tool'],
      byWhole([{ upTo: '20', percent: '8' }, { percent: '15' }]),
    ),
  ],
  kitchen: [seen(['single', 'uk-2026-ts'], byPart([{ percent: '15' }]))],
  jewellery: [seen(['seen', 'uk-2026-ts', 'lt-tool'], byPart([{ upTo: '225', percent: '20' }, { percent: '5' }]))],
  'lawn-garden': [seen(['single', 'uk-2026-ts'], byPart([{ percent: '15' }]))],
  luggage: [seen(['single', 'uk-2026-ts'], byPart([{ percent: '15' }]))],
  mattresses: [seen(['single', 'uk-2026-ts'], byPart([{ percent: '15' }]))],
  'music-video-dvd': [seen(['seen', 'uk-2026-ts', 'lt-tool'], byPart([{ percent: '15' }]))],
  'musical-instruments': [seen(['single', 'uk-2026-ts'], byPart([{ percent: '12' }]))],
  'office-products': [seen(['single', 'uk-2026-ts'], byPart([{ percent: '15' }]))],
  'pet-supplies': [seen(['seen', 'uk-2026-ts', 'lt-tool'], byPart([{ percent: '15' }]))],
  'pet-clothing-food': [
    since(
      '2026-02-01',
      ['official', 'eu-2026', 'uk-2026-ts'],
      byWhole([{ upTo: '10', percent: '5' }, { percent: '15' }]),
    ),
  ],
  software: [seen(['single', 'uk-2026-ts'], byPart([{ percent: '15' }]))],
  'sports-outdoors': [seen(['seen', 'uk-2026-ts', 'lt-tool'], byPart([{ percent: '15' }]))],
  tyres: [seen(['single', 'uk-2026-ts'], byPart([{ percent: '7' }]))],
  'tools-home-improvement': [
    since('2021-06-08', ['official', 'uk-fees-2021', 'uk-2026-ts'], byPart([{ percent: '13' }])),
  ],
  'toys-games': [seen(['seen', 'uk-2026-ts', 'lt-tool'], byPart([{ percent: '15' }]))],
  'video-games': [seen(['single', 'uk-2026-ts'], byPart([{ percent: '15' }]))],
  'video-game-consoles': [seen(['single', 'uk-2026-ts'], byPart([{ percent: '8' }]))],
  'vitamins-supplements': [
    since(
      '2026-02-01',
      ['official', 'eu-2026', 'uk-2026-ts'],
      byWhole([{ upTo: '10', percent: '5' }, { percent: '15' }]),
    ),
  ],
  watches: [seen(['single', 'uk-2026-ts'], byPart([{ upTo: '225', percent: '15' }, { percent: '5' }]))],
  'everything-else': [seen(['seen', 'uk-2026-ts', 'rates-2026-08', 'lt-tool'], byPart([{ percent: '15' }]))],
};

/** For each item sold. */
export const ukClosing: Readonly<Record<string, Schedule<Amount>>> = {
  books: [seen(['seen', 'uk-2026-ts', 'rates-2026-08'], amount('0.50', 'GBP'))],
  'music-video-dvd': [seen(['single', 'uk-2026-ts', 'lt-tool'], amount('0.50', 'GBP'))],
};
