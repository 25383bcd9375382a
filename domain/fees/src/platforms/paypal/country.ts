import type { Currency } from '@formation/money';
import type { Schedule } from '../../schedule/schedule.ts';
import type { Amount, Charge, Percent } from '../../value/fee-value.ts';

/** The seller's countries that we have tables for, and the currency of each. */
export const countryCurrencies = {
  LK: 'LKR',
  US: 'USD',
  GB: 'GBP',
  HK: 'HKD',
  SG: 'SGD',
  DE: 'EUR',
  IN: 'INR',
} as const satisfies Readonly<Record<string, Currency>>;
export type CountryName = keyof typeof countryCurrencies;

export const countryNames = Object.keys(countryCurrencies) as readonly CountryName[]; // its own keys

/** Where the buyer is, seen from the seller's country. */
export const buyerRegions = ['restOfWorld', 'eea', 'uk', 'domestic'] as const;
export type BuyerRegion = (typeof buyerRegions)[number];

/** What products cost by their ids: of the payment, and for it by the currency received. */
type Products = Readonly<Record<string, Schedule<Charge>>>;

/** PayPal's fees for sellers of a country; what is missing was not found published. */
export type Country = Readonly<{
  products: Products;
  /** Where payments from abroad have prices of their own, instead of an added rate. */
  productsFromAbroad?: Products;
  /** Added to the product's rate for a buyer abroad. */
  addedFromAbroad?: Readonly<Partial<Record<Exclude<BuyerRegion, 'domestic'> | 'anywhere', Schedule<Percent>>>>;
  /** Taken off the mid-market rate when PayPal converts what was received. */
  conversionSpread?: Schedule<Percent>;
  /** By the kind of withdrawal to a bank. */
  withdrawals?: Readonly<Record<string, Schedule<Charge>>>;
  /** The most that one withdrawal can be, by its kind. */
  withdrawalLimits?: Readonly<Record<string, Schedule<Amount>>>;
}>;
