import { citing } from '../../../schedule/citing.ts';
import type { ByCurrency } from '../../../value/fee-value.ts';
import { amount, charge, percent } from '../../../value/kinds.ts';
import type { Country, CountryName } from '../country.ts';
import { sources } from './sources.ts';

const { since, seen } = citing(sources);

/** What a payment costs besides its percentage, by the currency received. PayPal US, 18 August 2025. */
const usCommercial: ByCurrency = {
  AUD: '0.59',
  BRL: '2.90',
  CAD: '0.59',
  CZK: '9.00',
  DKK: '2.90',
  EUR: '0.39',
  HKD: '3.79',
  HUF: '149.00',
  ILS: '1.60',
  JPY: '49',
  MYR: '2.00',
  MXN: '9.00',
  TWD: '14.00',
  NZD: '0.69',
  NOK: '3.90',
  PHP: '25.00',
  PLN: '1.89',
  RUB: '39.00',
  SGD: '0.69',
  SEK: '4.09',
  CHF: '0.49',
  THB: '15.00',
  GBP: '0.39',
  USD: '0.49',
};

const usSmall: ByCurrency = {
  AUD: '0.12',
  BRL: '0.50',
  CAD: '0.11',
  CZK: '1.90',
  DKK: '0.56',
  EUR: '0.07',
  HKD: '0.70',
  HUF: '29.00',
  ILS: '0.30',
  JPY: '9',
  MYR: '0.40',
  MXN: '1.79',
  TWD: '3.00',
  NZD: '0.13',
  NOK: '0.77',
  PHP: '4.40',
  PLN: '0.34',
  RUB: '6.90',
  SGD: '0.12',
  SEK: '0.76',
  CHF: '0.08',
  THB: '2.90',
  GBP: '0.07',
  USD: '0.09',
};

/** PayPal's consumer fees for a group of markets with Sri Lanka, 21 April 2025; for business payments an estimate. */
const lkPersonal: ByCurrency = {
  AUD: '0.30',
  BRL: '0.60',
  CAD: '0.30',
  CZK: '10.00',
  DKK: '2.60',
  EUR: '0.35',
  HKD: '2.35',
  HUF: '90.00',
  ILS: '1.20',
  JPY: '40',
  MYR: '2.00',
  MXN: '4.00',
  TWD: '10.00',
  NZD: '0.45',
  NOK: '2.80',
  PHP: '15.00',
  PLN: '1.35',
  RUB: '10.00',
  SGD: '0.50',
  SEK: '3.25',
  CHF: '0.55',
  THB: '11.00',
  GBP: '0.20',
  USD: '0.30',
};

