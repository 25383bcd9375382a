import type { Currency } from '@formation/money';
import { asking, type AnswersOf } from '../../question/question.ts';
import { buyersOn, conversionOf, isSameForAllBuyers } from './international.ts';
import { isByPiece } from './pieces.ts';
import {
  buyerRegions,
  lastings,
  registrations,
  renewals,
  siteCurrencies,
  siteNames,
  stores,
  type Site,
  type SiteName,
  type Store,
} from './site.ts';
import { abroadOf } from './tables/abroad.ts';
import { withoutStoreOnly } from './tables/de-categories.ts';
import { sites } from './tables/sites.ts';

type Shop = Readonly<{ site: SiteName; store: Store }>;

const sellers = ['business', 'private'] as const;
type Seller = (typeof sellers)[number];

const categories = [
  ...new Set(Object.values(sites).flatMap((site) => Object.values(site.stores).flatMap((own) => Object.keys(own)))),
];

const isBusiness = ({ seller }: Readonly<{ seller: Seller }>) => seller === 'business';

/** Whether the account is one that Sri Lankan VAT is for. */
export const isInSriLanka = ({ registered }: Readonly<{ registered: string }>) => registered === 'LK';

/** What decides what eBay takes of a sale. */
export const question = asking()
  .group('where')
  .choice('site', siteNames)
  .choice('store', stores, { offered: storesOf })
  .choice('seller', sellers, { applies: ({ site }) => sites[site].privateSeller !== undefined })
  .choice('registered', registrations, {
    // Private sellers of other countries pay as businesses do.
    offered: ({ site, seller }) => (seller === 'private' ? [site] : registrations),
    aliases: ['seller-country', 'country-of-account'],
    shared: 'country',
  })
  .choice('category', categories, { offered: categoriesOf, applies: isBusiness })
  .group('sale')
  .amount('soldPrice', {
    currency,
    needed: true,
    perPiece: true,
    aliases: ['price', 'sold-for', 'sale-price', 'selling-price', 'item-price', 'amount', 'item-subtotal'],
  })
  .amount('shippingPrice', {
    currency,
    aliases: ['shipping', 'postage', 'shipping-charged', 'shipping-and-handling', 'delivery'],
  })
  .amount('itemCost', {
    currency,
    perPiece: true,
    aliases: ['cost', 'cost-of-goods', 'cogs', 'purchase-price', 'product-cost'],
    shared: 'itemCost',
  })
  .amount('shippingCost', {
    currency,
    aliases: ['postage-cost', 'label', 'shipping-label', 'postage-paid'],
    shared: 'postageCost',
  })
  .amount('otherCosts', { currency })
  .group('options')
  .yes('topRated', { name: 'topRatedSeller', applies: isBusiness })
  .choice('belowStandard', lastings, {
    optional: true,
    box: 'belowStandardSeller',
    name: 'lasting',
    applies: ({ seller, topRated }) => seller === 'business' && !topRated, // nobody is both
  })
  .choice('notAsDescribed', lastings, {
    optional: true,
    box: 'notAsDescribedSeller',
    applies: ({ seller, belowStandard }) => seller === 'business' && belowStandard === undefined, // eBay adds only one of the two
  })
  .choice('buyer', buyerRegions, {
    box: 'internationalFee',
    offered: ({ site }) => buyersOn(site),
    applies: (account) => !isSameForAllBuyers(account),
  })
  .yes('highVolume', { applies: ({ registered }) => abroadOf(registered)?.internationalForVolume !== undefined })
  .yes('converted', { applies: (sale) => isBusiness(sale) && conversionOf(sale.registered) !== undefined })
  .yes('sriLankanVat', { applies: isInSriLanka })
  .number('pieces', {
    box: 'severalPieces',
    example: '2',
    unit: 'count',
    whole: true,
    default: '1',
    least: '1',
    applies: isByPiece,
    aliases: ['quantity', 'qty'],
  })
  .percent('promotedRate', {
    box: 'promotedListing',
    example: '2',
    applies: isBusiness,
    aliases: ['ad', 'ad-rate', 'promoted', 'promoted-listing-rate'],
  })
  .percent('salesTaxRate', { box: 'salesTax', most: '100', aliases: ['tax-rate'] })
  .amount('otherCharges', { currency, box: 'otherFees' })
  .number('paidListing', {
    name: 'paidMonths',
    box: 'paidListing',
    example: '1',
    unit: 'count',
    whole: true,
    least: '1',
    applies: isBusiness,
  })
  .yes('dispute', { applies: isBusiness })
  .number('salesInMonth', {
    box: 'storePrice',
    example: '100',
    shared: 'monthlySales',
    unit: 'count',
    whole: true,
    least: '1',
    applies: (sale) => isBusiness(sale) && renewalsOf(sale).length > 0,
  })
  .choice('renewal', renewals, {
    applies: ({ salesInMonth }) => salesInMonth !== undefined,
    offered: renewalsOf,
  })
  .asked();

/** Everything about a sale that changes what eBay charges; amounts in the currency of the site. */
export type Sale = AnswersOf<typeof question>;

function currency({ site }: Pick<Shop, 'site'>): Currency {
  return siteCurrencies[site];
}

function storesOf({ site }: Pick<Shop, 'site'>): readonly Store[] {
  const { stores: own, subscription = {} }: Site = sites[site];
  return stores.filter((store) => store in own || store in subscription);
}

function categoriesOf({ site, store }: Shop): readonly string[] {
  const { stores: own }: Site = sites[site];
  const all = Object.keys(own[store] ?? own.none);
  return store === 'none' ? all : all.filter((category) => !withoutStoreOnly[site]?.includes(category));
}

function renewalsOf({ site, store }: Shop): readonly (typeof renewals)[number][] {
  const { subscription }: Site = sites[site];
  return renewals.filter((renewal) => subscription?.[store]?.[renewal]);
}
