import { rate, type Currency, type Rate } from '@formation/money';
import { quickSource } from '../../../schedule/quick-source.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Charge, Percent } from '../../../value/fee-value.ts';
import { charge, percent } from '../../../value/kinds.ts';

/** The currencies that the quick estimate offers, in the order of each list. */
export const senderCurrencies = ['GBP', 'USD', 'EUR'] as const satisfies readonly Currency[];
export const recipientCurrencies = ['EUR', 'GBP', 'USD'] as const satisfies readonly Currency[];

/** The ways to pay that are offered, in their order. `card` has a price, but is not offered. */
export const offeredMethods = ['bankTransfer', 'account', 'swift', 'debitCard', 'creditCard'] as const;
export type OfferedMethod = (typeof offeredMethods)[number];
export type Method = OfferedMethod | 'card';

/** So many units of whichever currency is sent. */
const inEach = (text: string): Readonly<Record<(typeof senderCurrencies)[number], string>> => ({
  GBP: text,
  USD: text,
  EUR: text,
});

const price = (percentage: string, fixed: string): Schedule<Charge> => [
  { ...quickSource('Wise fee per method'), value: charge(percentage, { fixed: inEach(fixed), least: inEach('1') }) },
];

/** What a transfer costs before any discount. */
export const prices: Readonly<Record<Method, Schedule<Charge>>> = {
  bankTransfer: price('0.6', '0.35'),
  account: price('0.6', '0.35'),
  swift: price('0.8', '0.50'),
  debitCard: price('1.2', '0.35'),
  creditCard: price('1.4', '0.35'),
  card: price('1.2', '0.35'),
};

/** How much of the fee is given back from an amount on, which is so many units of whichever currency is sent. */
export type DiscountStep = Readonly<{ atLeast: string; off: Percent }>;

/** Smallest amount first; below the first step there is no discount. */
export const discounts: Schedule<readonly DiscountStep[]> = [
  {
    ...quickSource('Wise formulas'),
    value: [
      { atLeast: '1000', off: percent('5') },
      { atLeast: '5000', off: percent('10') },
      { atLeast: '10000', off: percent('15') },
      { atLeast: '20000', off: percent('20') },
      { atLeast: '50000', off: percent('25') },
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
