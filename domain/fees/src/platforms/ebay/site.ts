import type { Currency } from '@formation/money';
import type { Schedule } from '../../schedule/schedule.ts';
import type { Amount, Bands, Percent, Range, Tiers } from '../../value/fee-value.ts';

/** eBay's sites that we have tables for, and the currency of each. */
export const siteCurrencies = {
  US: 'USD',
  UK: 'GBP',
  DE: 'EUR',
  AU: 'AUD',
  CA: 'CAD',
  IE: 'EUR',
} as const satisfies Readonly<Record<string, Currency>>;
export type SiteName = keyof typeof siteCurrencies;

export const siteNames = Object.keys(siteCurrencies) as readonly SiteName[]; // its own keys

export const stores = ['none', 'starter', 'basic', 'premium', 'anchor', 'enterprise'] as const;
export type Store = (typeof stores)[number];

/** Where the buyer is, seen from the site. */
export const buyerRegions = ['domestic', 'europeOrNorthAmerica', 'restOfWorld'] as const;
type BuyerRegion = (typeof buyerRegions)[number];

/** Whether a surcharge for bad service is new, or has lasted for more than four months. */
export const lastings = ['recent', 'lasting'] as const;
type Lasting = (typeof lastings)[number];

/** What a category costs, by its id. */
export type Categories = Readonly<Record<string, Schedule<Tiers>>>;

/** A site's fees in its currency; percentages are of the total amount of the sale. What is missing was not found published. */
export type Site = Readonly<{
  /** By the total amount of the sale. */
  perOrderFee: Schedule<Bands>;
  international?: Readonly<Partial<Record<Exclude<BuyerRegion, 'domestic'> | 'everywhere', Schedule<Percent>>>>;
  belowStandard?: Readonly<Record<Lasting, Schedule<Percent>>>;
  notAsDescribed?: Readonly<Record<Lasting, Schedule<Percent>>>;
  /** Of the final value fee. */
  topRatedDiscount?: Schedule<Percent>;
  promotedRange?: Schedule<Range>;
  /** Each listing above the free ones. */
  insertion?: Readonly<Partial<Record<Store, Schedule<Amount>>>>;
  insertionByCategory?: Readonly<Record<string, Schedule<Amount>>>;
  dispute?: Schedule<Amount>;
  regulatoryFee?: Schedule<Percent>;
  /** Of all fees. */
  vatOnFees?: Schedule<Percent>;
  /** The most that the final value fee of one item can be, by its category. */
  cap?: Readonly<Record<string, Schedule<Amount>>>;
  /** Where private sellers pay something else than businesses. */
  privateSeller?: PrivateSeller;
  /** Final value fee by category, for each kind of store. */
  stores: Readonly<Partial<Record<Store, Categories>>>;
}>;

type PrivateSeller = Readonly<{
  finalValueFee: Schedule<Percent>;
  /** What the buyer pays eBay on top, by the sold price. */
  buyerProtection?: Readonly<{ fixed: Schedule<Amount>; byPrice: Schedule<Tiers> }>;
}>;
