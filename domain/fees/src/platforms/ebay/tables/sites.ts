import { citing } from '../../../schedule/citing.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Percent, Range } from '../../../value/fee-value.ts';
import { amount, bands, percent, range, tiersByPart, yesNo } from '../../../value/kinds.ts';
import type { Site, SiteName } from '../site.ts';
import { de } from './de-categories.ts';
import { au, ca, caWithStore, ie } from './other-categories.ts';
import { sources } from './sources.ts';
import { uk, ukPerOrder } from './uk-categories.ts';
import { usWithoutStore, usWithStore } from './us-categories.ts';
import { usStores } from './us-stores.ts';

const { begins, since, seen } = citing(sources);

const once = (text: string): Schedule<Percent> => [seen(['single', 'sites-2026-07'], percent(text))];

/** One programming interface for every site says the same. */
const promotedRange: Schedule<Range> = [seen(['official', 'promoted-api'], range('percent', '2', '100'))];

/** The euro's sites have the same steps. */
const fromTheEurozone = {
  eurozone: once('0'),
  nordic: once('1.6'),
  restOfEurope: once('1.6'),
  uk: once('1.2'),
  everywhere: once('3.3'),
} as const;

const pounds = (text: string) => [seen(['single', 'uk-shops-2026-09'], amount(text, 'GBP'))] as const;
const poundsAMonth = (text: string) => ({
  monthly: [seen(['single', 'uk-shops-2026-09'], amount(text, 'GBP', 'month'))] as const,
});
const perMonth = (text: string, currency: 'EUR' | 'AUD') => ({
  monthly: [seen(['single', 'sites-2026-07'], amount(text, currency, 'month'))] as const,
});
const deMonth = (text: string) => ({
  monthly: [seen(['seen', 'de-shops', 'de-gruenderplattform'], amount(text, 'EUR', 'month'))] as const,
});
const deListing = (text: string) => [seen(['single', 'de-2026-07'], amount(text, 'EUR'))] as const;

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
    conversion: [
      seen(['single', 'conversion-us-2026-09'], percent('3')),
      since('2026-10-14', ['single', 'conversion-us-2026-09', 'conversion-rise-2026-10'], percent('3.25')),
    ],
    belowStandard: {
      recent: [
        seen(['single', 'us-2022-03'], percent('5')),
        since('2022-03-01', ['seen', 'us-rates-2026-08', 'us-cards-2026-10', 'us-2022-03'], percent('6')),
      ],
      lasting: [seen(['seen', 'us-rates-2026-08', 'us-cards-2026-10'], percent('7'))],
    },
    notAsDescribed: {
      recent: [seen(['single', 'us-rates-2026-08'], percent('5'))],
      lasting: [seen(['single', 'us-rates-2026-08'], percent('6'))],
    },
    topRatedDiscount: [seen(['single', 'it-json-2025'], percent('10'))],
    promotedRange: [
      seen(['official', 'promoted-api', 'us-cards-2026-10', 'us-rates-2026-08'], range('percent', '2', '100')),
    ],
    dispute: [seen(['single', 'us-rates-2026-08'], amount('20.00', 'USD'))],
    ...usStores,
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
      seen(['single', 'uk-2026-02'], bands('GBP', [{ amount: '0.30' }])),
      since(
        '2026-02-12',
        ['seen', 'uk-2026-08', 'sites-2026-07', 'multi-2026-06', 'mkt-2026', 'uk-2026-02'],
        bands('GBP', [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }]),
      ),
    ],
    perOrderByCategory: ukPerOrder,
    international: {
      eurozone: [since('2022-01-01', ['seen', 'uk-2026-08', 'sites-2026-07', 'uk-intl-2022'], percent('1.05'))],
      nordic: [since('2022-01-01', ['seen', 'uk-2026-08', 'sites-2026-07', 'uk-intl-2022'], percent('1.05'))],
      us: [seen(['seen', 'uk-2026-08', 'sites-2026-07'], percent('1.8'))],
      canada: [seen(['seen', 'uk-2026-08', 'sites-2026-07'], percent('1.8'))],
      restOfEurope: [seen(['seen', 'uk-2026-08', 'sites-2026-07'], percent('2'))],
      restOfWorld: [seen(['seen', 'uk-2026-08', 'sites-2026-07', 'multi-2026-06'], percent('2'))],
    },
    conversion: [
      seen(['single', 'conversion-uk-2026-10'], percent('2.5')),
      since('2026-12-01', ['single', 'conversion-uk-2026-10'], percent('2.75')),
    ],
    topRatedDiscount: [seen(['seen', 'uk-2026-08', 'sites-2026-07'], percent('10'))],
    promotedRange,
    regulatoryFee: [
      begins(
        '2024-04-08',
        ['official', 'regulatory-2024', 'uk-2026-08', 'multi-2026-06', 'uk-clearpence'],
        percent('0.35'),
      ),
    ],
    vatOnFees: [seen(['seen', 'uk-2026-08', 'multi-2026-06', 'uk-droopify'], percent('20'))],
    cap: {
      'most-categories': [
        seen(['single', 'multi-2026-06'], amount('250.00', 'GBP')),
        seen(['single', 'uk-2026-08'], yesNo(false)), // the whole page has no such limit
      ],
    },
    privateSeller: {
      finalValueFee: [
        since('2024-10-01', ['official', 'uk-private-2024', 'multi-2026-06', 'ie-2026-09-24'], percent('0')),
      ],
      international: [seen(['single', 'sites-2026-09-30'], percent('3'))],
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
    subscription: { basic: poundsAMonth('27.00'), featured: poundsAMonth('77.00'), anchor: poundsAMonth('437.00') },
    insertion: { none: pounds('0.30'), basic: pounds('0.10'), featured: pounds('0.05'), anchor: pounds('0') },
    stores: { none: uk },
  },
  DE: {
    perOrderFee: [
      seen(
        ['seen', 'de-2026-09', 'de-2026-07', 'de-kosten', 'de-metaprice', 'de-notes'],
        bands('EUR', [{ upTo: '10', amount: '0.35' }, { amount: '0.45' }]),
      ),
    ],
    international: fromTheEurozone,
    topRatedDiscount: once('10'),
    promotedRange,
    privateSeller: { finalValueFee: [since('2023-03-01', ['seen', 'de-notes', 'multi-2026-06'], percent('0'))] },
    subscription: { basic: deMonth('39.95'), top: deMonth('79.95'), premium: deMonth('299.95') },
    insertion: {
      none: [seen(['single', 'de-kosten', 'de-2026-07'], amount('0.35', 'EUR'))],
      basic: deListing('0.10'),
      top: deListing('0.05'),
      premium: deListing('0'),
    },
    stores: { none: de },
  },
  AU: {
    perOrderFee: [
      seen(['single', 'multi-2026-06'], bands('AUD', [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }])),
      seen(['single', 'sites-2026-07'], bands('AUD', [{ amount: '0.30' }])),
    ],
    perOrderByStore: { basic: auPerOrder(), featured: auPerOrder(), anchor: auPerOrder() },
    international: {
      everywhere: [
        begins('2026-05-12', ['single', 'multi-2026-06'], percent('3')),
        seen(['single', 'sites-2026-07'], percent('1.1')),
      ],
    },
    belowStandard: { recent: once('5.5'), lasting: once('6.6') },
    promotedRange,
    cap: {
      'most-categories': [
        seen(['single', 'multi-2026-06'], amount('440.00', 'AUD')),
        seen(['single', 'sites-2026-07'], yesNo(false)), // Pro plans have a lower rate above 4,000 in its place
      ],
    },
    privateSeller: {
      finalValueFee: [since('2026-05-12', ['seen', 'ie-2026-09-24', 'sites-2026-09-30'], percent('0'))],
    },
    subscription: {
      basic: perMonth('27.45', 'AUD'),
      featured: perMonth('82.45', 'AUD'),
      anchor: perMonth('604.95', 'AUD'),
    },
    insertion: { none: [seen(['official', 'au-2023'], amount('1.00', 'AUD'))] },
    stores: au,
  },
  CA: {
    perOrderFee: [
      seen(
        ['seen', 'sites-2026-09-30', 'multi-2026-06', 'mkt-2026'],
        bands('CAD', [{ upTo: '10', amount: '0.30' }, { amount: '0.40' }]),
      ),
    ],
    international: {
      us: [seen(['single', 'multi-2026-06'], percent('1.65')), ...once('0.4')],
      everywhere: [seen(['single', 'multi-2026-06'], percent('1.65')), ...once('1')],
    },
    belowStandard: { recent: once('6'), lasting: once('7') },
    notAsDescribed: { recent: once('5') },
    promotedRange,
    stores: { none: ca, any: caWithStore },
  },
  IE: {
    // Private sellers pay other amounts, with VAT in them: 11% up to 1,990, 0.43%, and 0.05 or 0.35 for an order.
    perOrderFee: [
      seen(
        ['seen', 'sites-2026-09-30', 'sites-2026-07'],
        bands('EUR', [{ upTo: '10', amount: '0.35' }, { amount: '0.45' }]),
      ),
    ],
    international: fromTheEurozone,
    topRatedDiscount: once('10'),
    promotedRange,
    regulatoryFee: [
      begins('2024-04-08', ['official', 'regulatory-2024', 'sites-2026-09-30', 'sites-2026-07'], percent('0.35')),
    ],
    vatOnFees: [seen(['seen', 'sites-2026-09-30', 'sites-2026-07'], percent('23'))],
    subscription: {
      basic: perMonth('19.50', 'EUR'),
      featured: perMonth('39.50', 'EUR'),
      anchor: perMonth('149.50', 'EUR'),
    },
    stores: { none: ie },
  },
};

function auPerOrder() {
  return [seen(['single', 'sites-2026-07'], bands('AUD', [{ amount: '0.33' }]))] as const;
}
