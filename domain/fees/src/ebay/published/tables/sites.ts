import { citing } from '../../../published/citing.ts';
import type { Site, SiteName } from '../site.ts';
import { au, ca, deBusiness, ie, ukBusiness, usWithoutStore, usWithStore } from './categories.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

/** Each site's fees that do not depend on the category; rates are fractions, amounts are in the site's currency. */
export const sites: Readonly<Record<SiteName, Site>> = {
  US: {
    currency: 'USD',
    perOrderFee: [
      entry(
        '2024-03-15',
        ['verified', 'winter-2024', 'us-4822-table', 'us-rates-2026-08', 'us-cards-2026-10'],
        [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }],
      ),
    ],
    international: {
      everywhere: [entry('2026-06-11', ['verified', 'us-rates-2026-08', 'multi-2026-06', 'intl-fee-us'], '0.0165')],
    },
    belowStandard: {
      recent: [entry('2026-08-21', ['verified', 'us-rates-2026-08', 'us-cards-2026-10'], '0.06')],
      lasting: [entry('2026-08-21', ['verified', 'us-rates-2026-08', 'us-cards-2026-10'], '0.07')],
    },
    notAsDescribed: {
      recent: [entry('2026-08-21', ['estimate', 'us-rates-2026-08'], '0.05')],
      lasting: [entry('2026-08-21', ['estimate', 'us-rates-2026-08'], '0.06')],
    },
    topRatedDiscount: [entry('2025-05-27', ['estimate', 'it-json-2025'], '0.10')],
    promotedRange: [
      entry('2026-08-21', ['verified', 'us-cards-2026-10', 'us-rates-2026-08'], { least: '0.02', most: '1' }),
    ],
    dispute: [entry('2026-08-21', ['estimate', 'us-rates-2026-08'], '20.00')],
    insertion: {
      none: [entry('2026-06-11', ['verified', 'us-rates-2026-08', 'multi-2026-06', 'fee-structure-old'], '0.35')],
      starter: [entry('2026-08-21', ['estimate', 'us-rates-2026-08'], '0.30')],
      basic: [entry('2026-08-21', ['estimate', 'us-rates-2026-08'], '0.25')],
      premium: [entry('2026-08-21', ['estimate', 'us-rates-2026-08'], '0.10')],
      anchor: [entry('2026-08-21', ['estimate', 'us-rates-2026-08'], '0.05')],
      enterprise: [entry('2026-08-21', ['estimate', 'us-rates-2026-08'], '0.05')],
    },
    insertionByCategory: { 'heavy-equipment': [entry('2026-08-21', ['estimate', 'us-rates-2026-08'], '20.00')] },
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
    currency: 'GBP',
    perOrderFee: [
      entry(
        '2026-01-01',
        ['verified', 'multi-2026-06', 'mkt-2026'],
        [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }],
      ),
    ],
    international: { restOfWorld: [entry('2026-06-11', ['estimate', 'multi-2026-06', 'uk-clearpence'], '0.02')] },
    regulatoryFee: [entry('2026-06-11', ['verified', 'multi-2026-06', 'uk-droopify', 'uk-clearpence'], '0.0035')],
    vatOnFees: [entry('2026-06-11', ['verified', 'multi-2026-06', 'uk-droopify'], '0.20')],
    cap: { categories: ['most-categories'], amount: [entry('2026-06-11', ['estimate', 'multi-2026-06'], '250.00')] },
    privateSeller: {
      finalValueFee: [entry('2024-10-01', ['verified', 'multi-2026-06', 'ie-2026-09-24'], '0')],
      buyerProtection: [
        entry('2026-08-21', ['estimate', 'unsourced'], {
          fixed: '0.10',
          tiered: {
            by: 'part',
            steps: [
              { upTo: '20', rate: '0.07' },
              { upTo: '300', rate: '0.04' },
              { upTo: '4000', rate: '0.02' },
              { rate: '0' },
            ],
          },
        }),
      ],
    },
    stores: { none: ukBusiness },
  },
  DE: {
    currency: 'EUR',
    perOrderFee: [
      entry(
        '2026-01-01',
        ['verified', 'de-kosten', 'de-metaprice', 'de-notes'],
        [{ upTo: '10', amount: '0.35' }, { amount: '0.45' }],
      ),
    ],
    privateSeller: { finalValueFee: [entry('2023-03-01', ['verified', 'de-notes', 'multi-2026-06'], '0')] },
    insertion: { none: [entry('2026-02-01', ['estimate', 'de-kosten'], '0.35')] },
    stores: { none: deBusiness },
  },
  AU: {
    currency: 'AUD',
    perOrderFee: [
      entry('2026-06-11', ['estimate', 'multi-2026-06'], [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }]),
    ],
    international: { everywhere: [entry('2026-05-12', ['estimate', 'multi-2026-06'], '0.03')] },
    cap: { categories: ['most-categories'], amount: [entry('2026-06-11', ['estimate', 'multi-2026-06'], '440.00')] },
    privateSeller: { finalValueFee: [entry('2026-05-01', ['estimate', 'ie-2026-09-24'], '0')] },
    stores: { none: au },
  },
  CA: {
    currency: 'CAD',
    perOrderFee: [
      entry(
        '2026-01-01',
        ['verified', 'multi-2026-06', 'mkt-2026'],
        [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }],
      ),
    ],
    international: { everywhere: [entry('2026-06-11', ['estimate', 'multi-2026-06'], '0.0165')] },
    stores: { none: ca },
  },
  IE: {
    currency: 'EUR',
    perOrderFee: [entry('2026-09-24', ['estimate', 'ie-2026-09-24'], [{ over: '10', amount: '0.35' }])],
    regulatoryFee: [entry('2026-09-24', ['estimate', 'ie-2026-09-24'], '0.0043')],
    stores: { none: ie },
  },
};
