import type { Currency, Money } from '@formation/money';
import type { QuotedRate } from '../published/quoted-rate.ts';
import type { CountryIn } from './country.ts';

/** Everything about an order that changes what Etsy charges; what is left out does not apply. */
export type SaleInputs<C extends Currency = Currency> = Readonly<{
  /** The country of the shop's bank account. */
  country: CountryIn<C>;
  /** For all pieces of the order. */
  itemPrice: Money<C>;
  /** What the buyer pays for shipping. */
  shippingPrice: Money<C>;
  /** Gift wrap and personalisation, paid by the buyer. */
  extras?: Money<C>;
  /** Tax that the buyer pays on top and Etsy passes on. */
  salesTax?: Money<C>;
  itemCost: Money<C>;
  /** What the seller pays for shipping. */
  shippingCost: Money<C>;
  otherCosts?: Money<C>;
  /** Pieces of the listing in the order; one when left out. */
  pieces?: number;
  buyer?: 'domestic' | 'abroad';
  /** The order came from an advertisement outside Etsy; the shop's sales in 365 days up to 10,000 dollars, or over. */
  offsiteAds?: 'under' | 'over';
  /** Whether the listing is in another currency than the payment account. */
  converted?: boolean;
  /** Units of the account's currency for one dollar; not needed for dollars. */
  perDollar?: QuotedRate;
}>;
