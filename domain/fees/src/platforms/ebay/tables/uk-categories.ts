import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Step, Tiers } from '../../../value/fee-value.ts';
import { bands, tiersByPart, tiersByWhole } from '../../../value/kinds.ts';
import type { Categories, PerOrder } from '../site.ts';
import { sources } from './sources.ts';

const { since, seen } = citing(sources);

/** Two transcriptions of the page of August 2026 agree in each row. */
const read = (...steps: readonly Step[]): Schedule<Tiers> => [
  seen(['seen', 'uk-2026-08', 'sites-2026-07'], tiersByPart('GBP', steps)),
];
/** An earlier reading has the same. */
const confirmed = (...steps: readonly Step[]): Schedule<Tiers> => [
  seen(['seen', 'uk-2026-08', 'sites-2026-07', 'multi-2026-06'], tiersByPart('GBP', steps)),
];

/** ebay.co.uk, business sellers, without VAT; a shop changes no rate. */
export const uk: Categories = {
  'most-categories': confirmed({ percent: '10.9' }),
  'clothing-shoes-accessories': confirmed({ percent: '11.9' }),
  'womens-bags': read({ upTo: '800', percent: '12.9' }, { percent: '7' }),
  'athletic-shoes': [
    seen(['seen', 'uk-2026-08', 'sites-2026-07'], {
      ...tiersByWhole('GBP', [{ below: '100', percent: '11.9' }, { percent: '7' }]),
      limits: 'item',
    }),
  ],
  'jewellery-watches': confirmed({ upTo: '1000', percent: '14.9' }, { percent: '4' }),
  watches: read({ upTo: '750', percent: '12.9' }, { percent: '3' }),
  collectables: read({ percent: '10.9' }),
  coins: read({ upTo: '450', percent: '10.9' }, { percent: '3' }),
  media: confirmed({ percent: '9.9' }),
  tech: [
    seen(['single', 'multi-2026-06'], tiersByPart('GBP', [{ upTo: '1000', percent: '6.9' }, { percent: '3' }])),
    seen(['seen', 'uk-2026-08', 'sites-2026-07'], tiersByPart('GBP', [{ percent: '9.9' }])),
  ],
  'tech-devices': read({ upTo: '1000', percent: '6.9' }, { percent: '3' }),
  'video-game-consoles': read({ upTo: '400', percent: '6.9' }, { percent: '2' }),
  'home-diy': read({ upTo: '500', percent: '11.9' }, { percent: '7.9' }),
  'furniture-bath': read({ upTo: '500', percent: '10.9' }, { upTo: '1000', percent: '7.9' }, { percent: '3' }),
  'appliances-tools': read({ upTo: '400', percent: '6.9' }, { percent: '3' }),
  'power-strips': read({ upTo: '250', percent: '9.9' }, { percent: '7.9' }),
  tents: read({ upTo: '250', percent: '10.9' }, { percent: '7.9' }),
  'motors-parts': [
    seen(['single', 'uk-2026-02'], tiersByPart('GBP', [{ percent: '8.9' }])),
    since(
      '2026-02-12',
      ['seen', 'uk-2026-08', 'sites-2026-07', 'uk-2026-02'],
      tiersByPart('GBP', [{ upTo: '750', percent: '9.5' }, { percent: '3' }]),
    ),
  ],
  tyres: [
    since(
      '2026-02-12',
      ['seen', 'uk-2026-08', 'sites-2026-07', 'uk-2026-02'],
      tiersByPart('GBP', [{ upTo: '750', percent: '6.9' }, { percent: '3' }]),
    ),
  ],
  'business-industrial': [
    seen(['single', 'uk-2026-02'], tiersByPart('GBP', [{ percent: '11.9' }])),
    since(
      '2026-02-12',
      ['seen', 'uk-2026-08', 'sites-2026-07', 'multi-2026-06', 'uk-2026-02'],
      tiersByPart('GBP', [{ percent: '12.5' }]),
    ),
  ],
  'holidays-travel': read({ upTo: '650', percent: '7.9' }, { percent: '3' }),
  'everything-else': confirmed({ percent: '12.9' }),
  nfts: read({ percent: '5' }),
};

const small: PerOrder = [
  seen(['single', 'uk-2026-08'], bands('GBP', [{ upTo: '10', amount: '0.10' }, { amount: '0.40' }])),
];

/** Where a small order costs less than elsewhere. */
export const ukPerOrder: Readonly<Record<string, PerOrder>> = { collectables: small, coins: small, 'home-diy': small };
