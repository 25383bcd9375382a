import type { Currency } from '@formation/money';
import type { Schedule } from '../../schedule/schedule.ts';
import type {
  Amount,
  Charge,
  CountBands,
  Names,
  Percent,
  Period,
  Range,
  Seasons,
  Sizes,
  Tiers,
  WeightPrices,
} from '../../value/fee-value.ts';

/** The shops that we have published tables for, and the currency of each. */
export const marketCurrencies = { us: 'USD', uk: 'GBP', de: 'EUR' } as const satisfies Record<string, Currency>;
export type MarketName = keyof typeof marketCurrencies;

export const marketNames = Object.keys(marketCurrencies) as readonly MarketName[]; // its own keys

/** Whether there is a shop of that name. */
export function isMarket(name: string): name is MarketName {
  return name in marketCurrencies;
}

/** Some goods have fulfilment fees of their own. */
export const goods = ['standard', 'apparel', 'dangerous'] as const;
export type Goods = (typeof goods)[number];

/** What a price is for: the goods, or else a season, or cheap products of any kind. */
export type PricedFor = Goods | 'peak' | 'peakApparel' | 'peakDangerous' | 'lowPrice';

/** By the size of the parcel; what is missing was not found published. */
export type Fulfilment = Readonly<Record<string, Readonly<Partial<Record<PricedFor, Schedule<WeightPrices>>>>>>;

export type StorageKind = 'selected' | 'standard' | 'oversize' | 'dangerousStandard' | 'dangerousOversize';
export type Storage = Readonly<Partial<Record<StorageKind, Schedule<Seasons>>>> &
  Readonly<{ categoriesOfSelected?: Schedule<Names> }>;

/** Taken out of the price, and added to Amazon's fees for a seller of this country. */
export type Vat = Readonly<Record<'inPrice' | 'onFees', Schedule<Percent>>>;

type ByPlace<T> = Readonly<Record<string, T>>;

/** What only some units pay; a size that is missing pays nothing, or was not found published. */
export type Extras = Readonly<{
  placement: Readonly<Record<'single' | 'split', ByPlace<Schedule<CountBands>>>>;
  lowStock: ByPlace<Schedule<CountBands>>;
  fullStore: Readonly<Record<'standard' | 'oversize', Schedule<CountBands>>>;
  agedStock: Schedule<CountBands>;
  overmaxHandling: Schedule<CountBands>;
  /** Of bulky products that are not certified to be sent in their own packaging, by dimensional weight. */
  packaging: Schedule<CountBands>;
  /** Kept of the referral fee that is given back. */
  refundAdministration: Schedule<Charge>;
  returns: Readonly<{
    /** The share of returns that costs nothing, by category. */
    freeShare: ByPlace<Schedule<Percent>>;
    perUnit: Schedule<Range>;
  }>;
}>;

/** Every schedule counts from its first entry on, or before it with a note; a surcharge and a season when they began. */
export type Market = Readonly<{
  /** What Amazon keeps of the price, by category. */
  referral: Readonly<Record<string, Schedule<Tiers>>>;
  minimumReferral: Schedule<Amount>;
  closing: Readonly<Record<string, Schedule<Amount>>>;
  /** For each item of a seller without a monthly plan. */
  perItem: Schedule<Amount>;
  /** The professional plan. */
  plan: Schedule<Amount>;
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
  vat?: Vat;
  digitalServices: DigitalServices;
  extras?: Extras;
}>;

/** Where a seller is at home, as far as any fee depends on it. */
export const establishments = ['abroad', 'uk', 'de', 'fr', 'it', 'es'] as const;
export type Establishment = (typeof establishments)[number];

/** The digital services fee by where the seller is established; whoever is missing pays none. */
export type DigitalServices = Readonly<Partial<Record<Establishment, Schedule<Percent>>>> &
  Readonly<{
    /** Whose fulfilment fee it is charged on too. */
    onFulfilment: Schedule<Names>;
  }>;

/** What decides who pays the VAT inside a price. */
type Seller = Readonly<Record<'marketplace' | 'established' | 'vatNumber' | 'vatTaken', string>>;

/** Whether the seller is at home in the country of the shop. */
export function isAtHome({ marketplace, established }: Pick<Seller, 'marketplace' | 'established'>): boolean {
  return established === marketplace;
}

/** Whether the VAT inside the price is taken from what the seller gets: by Amazon, or owed by a registered seller. */
export function isVatTaken(sale: Seller): boolean {
  return isAtHome(sale) ? sale.vatNumber === 'registered' : sale.vatTaken === 'amazon';
}
