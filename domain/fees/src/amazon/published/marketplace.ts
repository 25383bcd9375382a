import type { Currency } from '@formation/money';
import type { TieredRate } from '../../published/tiered-fee.ts';
import type { Dated, IsoDate, Schedule } from '../../schedule.ts';

/** The shops that we have published tables for, and the currency of each. */
export const marketCurrencies = { us: 'USD', uk: 'GBP', de: 'EUR' } as const satisfies Record<string, Currency>;
export type MarketName = keyof typeof marketCurrencies;

/** The shops that charge in a currency. */
export type MarketIn<C extends Currency> = {
  [M in MarketName]: (typeof marketCurrencies)[M] extends C ? M : never;
}[MarketName];

/** Some goods have fulfilment fees of their own. */
export const goods = ['standard', 'apparel', 'dangerous'] as const;
export type Goods = (typeof goods)[number];

/** A fraction, or an amount in the shop's currency. */
type Number = Schedule<string>;

/** What Amazon keeps of the price, by category. */
export type Referral = Readonly<{ tiered: TieredRate; withoutMinimum?: true }>;

/** Fees by weight, one for each price band; above the last row a base and an amount for each step started. */
export type WeightPrices = Readonly<{
  rows: readonly Readonly<{ upTo: string; fees: readonly string[] }>[];
  above?: Readonly<{ from: string; base: readonly string[]; perStep: string; step: string }>;
}>;

/** A size of product: every limit that it has must hold. A tier without prices was not found published. */
export type Tier = Readonly<{
  id: string;
  /** The longest, the median and the shortest side. */
  sides?: readonly [string, string, string];
  longest?: string;
  /** The longest side and twice the other two. */
  lengthPlusGirth?: string;
  /** Of what is weighed: see `weighed`. */
  weight?: string;
  unitWeight?: string;
  aboveUnitWeight?: string;
  dimensionalWeight?: string;
  /** The two shorter sides count as at least this for the dimensional weight. */
  leastSide?: string;
  /** Whether the weight of the unit counts, or the greater of that and its dimensional weight. */
  weighed: 'unit' | 'greater';
  storage: 'standard' | 'oversize';
  prices: Readonly<Partial<Record<Goods | 'peak' | 'lowPrice', Dated<WeightPrices>>>>;
}>;

/** Fulfilment by Amazon: the sizes, smallest first, and what each costs. */
export type Card = Readonly<{
  lengthUnit: 'in' | 'cm';
  weightUnit: 'lb' | 'g';
  /** The volume that counts as one unit of weight. */
  divisor: string;
  priceBands: readonly Readonly<{ below?: string; upTo?: string }>[];
  lowPriceDiscount?: Readonly<{ below: string; amount: string }>;
  tiers: readonly Tier[];
}>;

/** By month: October to December cost more. */
export type StorageRates = Readonly<{ nonPeak: string; peak: string }>;
export type StorageKind = 'selected' | 'standard' | 'oversize' | 'dangerousStandard' | 'dangerousOversize';

export type Market = Readonly<{
  currency: Currency;
  referral: Readonly<Record<string, Schedule<Referral>>>;
  minimumReferral: Number;
  closing: Readonly<Record<string, Number>>;
  /** For each item of a seller without a monthly plan. */
  perItem: Number;
  cards: Schedule<Card>;
  /** Fraction of the fulfilment fee. */
  surcharge: Number;
  /** A season with prices of its own, or an average surcharge for each unit. */
  peak: Schedule<Readonly<{ to: IsoDate; perUnit?: string }>>;
  /** Cheap products of the tiers that have low prices. */
  lowPrice?: Schedule<Readonly<{ limit: string; limitOfExcluded: string; excluded: readonly string[] }>>;
  dangerousGoods?: Number;
  storage: Readonly<{
    /** What rates are for, and what the shop's card measures in. */
    unit: 'per cuft in' | 'per cuft cm' | 'per m3 cm';
    /** Categories with storage rates of their own. */
    selected?: readonly string[];
    rates: Readonly<Partial<Record<StorageKind, Schedule<StorageRates>>>>;
  }>;
}>;
