import type { Currency } from '@formation/money';
import type { Schedule } from '../../schedule/schedule.ts';
import type { Charge, Percent } from '../../value/fee-value.ts';

/** Etsy's fees for a shop by the country of its bank account; what is missing was not found published. */
export type Country = Readonly<{
  /** For taking the buyer's payment. */
  processing?: Schedule<Charge>;
  /** Where a buyer abroad costs more. */
  processingFromAbroad?: Schedule<Charge>;
  /** Of price, shipping and gift wrap; only some countries have it. */
  regulatoryFee?: Schedule<Percent>;
  /** Of all fees but the conversion, for shops without a VAT number. */
  vatOnFees?: Schedule<Percent>;
}>;

/** The countries of bank accounts that we have a table for, and the currency of each. */
export const countryCurrencies = {
  US: 'USD',
  GB: 'GBP',
  AU: 'AUD',
  AT: 'EUR',
  BE: 'EUR',
  CA: 'CAD',
  DE: 'EUR',
  ES: 'EUR',
  FR: 'EUR',
  HK: 'HKD',
  HU: 'HUF',
  IE: 'EUR',
  IN: 'INR',
  IT: 'EUR',
  MX: 'MXN',
  NL: 'EUR',
  NZ: 'NZD',
  SE: 'SEK',
  SG: 'SGD',
  TR: 'TRY',
  VN: 'VND',
} as const satisfies Readonly<Record<string, Currency>>;
export type CountryName = keyof typeof countryCurrencies;

export const countryNames = Object.keys(countryCurrencies) as readonly CountryName[]; // its own keys
