import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Tiers } from '../../../value/fee-value.ts';
import { tiersByPart, tiersByWhole } from '../../../value/kinds.ts';
import type { Categories } from '../site.ts';
import { sources } from './sources.ts';

const { seen } = citing(sources);

const caTo = (limit: string, percent: string) => tiersByPart('CAD', [{ upTo: limit, percent }, { percent: '2.35' }]);
const once = (value: Tiers): Schedule<Tiers> => [seen(['single', 'sites-2026-07'], value)];
const caRow = (limit: string, percent: string) => once(caTo(limit, percent));
const machines = (percent: string) => once(tiersByPart('CAD', [{ upTo: '15000', percent }, { percent: '0.5' }]));
const shoes = (below: string, above: string) =>
  once(
    tiersByWhole('CAD', [
      { below: '150', percent: below },
      { percent: above, waivesPerOrderFee: true },
    ]),
  );

/** The same with a store and without. */
const caMotors: Categories = {
  'motors-parts': caRow('1000', '11.5'),
  'motors-in-car-tech': caRow('1000', '9.35'),
  'motors-tires': caRow('1000', '9.5'),
  nfts: once(tiersByPart('CAD', [{ percent: '5' }])),
};

/** ebay.ca, no store. */
export const ca: Categories = {
  'most-categories': [
    seen(
      ['seen', 'ca-2026-09-28', 'sites-2026-09-30', 'sites-2026-07', 'multi-2026-06', 'mkt-2026'],
      caTo('7500', '13.6'),
    ),
  ],
  'books-movies-music': [seen(['seen', 'ca-2026-09-28', 'sites-2026-07'], caTo('7500', '15.3'))],
  'trading-cards-comics': [seen(['seen', 'sites-2026-09-30', 'sites-2026-07'], caTo('7500', '13.25'))],
  'coins-paper-money': caRow('7500', '13.25'),
  'coins-bullion': once(tiersByWhole('CAD', [{ upTo: '7500', percent: '13.6' }, { percent: '7' }])),
  'guitars-basses': caRow('7500', '6.7'),
  'athletic-shoes': shoes('13.6', '8'),
  'heavy-equipment': machines('3'),
  ...caMotors,
};

/** ebay.ca, with a store; which of them was not told apart. */
export const caWithStore: Categories = {
  'most-categories': [seen(['seen', 'sites-2026-09-30', 'sites-2026-07'], caTo('2500', '12.7'))],
  'books-movies-music': [seen(['seen', 'sites-2026-09-30', 'sites-2026-07'], caTo('2500', '15.3'))],
  'trading-cards-comics': caRow('2500', '12.35'),
  'coins-paper-money': caRow('4000', '9'),
  'coins-bullion': once(
    tiersByPart('CAD', [{ upTo: '1500', percent: '7.5' }, { upTo: '10000', percent: '5' }, { percent: '4.5' }]),
  ),
  'guitars-basses': caRow('2500', '6.7'),
  'musical-instruments': caRow('2500', '10.35'),
  'consumer-electronics': caRow('2500', '9.35'),
  'computers-consoles': caRow('2500', '7.35'),
  stamps: caRow('2500', '9.7'),
  'athletic-shoes': shoes('12.7', '7'),
  'heavy-equipment': machines('2.5'),
  ...caMotors,
};

const auTo4000 = (percent: string, above: string) =>
  tiersByPart('AUD', [{ upTo: '4000', percent }, { percent: above }]);
const auRow = (percent: string, above = '2.75') => once(auTo4000(percent, above));

type Plans = Readonly<Record<'none' | 'basic' | 'featured' | 'anchor', Categories>>;

/** ebay.com.au by its Pro plans, GST included; no store is the plan Starter. */
export const au: Plans = {
  none: {
    'most-categories': [
      seen(['single', 'multi-2026-06'], auTo4000('13.4', '2.4')),
      seen(['single', 'sites-2026-07'], auTo4000('13.4', '2.5')),
    ],
    'fashion-media-sport': auRow('13.09', '2.5'),
    'appliances-tech': auRow('13.4', '2.5'),
    'motors-parts': auRow('12.43', '2.5'),
  },
  basic: {
    'most-categories': auRow('11.44'),
    'fashion-media-sport': auRow('11.77'),
    'appliances-tech': auRow('8.03'),
    'motors-parts': auRow('11.22'),
  },
  featured: {
    'most-categories': auRow('10.34'),
    'fashion-media-sport': auRow('11.77'),
    'appliances-tech': auRow('7.26'),
    'motors-parts': auRow('11.22'),
  },
  anchor: {
    'most-categories': auRow('9.68'),
    'fashion-media-sport': auRow('11.11'),
    'appliances-tech': auRow('6.82'),
    'motors-parts': auRow('10.56'),
  },
};

/** ebay.ie, business sellers, without VAT. */
export const ie: Categories = {
  'most-categories': [
    seen(
      ['seen', 'sites-2026-09-30', 'sites-2026-07'],
      tiersByPart('EUR', [{ upTo: '990', percent: '11' }, { percent: '2' }]),
    ),
  ],
};
