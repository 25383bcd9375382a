import type { Currency } from '@formation/money';
import type { Schedule } from '../../schedule.ts';

/** An amount for each payment by the currency received; a currency that is missing was not found published. */
export type FixedFees = Readonly<Partial<Record<Currency, string>>>;

/** What a product costs: a fraction of the payment and, unless it has none, a fixed fee. */
export type ProductPrice = Readonly<{ rate: string; fixed?: FixedFees; cap?: FixedFees }>;

export type Withdrawal = Readonly<{
  rate: string;
  /** The least and the most that the fee can be; the country's currency. */
  least?: string;
  most?: string;
  /** The most that one withdrawal can be. */
  limit?: string;
}>;

/** Where the buyer is, seen from the seller's country. */
export const buyerRegions = ['domestic', 'eea', 'uk', 'restOfWorld'] as const;
export type BuyerRegion = (typeof buyerRegions)[number];

/** PayPal's fees for sellers of a country; what is missing was not found published. */
export type Country = Readonly<{
  currency: Currency;
  products: Readonly<Record<string, Schedule<ProductPrice>>>;
  /** Where payments from abroad have prices of their own, instead of an added rate. */
  productsFromAbroad?: Readonly<Record<string, Schedule<ProductPrice>>>;
  /** Added to the product's rate for a buyer abroad. */
  addedFromAbroad?: Readonly<Partial<Record<Exclude<BuyerRegion, 'domestic'> | 'anywhere', Schedule<string>>>>;
  /** Fraction taken off the mid-market rate when PayPal converts what was received. */
  conversionSpread?: Schedule<string>;
  withdrawals?: Readonly<Record<string, Schedule<Withdrawal>>>;
}>;
