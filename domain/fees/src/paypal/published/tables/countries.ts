import { citing } from '../../../published/citing.ts';
import type { Country, FixedFees } from '../country.ts';
import { sources } from './sources.ts';

const entry = citing(sources);

/** What a payment costs besides its percentage, by the currency received; major units. PayPal US, 18 August 2025. */
const usCommercial: FixedFees = {
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

const usSmall: FixedFees = {
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
const lkPersonal: FixedFees = {
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

export const us: Country = {
  currency: 'USD',
  products: {
    checkout: [
      entry(
        '2025-08-18',
        ['verified', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08', 'us-changelog-2026-09'],
        { rate: '0.0349', fixed: usCommercial },
      ),
    ],
    'standard-card': [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08', 'us-ratecard-2026-08', 'us-changelog-2026-09'], {
        rate: '0.0299',
        fixed: usCommercial,
      }),
    ],
    'advanced-card': [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08'], {
        rate: '0.0289',
        fixed: usCommercial,
      }),
    ],
    'goods-services': [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08', 'us-merchant-2026-09', 'toolorbit'], { rate: '0.0299' }),
    ],
    'invoice-paypal': [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08', 'us-ratecard-2026-08', 'us-changelog-2026-09'], {
        rate: '0.0349',
        fixed: usCommercial,
      }),
    ],
    'invoice-card': [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08', 'us-changelog-2026-09'], {
        rate: '0.0299',
        fixed: usCommercial,
      }),
    ],
    'invoice-ach': [entry('2026-09-20', ['estimate', 'us-merchant-2026-09'], { rate: '0.01', cap: { USD: '10.00' } })],
    qr: [
      entry(
        '2025-08-18',
        ['verified', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08', 'us-changelog-2026-09'],
        { rate: '0.0229', fixed: usSmall },
      ),
    ],
    'pay-later': [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08'], {
        rate: '0.0499',
        fixed: usCommercial,
      }),
    ],
    micropayments: [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08'], {
        rate: '0.0499',
        fixed: usSmall,
      }),
    ],
    'virtual-terminal': [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08'], {
        rate: '0.0339',
        fixed: usCommercial,
      }),
    ],
    'pos-card-present': [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08', 'us-ratecard-2026-08'], {
        rate: '0.0229',
        fixed: usSmall,
      }),
    ],
    ach: [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08'], {
        rate: '0.0080',
        cap: { USD: '5.00' },
      }),
    ],
    apm: [entry('2025-08-18', ['verified', 'us-merchant-2025-08'], { rate: '0.0289', fixed: { USD: '0.29' } })],
    donations: [entry('2025-08-18', ['verified', 'us-merchant-2025-08'], { rate: '0.0289', fixed: usCommercial })],
    charity: [entry('2025-08-18', ['verified', 'us-merchant-2025-08'], { rate: '0.0199', fixed: usCommercial })],
    crypto: [entry('2026-08-01', ['verified', 'us-merchant-2025-08'], { rate: '0.0150' })],
  },
  addedFromAbroad: {
    anywhere: [
      entry(
        '2025-08-18',
        ['verified', 'us-merchant-2025-08', 'us-merchant-2026-09', 'us-ratecard-2026-08', 'us-changelog-2026-09'],
        '0.0150',
      ),
    ],
  },
  conversionSpread: [entry('2025-08-18', ['verified', 'us-merchant-2025-08'], '0.03')],
  withdrawals: {
    standard: [entry('2025-08-18', ['verified', 'us-merchant-2025-08'], { rate: '0' })],
    instant: [
      entry('2025-08-18', ['verified', 'us-merchant-2025-08'], { rate: '0.0150', least: '0.50', limit: '25000.00' }),
    ],
    personalInstant: [entry('2026-09-20', ['estimate', 'fee-calc'], { rate: '0.0175', least: '0.25', most: '25.00' })],
  },
};

export const gb: Country = {
  currency: 'GBP',
  products: {
    checkout: [entry('2026-06-09', ['estimate', 'multi-2026-06'], { rate: '0.029', fixed: { GBP: '0.30' } })],
    micropayments: [entry('2026-09-20', ['estimate', 'unsourced'], { rate: '0.05', fixed: { GBP: '0.05' } })],
  },
  addedFromAbroad: {
    eea: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.0129')],
    restOfWorld: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.0199')],
  },
  conversionSpread: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.03')],
};

export const hk: Country = {
  currency: 'HKD',
  products: {
    checkout: [entry('2026-06-09', ['estimate', 'multi-2026-06'], { rate: '0.039', fixed: { HKD: '2.35' } })],
    micropayments: [entry('2026-06-09', ['estimate', 'multi-2026-06'], { rate: '0.05', fixed: { HKD: '0.39' } })],
  },
  addedFromAbroad: { anywhere: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.005')] },
  conversionSpread: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.04')],
};

export const sg: Country = {
  currency: 'SGD',
  products: {
    checkout: [entry('2026-06-09', ['estimate', 'multi-2026-06'], { rate: '0.039', fixed: { SGD: '0.50' } })],
    micropayments: [entry('2026-06-09', ['estimate', 'multi-2026-06'], { rate: '0.055', fixed: { SGD: '0.08' } })],
  },
  addedFromAbroad: { anywhere: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.005')] },
  conversionSpread: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.03')],
};

export const de: Country = {
  currency: 'EUR',
  products: {
    checkout: [entry('2026-06-09', ['estimate', 'multi-2026-06'], { rate: '0.0299', fixed: { EUR: '0.39' } })],
    micropayments: [entry('2026-06-09', ['estimate', 'multi-2026-06'], { rate: '0.0499', fixed: { EUR: '0.09' } })],
  },
  addedFromAbroad: {
    uk: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.0129')],
    restOfWorld: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.0199')],
    eea: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0')],
  },
  conversionSpread: [entry('2026-06-09', ['estimate', 'multi-2026-06'], '0.03')],
};

/** Payments within India are not offered. */
export const india: Country = {
  currency: 'INR',
  products: {},
  productsFromAbroad: {
    checkout: [
      entry('2026-06-09', ['verified', 'multi-2026-06', 'kr-official'], { rate: '0.044', fixed: { INR: '3.00' } }),
    ],
  },
};

/**
 * Receiving in Sri Lanka was announced on 15 May 2026; no page with its business fees was found. The rate is that of
 * PayPal's Korean and Indian pages, the fixed fee that of personal payments: an estimate.
 */
export const sriLanka: Country = {
  currency: 'LKR',
  products: { commercial: [entry('2026-05-15', ['estimate', 'spec'], { rate: '0.029', fixed: {} })] },
  productsFromAbroad: {
    commercial: [entry('2026-05-15', ['estimate', 'kr-official', 'spec'], { rate: '0.044', fixed: lkPersonal })],
  },
  conversionSpread: [entry('2025-04-21', ['verified', 'pte-consumer-2025-04'], '0.03')],
  withdrawals: {
    standard: [entry('2025-04-21', ['verified', 'pte-consumer-2025-04'], { rate: '0' })],
    usBank: [entry('2025-04-21', ['verified', 'pte-consumer-2025-04'], { rate: '0' })],
  },
};
