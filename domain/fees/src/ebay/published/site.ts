import type { Currency } from '@formation/money';
import type { TieredRate } from '../../published/tiered-fee.ts';
import type { Schedule } from '../../schedule.ts';

/** eBay's sites that we have tables for, and the currency of each. */
export const siteCurrencies = {
  US: 'USD',
  UK: 'GBP',
  DE: 'EUR',
  AU: 'AUD',
  CA: 'CAD',
  IE: 'EUR',
} as const satisfies Record<string, Currency>;
export type SiteName = keyof typeof siteCurrencies;

/** The sites that charge in a currency. */
export type SiteIn<C extends Currency> = {
  [S in SiteName]: (typeof siteCurrencies)[S] extends C ? S : never;
}[SiteName];

export const stores = ['none', 'starter', 'basic', 'premium', 'anchor', 'enterprise'] as const;
export type Store = (typeof stores)[number];

/** Where the buyer is, seen from the site. */
export const buyerRegions = ['domestic', 'europeOrNorthAmerica', 'restOfWorld'] as const;
export type BuyerRegion = (typeof buyerRegions)[number];

/** Whether a surcharge for bad service is new, or has lasted for more than four months. */
export type Lasting = 'recent' | 'lasting';

/** A fraction, or an amount in the site's currency. */
type Number = Schedule<string>;

/** One amount for each order, by the total amount of the sale. */
export type OrderBand = Readonly<{ upTo?: string; over?: string; amount: string }>;

/** What is missing here has not been found published. */
export type Site = Readonly<{
  currency: Currency;
  /** Final value fee by category, for each kind of store. */
  stores: Readonly<Partial<Record<Store, Readonly<Record<string, Schedule<TieredRate>>>>>>;
  perOrderFee: Schedule<readonly OrderBand[]>;
  international?: Readonly<Partial<Record<Exclude<BuyerRegion, 'domestic'> | 'everywhere', Number>>>;
  belowStandard?: Readonly<Record<Lasting, Number>>;
  notAsDescribed?: Readonly<Record<Lasting, Number>>;
  /** Fraction of the final value fee. */
  topRatedDiscount?: Number;
  promotedRange?: Schedule<Readonly<{ least: string; most: string }>>;
  /** Each listing above the free ones. */
  insertion?: Readonly<Partial<Record<Store, Number>>>;
  insertionByCategory?: Readonly<Record<string, Number>>;
  dispute?: Number;
  regulatoryFee?: Number;
  vatOnFees?: Number;
  /** The most that the final value fee of one item can be. */
  cap?: Readonly<{ categories: readonly string[]; amount: Number }>;
  /** Where private sellers pay something else than businesses. */
  privateSeller?: Readonly<{
    finalValueFee: Number;
    /** What the buyer pays eBay on top. */
    buyerProtection?: Schedule<Readonly<{ fixed: string; tiered: TieredRate }>>;
  }>;
}>;
