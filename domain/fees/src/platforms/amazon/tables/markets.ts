import { citing } from '../../../schedule/citing.ts';
import { amount, names, percent, period } from '../../../value/kinds.ts';
import type { Market, MarketName } from '../marketplace.ts';
import { digitalServices } from './digital-services.ts';
import { usExtras } from './extras-us.ts';
import { deFulfilment } from './fulfilment-de.ts';
import { ukFulfilment } from './fulfilment-uk.ts';
import { usFulfilment } from './fulfilment-us.ts';
import { deClosing, deReferral } from './referral-de.ts';
import { ukClosing, ukReferral } from './referral-uk.ts';
import { usClosing, usReferral } from './referral-us.ts';
import { deSizes, ukSizes } from './sizes-eu.ts';
import { usSizes } from './sizes-us.ts';
import { sources } from './sources.ts';
import { deStorage, ukStorage, usStorage } from './storage.ts';

const { begins, since, seen } = citing(sources);

/** What Amazon charges in each shop. */
export const markets: Readonly<Record<MarketName, Market>> = {
  us: {
    referral: usReferral,
    minimumReferral: [seen(['seen', 'rates-2026-08', 'lt-readme', 'us-no-change-2025'], amount('0.30', 'USD'))],
    closing: usClosing,
    perItem: [seen(['single', 'rates-2026-08'], amount('0.99', 'USD'))],
    plan: [seen(['single', 'rates-2026-08'], amount('39.99', 'USD', 'month'))],
    sizes: usSizes,
    fulfilment: usFulfilment,
    surcharge: [begins('2026-04-17', ['seen', 'cratefit', 'lt-readme'], percent('3.5'))],
    peak: [since('2026-10-15', ['single', 'lt-tool'], period({ to: '2027-01-14', perUnit: '0.32', currency: 'USD' }))],
    storage: usStorage,
    digitalServices: digitalServices.us,
    extras: usExtras,
  },
  uk: {
    referral: ukReferral,
    minimumReferral: [seen(['seen', 'rates-2026-08', 'lt-tool'], amount('0.25', 'GBP'))],
    closing: ukClosing,
    perItem: [seen(['single', 'rates-2026-08'], amount('0.75', 'GBP'))],
    plan: [seen(['single', 'rates-2026-08'], amount('25.00', 'GBP', 'month'))],
    sizes: ukSizes,
    fulfilment: ukFulfilment,
    surcharge: [begins('2026-04-17', ['seen', 'lt-tool', 'uk-sql', 'rates-2026-08'], percent('1.5'))],
    peak: [since('2026-10-15', ['single', 'lt-tool'], period({ to: '2027-01-14', currency: 'GBP' }))],
    lowPrice: {
      limit: [
        seen(['official', 'eu-2026'], amount('10', 'GBP')),
        since('2026-02-01', ['official', 'eu-2026', 'uk-2026-ts', 'lt-tool', 'rates-2026-08'], amount('20', 'GBP')),
      ],
      limitOfExcluded: [seen(['seen', 'uk-2026-ts', 'lt-tool', 'rates-2026-08'], amount('10', 'GBP'))],
      excluded: [
        seen(
          ['seen', 'uk-2026-ts', 'lt-tool', 'rates-2026-08'],
          names([
            'beauty-health',
            'business-industrial',
            'office-products',
            'grocery',
            'books',
            'amazon-device-accessories',
            'kitchen',
          ]),
        ),
      ],
    },
    dangerousGoods: [since('2026-07-01', ['seen', 'lt-tool', 'rates-2026-08'], amount('0.10', 'GBP'))],
    storage: ukStorage,
    vat: {
      inPrice: [since('2021-01-01', ['official', 'vat-marketplaces', 'vat-manual'], percent('20'))],
      onFees: [since('2024-08-01', ['seen', 'vat-fees-a2x', 'vat-fees-eca'], percent('20'))],
    },
    digitalServices: digitalServices.uk,
  },
  de: {
    referral: deReferral,
    minimumReferral: [seen(['single', 'lt-tool'], amount('0.30', 'EUR'))],
    closing: deClosing,
    perItem: [seen(['single', 'de-plans'], amount('0.99', 'EUR'))],
    plan: [seen(['single', 'de-plans'], amount('39.00', 'EUR', 'month'))],
    sizes: deSizes,
    fulfilment: deFulfilment,
    surcharge: [begins('2026-04-17', ['seen', 'lt-tool', 'uk-sql', 'rates-2026-08'], percent('1.5'))],
    peak: [since('2026-10-15', ['single', 'lt-tool'], period({ to: '2027-01-14', currency: 'EUR' }))],
    lowPrice: {
      limit: [
        seen(['official', 'eu-2026'], amount('10', 'EUR')),
        since('2026-02-01', ['official', 'eu-2026', 'uk-2026-ts', 'lt-tool', 'rates-2026-08'], amount('20', 'EUR')),
      ],
      limitOfExcluded: [seen(['seen', 'uk-2026-ts', 'lt-tool', 'rates-2026-08'], amount('10', 'EUR'))],
      excluded: [
        seen(
          ['seen', 'uk-2026-ts', 'lt-tool', 'rates-2026-08'],
          names([
            'beauty-health',
            'business-industrial',
            'office-products',
            'grocery',
            'books',
            'amazon-device-accessories',
            'kitchen',
          ]),
        ),
      ],
    },
    dangerousGoods: [since('2026-07-01', ['seen', 'lt-tool', 'rates-2026-08'], amount('0.10', 'EUR'))],
    storage: deStorage,
    vat: {
      inPrice: [since('2021-07-01', ['single', 'vat-eu'], percent('19'))],
      onFees: [since('2024-08-01', ['seen', 'vat-fees-a2x', 'vat-fees-eca'], percent('19'))],
    },
    digitalServices: digitalServices.de,
  },
};
