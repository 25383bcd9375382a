import { citing } from '../../../schedule/citing.ts';
import { amount, bands, percent, range, tiersByPart } from '../../../value/kinds.ts';
import type { Site, SiteName } from '../site.ts';
import { au, ca, deBusiness, ie, ukBusiness, usWithoutStore, usWithStore } from './categories.ts';
import { sources } from './sources.ts';

const { since, seen } = citing(sources);

/** Each site's fees that do not depend on the category. */
export const sites: Readonly<Record<SiteName, Site>> = {
  US: {
    perOrderFee: [
      since(
        '2024-03-15',
        ['official', 'winter-2024', 'us-4822-table', 'us-rates-2026-08', 'us-cards-2026-10'],
        bands('USD', [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }]),
      ),
    ],
    international: {
      everywhere: [seen(['seen', 'us-rates-2026-08', 'multi-2026-06', 'intl-fee-us'], percent('1.65'))],
    },
    belowStandard: {
      recent: [seen(['seen', 'us-rates-2026-08', 'us-cards-2026-10'], percent('6'))],
      lasting: [seen(['seen', 'us-rates-2026-08', 'us-cards-2026-10'], percent('7'))],
    },
    notAsDescribed: {
      recent: [seen(['single', 'us-rates-2026-08'], percent('5'))],
      lasting: [seen(['single', 'us-rates-2026-08'], percent('6'))],
    },
    topRatedDiscount: [seen(['single', 'it-json-2025'], percent('10'))],
    promotedRange: [seen(['seen', 'us-cards-2026-10', 'us-rates-2026-08'], range('percent', '2', '100'))],
    dispute: [seen(['single', 'us-rates-2026-08'], amount('20.00', 'USD'))],
    insertion: {
      none: [seen(['seen', 'us-rates-2026-08', 'multi-2026-06', 'fee-structure-old'], amount('0.35', 'USD'))],
      starter: [seen(['single', 'us-rates-2026-08'], amount('0.30', 'USD'))],
      basic: [seen(['single', 'us-rates-2026-08'], amount('0.25', 'USD'))],
      premium: [seen(['single', 'us-rates-2026-08'], amount('0.10', 'USD'))],
      anchor: [seen(['single', 'us-rates-2026-08'], amount('0.05', 'USD'))],
      enterprise: [seen(['single', 'us-rates-2026-08'], amount('0.05', 'USD'))],
    },
    insertionByCategory: { 'heavy-equipment': [seen(['single', 'us-rates-2026-08'], amount('20.00', 'USD'))] },
    stores: {
      none: usWithoutStore,
      starter: usWithoutStore,
      basic: usWithStore,
      premium: usWithStore,
      anchor: usWithStore,
      enterprise: usWithStore,
    },
  },
  UK: {
    perOrderFee: [
      seen(['seen', 'multi-2026-06', 'mkt-2026'], bands('GBP', [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }])),
    ],
    international: { restOfWorld: [seen(['single', 'multi-2026-06', 'uk-clearpence'], percent('2'))] },
    regulatoryFee: [seen(['seen', 'multi-2026-06', 'uk-droopify', 'uk-clearpence'], percent('0.35'))],
    vatOnFees: [seen(['seen', 'multi-2026-06', 'uk-droopify'], percent('20'))],
    cap: { 'most-categories': [seen(['single', 'multi-2026-06'], amount('250.00', 'GBP'))] },
    privateSeller: {
      finalValueFee: [since('2024-10-01', ['seen', 'multi-2026-06', 'ie-2026-09-24'], percent('0'))],
      buyerProtection: {
        fixed: [seen(['unknown', 'unsourced'], amount('0.10', 'GBP'))],
        byPrice: [
          seen(
            ['unknown', 'unsourced'],
            tiersByPart('GBP', [
              { upTo: '20', percent: '7' },
              { upTo: '300', percent: '4' },
              { upTo: '4000', percent: '2' },
              { percent: '0' },
            ]),
          ),
        ],
      },
    },
    stores: { none: ukBusiness },
  },
  DE: {
    perOrderFee: [
      seen(
        ['seen', 'de-kosten', 'de-metaprice', 'de-notes'],
        bands('EUR', [{ upTo: '10', amount: '0.35' }, { amount: '0.45' }]),
      ),
    ],
    privateSeller: { finalValueFee: [since('2023-03-01', ['seen', 'de-notes', 'multi-2026-06'], percent('0'))] },
    insertion: { none: [seen(['single', 'de-kosten'], amount('0.35', 'EUR'))] },
    stores: { none: deBusiness },
  },
  AU: {
    perOrderFee: [
      seen(['single', 'multi-2026-06'], bands('AUD', [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }])),
    ],
    international: { everywhere: [since('2026-05-12', ['single', 'multi-2026-06'], percent('3'))] },
    cap: { 'most-categories': [seen(['single', 'multi-2026-06'], amount('440.00', 'AUD'))] },
    privateSeller: { finalValueFee: [since('2026-05-01', ['single', 'ie-2026-09-24'], percent('0'))] },
    stores: { none: au },
  },
  CA: {
    perOrderFee: [
      seen(['seen', 'multi-2026-06', 'mkt-2026'], bands('CAD', [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }])),
    ],
    international: { everywhere: [seen(['single', 'multi-2026-06'], percent('1.65'))] },
    stores: { none: ca },
  },
  IE: {
    perOrderFee: [seen(['single', 'ie-2026-09-24'], bands('EUR', [{ over: '10', amount: '0.35' }]))],
    regulatoryFee: [seen(['single', 'ie-2026-09-24'], percent('0.43'))],
    stores: { none: ie },
  },
};
