import type { Currency, Money, Rate } from '@formation/money';
import type { SaleInputs as QuickInputs } from '../../flat-sale.ts';
import type { BuyerRegion, Lasting, SiteIn, Store } from './site.ts';

/** Everything about a sale that changes what eBay charges; what is left out does not apply. */
export type SaleInputs<C extends Currency = Currency> = QuickInputs<C> &
  Readonly<{
    site: SiteIn<C>;
    category: string;
    /** Counts only where private sellers pay other fees than businesses. */
    seller?: 'business' | 'private';
    store?: Store;
    /** Fraction of the sold price and shipping that the buyer pays as tax. */
    salesTaxRate?: Rate;
    /** Handling and the like, charged to the buyer on top. */
    otherCharges?: Money<C>;
    /** Further costs of the seller, such as packing. */
    otherCosts?: Money<C>;
    buyer?: BuyerRegion;
    /** Whether the seller is registered in the site's own country. */
    registered?: 'here' | 'abroad';
    topRated?: boolean;
    belowStandard?: Lasting;
    /** A very high rate of returns as not described; counts only for a seller who is not below standard. */
    notAsDescribed?: Lasting;
    /** Fraction of the total amount of the sale, when the sale came from the ad. */
    promotedRate?: Rate;
    /** Whether the listing is above the month's free ones. */
    paidListing?: boolean;
    /** Whether eBay found the seller responsible for a payment dispute. */
    dispute?: boolean;
  }>;
