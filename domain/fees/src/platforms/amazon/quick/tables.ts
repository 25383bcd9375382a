import { rate, type Currency, type Rate } from '@formation/money';
import { quickSource } from '../../../schedule/quick-source.ts';
import type { Schedule } from '../../../schedule/schedule.ts';
import type { Percent } from '../../../value/fee-value.ts';
import { percent } from '../../../value/kinds.ts';

/** The shops of the quick estimate and the currency of each. */
export const marketplaces = { us: 'USD', uk: 'GBP', de: 'EUR' } as const satisfies Record<string, Currency>;
export type Marketplace = keyof typeof marketplaces;

export const categories = ['everything_else', 'electronics', 'clothing', 'books'] as const;
export type Category = (typeof categories)[number];

/** `fba`: Amazon stores and sends; `fbm`: the seller does. */
export const fulfilments = ['fba', 'fbm'] as const;
export type Fulfilment = (typeof fulfilments)[number];

const ofPrice = (text: string): Schedule<Percent> => [
  { ...quickSource('Amazon categories and marketplaces'), value: percent(text) },
];

/** Of the selling price, by category. */
export const referralRates: Readonly<Record<string, Schedule<Percent>>> = {
  everything_else: ofPrice('15'),
  electronics: ofPrice('8'),
  clothing: ofPrice('17'),
  books: ofPrice('15'),
};

/** For a category without a rate of its own, by shop. */
export const defaultReferralRates: Readonly<Record<Marketplace, Schedule<Percent>>> = {
  us: ofPrice('15'),
  uk: ofPrice('15'),
  de: ofPrice('15'),
};

/** The largest that a standard product can be, limits included. */
type StandardSize = Readonly<{ longestIn: Rate; medianIn: Rate; shortestIn: Rate; weightLb: Rate }>;

export const standardSize: Schedule<StandardSize> = [
  {
    ...quickSource('Amazon formulas'),
    value: { longestIn: rate('18'), medianIn: rate('14'), shortestIn: rate('8'), weightLb: rate('20') },
  },
];

/** Major units of the shop's currency; weights in pounds, limits included. */
type FulfilmentPrices = Readonly<{
  standard: Readonly<{
    steps: readonly Readonly<{ upToLb: string; fee: string }>[];
    /** Heavier than the last step: a fee, and an amount for each pound started. */
    above: Readonly<{ fromLb: string; fee: string; perStartedLb: string }>;
  }>;
  /** The base covers the first pound; every part of a pound above it counts as that part. */
  oversize: Readonly<{ base: string; includedLb: string; perLb: string; decimals: number }>;
}>;

export const fulfilmentPrices: Schedule<FulfilmentPrices> = [
  {
    ...quickSource('Amazon formulas'),
    value: {
      standard: {
        steps: [
          { upToLb: '0.375', fee: '3.22' },
          { upToLb: '0.75', fee: '3.48' },
          { upToLb: '1', fee: '3.77' },
          { upToLb: '2', fee: '4.75' },
        ],
        above: { fromLb: '2', fee: '4.75', perStartedLb: '0.38' },
      },
      oversize: { base: '9.39', includedLb: '1', perLb: '0.83', decimals: 2 },
    },
  },
];

/** Return on the seller's own costs that the analysis aims for. */
export const returnGoal: Schedule<Percent> = [{ ...quickSource('Amazon formulas'), value: percent('50') }];

/** The least that percentages of the analysis divide by; major units of the shop's currency. */
export const smallestDivisor: Schedule<string> = [{ ...quickSource('Amazon formulas'), value: '1' }];
