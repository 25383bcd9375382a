import type { Currency, Money, Rate } from '@formation/money';
import type { Goods, MarketIn } from './marketplace.ts';
import type { Packed } from './parcel.ts';

/** Everything about a sale that changes what Amazon charges; what is left out does not apply. */
export type SaleInputs<C extends Currency = Currency> = Readonly<{
  marketplace: MarketIn<C>;
  category: string;
  /** `fba`: Amazon stores and sends; `fbm`: the seller does. */
  fulfillment: 'fba' | 'fbm';
  sellingPrice: Money<C>;
  /** What the buyer pays for delivery and gift wrap. */
  shippingPrice?: Money<C>;
  packed: Packed;
  goods?: Goods;
  plan?: 'professional' | 'individual';
  /** How many months Amazon stores the unit. */
  storedMonths?: Rate;
  productCost: Money<C>;
  shippingToAmazon?: Money<C>;
  /** What the seller pays to send it to the buyer. */
  shippingToBuyer?: Money<C>;
  marketingCost?: Money<C>;
  /** Any other cost of the seller. */
  otherCosts?: Money<C>;
}>;
