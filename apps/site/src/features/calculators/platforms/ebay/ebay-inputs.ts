import * as ebay from '@formation/fees/ebay-published';
import type { Currency } from '@formation/money';
import { amountFrom, fraction } from '../../published/model-parts.ts';
import { choice } from '../../../../lib/typed/choice.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';

export const siteNames = ['US', 'UK', 'DE', 'AU', 'CA', 'IE'] as const satisfies readonly ebay.SiteName[];

/** The site, its currency, and what it offers. */
export function siteFrom(typed: Typed) {
  const site = choice(siteNames, typed['site']);
  const { stores, privateSeller } = ebay.sites[site];
  const storeNames = ebay.stores.filter((name) => stores[name]);
  const store = storeNames.find((name) => name === typed['store']) ?? storeNames[0] ?? 'none';
  const categories = Object.keys(stores[store] ?? {});
  const category = categories.find((id) => id === typed['category']) ?? categories[0] ?? '';
  return {
    site,
    currency: ebay.siteCurrencies[site],
    storeNames,
    store,
    categories,
    category,
    hasPrivate: !!privateSeller,
  };
}

/** The sale that the form describes; an empty field counts as 0. */
export function ebayInputs(typed: Typed): ebay.SaleInputs {
  const { site, currency, store, category, hasPrivate } = siteFrom(typed);
  const amount = (name: string) => amountFrom<Currency>(typed, name, currency);
  const has = (name: string) => typed[name] !== undefined;
  return {
    site,
    category,
    store,
    ...(hasPrivate && { seller: choice(['business', 'private'], typed['seller']) }),
    buyer: has('internationalFee') ? choice(['europeOrNorthAmerica', 'restOfWorld'], typed['buyer']) : 'domestic',
    soldPrice: amount('soldPrice'),
    shippingPrice: amount('shippingPrice'),
    itemCost: amount('itemCost'),
    shippingCost: amount('shippingCost'),
    otherCosts: amount('otherCosts'),
    topRated: has('topRatedSeller'),
    ...(has('belowStandardSeller') && { belowStandard: choice(['recent', 'lasting'], typed['lasting']) }),
    ...(has('promotedListing') && { promotedRate: fraction(typed['promotedRate'] ?? '2') }),
    ...(has('salesTax') && { salesTaxRate: fraction(typed['salesTaxRate']) }),
    ...(has('otherFees') && { otherCharges: amount('otherCharges') }),
  };
}
