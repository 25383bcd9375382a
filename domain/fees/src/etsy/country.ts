import type { Currency } from '@formation/money';
import type { Schedule } from '../schedule.ts';

/** What Etsy keeps for taking the buyer's payment: a fraction, and an amount in the currency of the account. */
export type Processing = Readonly<{ rate: string; fixed: string; rateFromAbroad?: string }>;

/** Etsy's fees for a shop by the country of its bank account; what is missing was not found published. */
export type Country = Readonly<{
  currency: Currency;
  processing?: Schedule<Processing>;
  /** Fraction of price, shipping and gift wrap; only some countries have it. */
  regulatoryFee?: Schedule<string>;
}>;

/** The countries of bank accounts that we have a table for, and the currency of each. */
export const countryCurrencies = {
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  DE: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  NL: 'EUR',
  IE: 'EUR',
  BE: 'EUR',
  AT: 'EUR',
  SE: 'SEK',
  SG: 'SGD',
  HK: 'HKD',
  NZ: 'NZD',
  MX: 'MXN',
  IN: 'INR',
  TR: 'TRY',
} as const satisfies Readonly<Record<string, Currency>>;
export type CountryName = keyof typeof countryCurrencies;

/** The countries whose accounts are in a currency. */
export type CountryIn<C extends Currency> = {
  [N in CountryName]: (typeof countryCurrencies)[N] extends C ? N : never;
}[CountryName];