const us: Country = {
  products: {
    checkout: [
      seen(['official', 'us-pdf-2021'], charge('2.9', { fixed: { USD: '0.30' } })),
      since(
        '2021-08-02',
        [
          'official',
          'us-merchant-2025-08',
          'us-merchant-2026-09',
          'us-ratecard-2026-08',
          'us-changelog-2026-09',
          'us-2021',
        ],
        charge('3.49', { fixed: usCommercial }),
      ),
    ],
    'standard-card': [
      seen(
        ['official', 'us-merchant-2025-08', 'us-ratecard-2026-08', 'us-changelog-2026-09'],
        charge('2.99', { fixed: usCommercial }),
      ),
    ],
    'advanced-card': [
      seen(
        ['official', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08'],
        charge('2.89', { fixed: usCommercial }),
      ),
    ],
    'goods-services': [seen(['official', 'us-merchant-2025-08', 'us-merchant-2026-09', 'toolorbit'], charge('2.99'))],
    'invoice-paypal': [
      seen(
        ['official', 'us-merchant-2025-08', 'us-ratecard-2026-08', 'us-changelog-2026-09'],
        charge('3.49', { fixed: usCommercial }),
      ),
    ],
    'invoice-card': [
      seen(['official', 'us-merchant-2025-08', 'us-changelog-2026-09'], charge('2.99', { fixed: usCommercial })),
    ],
    'invoice-ach': [seen(['official', 'us-merchant-2026-09'], charge('1', { most: { USD: '10.00' } }))],
    qr: [
      since(
        '2023-10-23',
        [
          'official',
          'us-merchant-2025-08',
          'us-merchant-2026-09',
          'us-ratecard-2026-08',
          'us-changelog-2026-09',
          'us-qr-2023',
        ],
        charge('2.29', { fixed: usSmall }),
      ),
    ],
    'pay-later': [
      seen(
        ['official', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08'],
        charge('4.99', { fixed: usCommercial }),
      ),
    ],
    micropayments: [
      seen(
        ['official', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08'],
        charge('4.99', { fixed: usSmall }),
      ),
    ],
    'virtual-terminal': [
      seen(
        ['official', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08'],
        charge('3.39', { fixed: usCommercial }),
      ),
    ],
    'pos-card-present': [
      seen(['official', 'us-merchant-2025-08', 'us-ratecard-2026-08'], charge('2.29', { fixed: usSmall })),
    ],
    ach: [
      seen(
        ['official', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08'],
        charge('0.8', { most: { USD: '5.00' } }),
      ),
    ],
    apm: [seen(['official', 'us-merchant-2025-08'], charge('2.89', { fixed: { USD: '0.29' } }))],
    donations: [seen(['official', 'us-merchant-2025-08'], charge('2.89', { fixed: usCommercial }))],
    charity: [seen(['official', 'us-merchant-2025-08'], charge('1.99', { fixed: usCommercial }))],
    crypto: [since('2026-08-01', ['official', 'us-merchant-2026-09', 'us-merchant-2025-08'], charge('1.5'))],
  },
  addedFromAbroad: {
    anywhere: [
      seen(
        ['official', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08', 'us-changelog-2026-09'],
        percent('1.5'),
      ),
    ],
  },
  conversionSpread: [seen(['official', 'us-merchant-2025-08'], percent('3'))],
  withdrawals: {
    standard: [seen(['official', 'us-merchant-2025-08'], charge('0'))],
    instant: [seen(['official', 'us-merchant-2025-08'], charge('1.5', { least: { USD: '0.50' } }))],
    personalInstant: [seen(['single', 'fee-calc'], charge('1.75', { least: { USD: '0.25' }, most: { USD: '25.00' } }))],
  },
  withdrawalLimits: { instant: [seen(['official', 'us-merchant-2025-08'], amount('25000.00', 'USD'))] },
};

const gb: Country = {
  products: {
    checkout: [seen(['seen', 'gb-2026-10', 'gb-calc', 'multi-2026-06'], charge('2.9', { fixed: { GBP: '0.30' } }))],
    micropayments: [seen(['unknown', 'unsourced'], charge('5', { fixed: { GBP: '0.05' } }))],
  },
  addedFromAbroad: {
    eea: [
      seen(['single', 'gb-2021'], percent('0.5')),
      since('2021-11-01', ['seen', 'gb-2026-10', 'gb-2021', 'gb-calc', 'multi-2026-06'], percent('1.29')),
    ],
    restOfWorld: [seen(['seen', 'gb-2026-10', 'gb-calc', 'multi-2026-06'], percent('1.99'))],
  },
  conversionSpread: [seen(['single', 'gb-calc', 'multi-2026-06'], percent('3'))],
};

/** The seven currencies that a merchant's settlements show. */
const hkCommercial: ByCurrency = {
  AUD: '0.30',
  USD: '0.30',
  CAD: '0.30',
  EUR: '0.35',
  GBP: '0.20',
  NZD: '0.45',
  HKD: '2.35',
};

const hk: Country = {
  products: {
    checkout: [since('2025-08-07', ['single', 'hk-2026-10', 'multi-2026-06'], charge('3.9', { fixed: hkCommercial }))],
    micropayments: [seen(['single', 'multi-2026-06'], charge('5', { fixed: { HKD: '0.39' } }))],
  },
  addedFromAbroad: { anywhere: [since('2025-08-07', ['single', 'hk-2026-10', 'multi-2026-06'], percent('0.5'))] },
  conversionSpread: [seen(['single', 'multi-2026-06'], percent('4')), seen(['single', 'hk-2026-10'], percent('3'))],
};

const sg: Country = {
  products: {
    checkout: [seen(['single', 'multi-2026-06'], charge('3.9', { fixed: { SGD: '0.50' } }))],
    micropayments: [seen(['single', 'multi-2026-06'], charge('5.5', { fixed: { SGD: '0.08' } }))],
  },
  addedFromAbroad: { anywhere: [seen(['single', 'multi-2026-06'], percent('0.5'))] },
  conversionSpread: [seen(['single', 'multi-2026-06'], percent('3'))],
};

const de: Country = {
  products: {
    checkout: [seen(['single', 'multi-2026-06'], charge('2.99', { fixed: { EUR: '0.39' } }))],
    micropayments: [seen(['single', 'multi-2026-06'], charge('4.99', { fixed: { EUR: '0.09' } }))],
  },
  addedFromAbroad: {
    uk: [seen(['single', 'multi-2026-06'], percent('1.29'))],
    restOfWorld: [seen(['single', 'multi-2026-06'], percent('1.99'))],
    eea: [seen(['single', 'multi-2026-06'], percent('0'))],
  },
  conversionSpread: [seen(['single', 'multi-2026-06'], percent('3'))],
};

/** Payments within India are not offered. Two readings have the rate, one the fixed fee. */
const india: Country = {
  products: {},
  productsFromAbroad: {
    checkout: [seen(['single', 'multi-2026-06', 'in-2024'], charge('4.4', { fixed: { INR: '3.00' } }))],
  },
};

/**
 * Receiving in Sri Lanka was announced on 15 May 2026; no page with its business fees was found. The rate is that of
 * PayPal's Korean and Indian pages, the fixed fee that of personal payments: an estimate.
 */
const sriLanka: Country = {
  products: { commercial: [since('2026-05-15', ['unknown', 'spec'], charge('2.9', { fixed: {} }))] },
  productsFromAbroad: {
    // 4.4 by PayPal's page for Korea; a company in Sri Lanka counts 3.49 and 1.5.
    commercial: [
      since(
        '2026-05-15',
        ['range', 'kr-official', 'lk-company-2026-06', 'spec'],
        charge('4.4', { fixed: lkPersonal, between: { low: '4.4', high: '4.99' } }),
      ),
    ],
  },
  conversionSpread: [seen(['official', 'pte-consumer-2025-04'], percent('3'))],
  withdrawals: {
    standard: [seen(['official', 'pte-consumer-2025-04'], charge('0'))],
    usBank: [seen(['official', 'pte-consumer-2025-04'], charge('0'))],
  },
};

/** The seller's countries that we have tables for. */
export const countries: Readonly<Record<CountryName, Country>> = {
  LK: sriLanka,
  US: us,
  GB: gb,
  HK: hk,
  SG: sg,
  DE: de,
  IN: india,
};
