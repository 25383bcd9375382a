import { rate, type Currency, type Rate } from '@formation/money';
import { quickSource } from '../../../schedule/quick-source.ts';
import type { Schedule } from '../../../schedule/schedule.ts';

/** The shops of the quick estimate and the currency of each. */
export const marketplaces = { us: 'USD', uk: 'GBP', de: 'EUR' } as const satisfies Record<string, Currency>;
export type Marketplace = keyof typeof marketplaces;

export const categories = ['everything_else', 'electronics', 'clothing', 'books'] as const;
export type Category = (typeof categories)[number];

/** `fba`: Amazon stores and sends; `fbm`: the seller does. */
export const fulfilments = ['fba', 'fbm'] as const;
export type Fulfilment = (typeof fulfilments)[number];

type ReferralRates = Readonly<{
  /** Fraction of the selling price, by category. */
  byCategory: Readonly<Record<string, Rate>>;
  /** For a category without a rate of its own, by shop. */
  otherwise: Readonly<Record<Marketplace, Rate>>;
}>;

export const referralRates: Schedule<ReferralRates> = [
  {
    ...quickSource('Amazon categories and marketplaces'),
    value: {
      byCategory: {
        everything_else: rate('0.15'),
        electronics: rate('0.08'),
        clothing: rate('0.17'),
        books: rate('0.15'),
      },
      otherwise: { us: rate('0.15'), uk: rate('0.15'), de: rate('0.15') },
    },
  },
];

/** The largest that a standard product can be; inches and pounds, limits included. */
type StandardSize = Readonly<{ longest: Rate; median: Rate; shortest: Rate; weightLb: Rate }>;

export const standardSize: Schedule<StandardSize> = [
  {
    ...quickSource('Amazon formulas'),
    value: { longest: rate('18'), median: rate('14'), shortest: rate('8'), weightLb: rate('20') },
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

/** What the analysis compares with. */
type Goals = Readonly<{
  /** Return on the seller's own costs to aim for. */
  returnOnInvestment: Rate;
  /** The least that percentages of the analysis divide by; major units. */
  smallestDivisor: string;
}>;

export const goals: Schedule<Goals> = [
  { ...quickSource('Amazon formulas'), value: { returnOnInvestment: rate('0.5'), smallestDivisor: '1' } },
];
