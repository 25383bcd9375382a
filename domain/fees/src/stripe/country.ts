import type { Currency } from '@formation/money';
import type { Schedule } from '../schedule.ts';

/** Where the payer's card is from, seen from the account's country. */
export const cards = ['domestic', 'premium', 'eea', 'uk', 'international'] as const;
export type Card = (typeof cards)[number];

/** Ways to pay without a card, and a card at a terminal. */
export const methods = ['achDirectDebit', 'terminal', 'klarna'] as const;
export type Method = (typeof methods)[number];

/** Stripe's products that add to the price of a payment. */
export const extras = ['manualEntry', 'invoicing', 'billing', 'managedPayments'] as const;
export type Extra = (typeof extras)[number];

/** A fraction of the payment, an amount in the currency of the account, and the least and most it can be. */
export type Price = Readonly<{ rate: string; fixed?: string; least?: string; most?: string }>;

/** Stripe's prices for an account in a country; what is missing was not found published. */
export type Country = Readonly<{
  currency: Currency;
  card: Schedule<Price>;
  /** The fraction for cards from elsewhere, in place of the domestic card's; the fixed part stays. */
  cardFrom: Readonly<Partial<Record<Exclude<Card, 'domestic'>, Schedule<string>>>>;
  /** Added when the payment's currency is not that of the account. */
  conversion?: Schedule<string>;
  methods?: Readonly<Partial<Record<Method, Schedule<Price>>>>;
  extras?: Readonly<Partial<Record<Extra, Schedule<Price>>>>;
  payouts?: Readonly<Partial<Record<'standard' | 'instant', Schedule<Price>>>>;
  /** For a payment that the card's holder disputes, and again to answer it. */
  dispute?: Schedule<Readonly<{ each: string; answer: string }>>;
  /** To set up a company through Stripe, once. */
  atlas?: Schedule<string>;
  /** Fraction of the fee, on top of it. */
  taxOnFee?: Schedule<string>;
}>;

/** The countries of accounts that we have a table for; the euro's countries share one. */
export const countryCurrencies = {
  US: 'USD',
  GB: 'GBP',
  HK: 'HKD',
  SG: 'SGD',
  AU: 'AUD',
  CA: 'CAD',
  EU: 'EUR',
  IN: 'INR',
  NZ: 'NZD',
  MY: 'MYR',
} as const satisfies Readonly<Record<string, Currency>>;
export type CountryName = keyof typeof countryCurrencies;

/** The countries whose accounts are in a currency. */
export type CountryIn<C extends Currency> = {
  [N in CountryName]: (typeof countryCurrencies)[N] extends C ? N : never;
}[CountryName];
