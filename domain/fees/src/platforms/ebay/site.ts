import type { Currency } from '@formation/money';
import type { Schedule } from '../../schedule/schedule.ts';
import type { Amount, Bands, Percent, Range, Tiers, YesNo } from '../../value/fee-value.ts';

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

export const stores = [
  'none',
  'any',
  'starter',
  'basic',
  'featured',
  'top',
  'premium',
  'anchor',
  'enterprise',
] as const;
export type Store = (typeof stores)[number];

/** How a store is paid for. */
export const renewals = ['monthly', 'yearly'] as const;
type Renewal = (typeof renewals)[number];

/** Where the buyer is; the eurozone has Sweden with it. */
export const buyerRegions = [
  'domestic',
  'us',
  'canada',
  'uk',
  'eurozone',
  'nordic',
  'restOfEurope',
  'restOfWorld',
] as const;
export type Region = Exclude<(typeof buyerRegions)[number], 'domestic'>;

/** In which region the country of a site is. */
export const siteRegions: Readonly<Record<SiteName, Region>> = {
  US: 'us',
  UK: 'uk',
  DE: 'eurozone',
  AU: 'restOfWorld',
  CA: 'canada',
  IE: 'eurozone',
};

/** Where an account can be registered: Sri Lanka, the countries of the sites, and others. */
export const registrations = ['LK', ...siteNames, 'HK', 'IN', 'JP', 'KR', 'NZ', 'elsewhere'] as const;

/** Whether a surcharge for bad service is new, or has lasted for more than four months. */
export const lastings = ['recent', 'lasting'] as const;
type Lasting = (typeof lastings)[number];

/** What a category costs, by its id. */
export type Categories = Readonly<Record<string, Schedule<Tiers>>>;

export type PerOrder = Schedule<Bands>;

/** By where the buyer is; `everywhere` for whoever has no rate of his own. */
export type ByBuyer = Readonly<Partial<Record<Region | 'everywhere', Schedule<Percent>>>>;

type ByStore<V> = Readonly<Partial<Record<Store, V>>>;
type ByLasting = Readonly<Partial<Record<Lasting, Schedule<Percent>>>>;

/** A site's fees in its currency; percentages are of the total amount of the sale. What is missing was not found published. */
export type Site = Readonly<{
  /** By the total amount of the sale. */
  perOrderFee: PerOrder;
  perOrderByCategory?: Readonly<Record<string, PerOrder>>;
  perOrderByStore?: ByStore<PerOrder>;
  /** For accounts registered in the site's country. */
  international?: ByBuyer;
  /** Inside the exchange rate, where eBay converts what it pays out to an account of the site's country. */
  conversion?: Schedule<Percent>;
  belowStandard?: ByLasting;
  notAsDescribed?: ByLasting;
  /** Of the final value fee. */
  topRatedDiscount?: Schedule<Percent>;
  promotedRange: Schedule<Range>;
  /** Each listing above the free ones, for a month. */
  insertion?: ByStore<Schedule<Amount>>;
  insertionByCategory?: Readonly<Record<string, Schedule<Amount>>>;
  dispute?: Schedule<Amount>;
  regulatoryFee?: Schedule<Percent>;
  /** Of all fees, for accounts registered in the site's country. */
  vatOnFees?: Schedule<Percent>;
  /** The most that the final value fee of one item can be, by its category; `no` since there is none. */
  cap?: Readonly<Record<string, Schedule<Amount | YesNo>>>;
  /** Where private sellers pay something else than businesses. */
  privateSeller?: PrivateSeller;
  /** What a store costs a month. */
  subscription?: ByStore<Readonly<Partial<Record<Renewal, Schedule<Amount>>>>>;
  /** Final value fee by category, for each kind of store; a store that is missing pays as none. */
  stores: Readonly<{ none: Categories }> & ByStore<Categories>;
}>;

type PrivateSeller = Readonly<{
  finalValueFee: Schedule<Percent>;
  /** For a buyer abroad. */
  international?: Schedule<Percent>;
  /** What the buyer pays eBay on top, by the sold price. */
  buyerProtection?: Readonly<{ fixed: Schedule<Amount>; byPrice: Schedule<Tiers> }>;
}>;
