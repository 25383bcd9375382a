import type { Currency } from '@formation/money';
import type { Schedule } from '../../schedule/schedule.ts';
import type { Amount, Charge, Percent } from '../../value/fee-value.ts';

/** Where the payer's card is from, seen from the account's country. */
export const cards = ['domestic', 'premium', 'eea', 'uk', 'international'] as const;
export type Card = (typeof cards)[number];

/** Ways to pay without a card, and a card at a terminal. */
export const methods = [
  'achDirectDebit',
  'linkByBank',
  'bacsDirectDebit',
  'sepaDirectDebit',
  'alipayOrWeChat',
  'terminal',
  'klarna',
  'stablecoin',
] as const;
export type Method = (typeof methods)[number];

/** Stripe's products that add to the price of a payment. */
export const extras = ['manualEntry', 'invoicing', 'billing', 'managedPayments'] as const;
export type Extra = (typeof extras)[number];

/** What becomes of a payment that the card's holder disputes: the company gives way, or answers. */
export const disputes = ['accepted', 'answered'] as const;

/** How fast a balance is paid out. */
export const speeds = ['standard', 'instant'] as const;
export type Speed = (typeof speeds)[number];

/** Stripe's prices for an account in a country, in its currency; what is missing was not found published. */
export type Country = Readonly<{
  card: Schedule<Charge>;
  /** The percentage for cards from elsewhere, in place of the domestic card's; the fixed part stays. */
  cardFrom: Readonly<Partial<Record<Exclude<Card, 'domestic'>, Schedule<Percent>>>>;
  /** Added when the payment's currency is not that of the account. */
  conversion?: Schedule<Percent>;
  methods?: Readonly<Partial<Record<Method, Schedule<Charge>>>>;
  extras?: Readonly<Partial<Record<Extra, Schedule<Charge>>>>;
  payouts?: Readonly<Partial<Record<Speed, Schedule<Charge>>>>;
  /** For a payment that the card's holder disputes, and again to answer it; the second comes back if it is won. */
  dispute?: Readonly<{ each: Schedule<Amount>; answer?: Schedule<Amount> }>;
  /** To set up a company through Stripe, once. */
  atlas?: Schedule<Amount>;
  /** Of the fee, on top of it. */
  taxOnFee?: Schedule<Percent>;
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

export const countryNames = Object.keys(countryCurrencies) as readonly CountryName[]; // its own keys
