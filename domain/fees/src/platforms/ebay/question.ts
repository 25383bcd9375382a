import type { Currency } from '@formation/money';
import { asking, type AnswersOf } from '../../question/question.ts';
import { buyerRegions, lastings, siteCurrencies, siteNames, stores, type SiteName, type Store } from './site.ts';
import { sites } from './tables/sites.ts';

type Where = Readonly<{ site: SiteName; store: Store }>;

const categories = [
  ...new Set(Object.values(sites).flatMap((site) => Object.values(site.stores).flatMap((own) => Object.keys(own)))),
];

/** What decides what eBay takes of a sale. */
export const question = asking()
  .group('where')
  .choice('site', siteNames)
  .choice('store', stores, { offered: ({ site }) => stores.filter((store) => sites[site].stores[store]) })
  .choice('seller', ['business', 'private'], { applies: ({ site }) => sites[site].privateSeller !== undefined })
  .choice('category', categories, { offered: categoriesOf })
  .group('sale')
  .amount('soldPrice', {
    currency,
    needed: true,
    aliases: ['price', 'sold-for', 'sale-price', 'selling-price', 'item-price', 'amount', 'total-price'],
  })
  .amount('shippingPrice', {
    currency,
    aliases: ['shipping', 'postage', 'shipping-charged', 'shipping-and-handling', 'delivery'],
  })
  .amount('itemCost', { currency, aliases: ['cost', 'cost-of-goods', 'cogs', 'purchase-price', 'product-cost'] })
  .amount('shippingCost', { currency, aliases: ['postage-cost', 'label', 'shipping-label', 'postage-paid'] })
  .amount('otherCosts', { currency })
  .group('options')
  .yes('topRated', { name: 'topRatedSeller' })
  .choice('belowStandard', lastings, { optional: true, box: 'belowStandardSeller', name: 'lasting' })
  .choice('notAsDescribed', lastings, {
    optional: true,
    box: 'notAsDescribedSeller',
    applies: ({ belowStandard }) => belowStandard === undefined, // eBay adds only one of the two
  })
  .choice('buyer', buyerRegions, { box: 'internationalFee' })
  .choice('registered', ['here', 'abroad'], { box: 'registeredAbroad', applies: ({ buyer }) => buyer !== 'domestic' })
  .percent('promotedRate', {
    box: 'promotedListing',
    example: '2',
    aliases: ['ad', 'ad-rate', 'promoted', 'promoted-listing-rate'],
  })
  .percent('salesTaxRate', { box: 'salesTax', aliases: ['tax-rate'] })
  .amount('otherCharges', { currency, box: 'otherFees' })
  .yes('paidListing')
  .yes('dispute')
  .asked();

/** Everything about a sale that changes what eBay charges; amounts in the currency of the site. */
export type Sale = AnswersOf<typeof question>;

function currency({ site }: Pick<Where, 'site'>): Currency {
  return siteCurrencies[site];
}

function categoriesOf({ site, store }: Where): readonly string[] {
  return Object.keys(sites[site].stores[store] ?? {});
}
