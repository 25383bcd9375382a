import type { Currency } from '@formation/money';
import type { Schedule } from '../../schedule/schedule.ts';
import type { Amount, Names, Percent, Period, Seasons, Sizes, Tiers, WeightPrices } from '../../value/fee-value.ts';

/** The shops that we have published tables for, and the currency of each. */
export const marketCurrencies = { us: 'USD', uk: 'GBP', de: 'EUR' } as const satisfies Record<string, Currency>;
export type MarketName = keyof typeof marketCurrencies;

export const marketNames = Object.keys(marketCurrencies) as readonly MarketName[]; // its own keys

/** Some goods have fulfilment fees of their own. */
export const goods = ['standard', 'apparel', 'dangerous'] as const;
export type Goods = (typeof goods)[number];

/** What a price is for: the goods, or else a season, or cheap products of any kind. */
export type PricedFor = Goods | 'peak' | 'lowPrice';

/** By the size of the parcel; what is missing was not found published. */
export type Fulfilment = Readonly<Record<string, Readonly<Partial<Record<PricedFor, Schedule<WeightPrices>>>>>>;

export type StorageKind = 'selected' | 'standard' | 'oversize' | 'dangerousStandard' | 'dangerousOversize';
export type Storage = Readonly<Partial<Record<StorageKind, Schedule<Seasons>>>> &
  Readonly<{ categoriesOfSelected?: Schedule<Names> }>;

/** Every schedule counts from its first entry on, or before it with a note; a surcharge and a season when they began. */
export type Market = Readonly<{
  /** What Amazon keeps of the price, by category. */
  referral: Readonly<Record<string, Schedule<Tiers>>>;
  minimumReferral: Schedule<Amount>;
  closing: Readonly<Record<string, Schedule<Amount>>>;
  /** For each item of a seller without a monthly plan. */
  perItem: Schedule<Amount>;
  sizes: Schedule<Sizes>;
  fulfilment: Fulfilment;
  /** Of the fulfilment fee. */
  surcharge: Schedule<Percent>;
  /** A season with prices of its own, or an average surcharge for each unit. */
  peak: Schedule<Period>;
  /** Up to which price a product is cheap, where its size has low prices. */
  lowPrice?: Readonly<{
    limit: Schedule<Amount>;
    /** In these categories it ends earlier. */
    limitOfExcluded: Schedule<Amount>;
    excluded: Schedule<Names>;
  }>;
  dangerousGoods?: Schedule<Amount>;
  storage: Storage;
}>;
