import { rate, type Currency, type Rate } from '@formation/money';
import { quickSource } from '../../../schedule/quick-source.ts';
import type { Schedule } from '../../../schedule/schedule.ts';

/** The currencies that the quick estimate offers, in the order of each list. */
export const senderCurrencies = ['GBP', 'USD', 'EUR'] as const satisfies readonly Currency[];
export const recipientCurrencies = ['EUR', 'GBP', 'USD'] as const satisfies readonly Currency[];

/** The ways to pay that are offered, in their order. `card` has a price, but is not offered. */
export const offeredMethods = ['bankTransfer', 'account', 'swift', 'debitCard', 'creditCard'] as const;
export type OfferedMethod = (typeof offeredMethods)[number];
export type Method = OfferedMethod | 'card';

/** What a transfer costs before any discount. */
export type Price = Readonly<{
  /** Fraction of the amount sent. */
  variable: Rate;
  /** In the sending currency, major units. */
  fixed: string;
  /** The least that the fee can be; sending currency, major units. */
  minimum: string;
}>;

const price = (variable: string, fixed: string): Price => ({ variable: rate(variable), fixed, minimum: '1' });

export const prices: Schedule<Readonly<Record<Method, Price>>> = [
  {
    ...quickSource('Wise fee per method'),
    value: {
      bankTransfer: price('0.006', '0.35'),
      account: price('0.006', '0.35'),
      swift: price('0.008', '0.50'),
      debitCard: price('0.012', '0.35'),
      creditCard: price('0.014', '0.35'),
      card: price('0.012', '0.35'),
    },
  },
];

/** A part of the fee that is given back, from an amount sent on (sending currency, major units). */
export type DiscountStep = Readonly<{ atLeast: string; off: Rate }>;

/** Smallest amount first; below the first step there is no discount. */
export const discounts: Schedule<readonly DiscountStep[]> = [
  {
    ...quickSource('Wise formulas'),
    value: [
      { atLeast: '1000', off: rate('0.05') },
      { atLeast: '5000', off: rate('0.10') },
      { atLeast: '10000', off: rate('0.15') },
      { atLeast: '20000', off: rate('0.20') },
      { atLeast: '50000', off: rate('0.25') },
    ],
  },
];

/** Units of the second currency for one of the first; a pair that is missing counts as 1. */
export const exchangeRates: Schedule<Readonly<Record<string, Rate>>> = [
  {
    ...quickSource('Wise exchange rates'),
    value: {
      'GBP-EUR': rate('1.1516'),
      'GBP-USD': rate('1.27'),
      'EUR-GBP': rate('0.868'),
      'EUR-USD': rate('1.09'),
      'USD-GBP': rate('0.79'),
      'USD-EUR': rate('0.92'),
    },
  },
];
