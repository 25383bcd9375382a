import * as ebay from '@formation/fees/ebay-published';
import { namesOf, type Command } from '../command.ts';

const siteNames = namesOf(ebay.siteCurrencies);
const categories = [
  ...new Set(
    Object.values(ebay.sites).flatMap(({ stores }) => Object.values(stores).flatMap((own) => Object.keys(own))),
  ),
] as unknown as readonly [string, ...string[]]; // the tables have categories
const lastings = ['recent', 'lasting'] as const;

export const ebayCommand: Command = {
  about: 'what is left of one sale on eBay',
  example: 'ebay --price 100 --site us --category watches --item-cost 40',
  options: {
    price: { kind: 'amount', help: 'the sold price', needed: true },
    site: { kind: 'choice', help: 'the site of the listing', choices: siteNames, atFirst: 'US' },
    category: { kind: 'choice', help: 'the category', choices: categories, atFirst: 'most-categories' },
    store: { kind: 'choice', help: 'the store subscription', choices: ebay.stores, atFirst: 'none' },
    seller: { kind: 'choice', help: 'the kind of seller', choices: ['business', 'private'], atFirst: 'business' },
    buyer: { kind: 'choice', help: 'where the buyer is', choices: ebay.buyerRegions, atFirst: 'domestic' },
    shipping: { kind: 'amount', help: 'what the buyer pays for shipping' },
    'sales-tax': { kind: 'percent', help: 'tax that eBay collects from the buyer' },
    ad: { kind: 'percent', help: 'the ad rate of a promoted listing' },
    'top-rated': { kind: 'flag', help: 'the seller is top rated' },
    'below-standard': { kind: 'choice', help: 'the seller is below standard, and for how long', choices: lastings },
    'item-cost': { kind: 'amount', help: 'what the item cost you' },
    'shipping-cost': { kind: 'amount', help: 'what you pay for shipping' },
  },
  answer(given, day) {
    const site = given.choice('site', siteNames);
    const amount = (name: string) => given.amount(name, ebay.siteCurrencies[site]);
    return ebay.sale(
      {
        site,
        category: given.choice('category', ['most-categories', ...categories]),
        store: given.choice('store', ebay.stores),
        seller: given.choice('seller', ['business', 'private']),
        buyer: given.choice('buyer', ebay.buyerRegions),
        soldPrice: amount('price'),
        shippingPrice: amount('shipping'),
        itemCost: amount('item-cost'),
        shippingCost: amount('shipping-cost'),
        topRated: given.flag('top-rated'),
        ...(given.has('sales-tax') && { salesTaxRate: given.percent('sales-tax') }),
        ...(given.has('ad') && { promotedRate: given.percent('ad') }),
        ...(given.has('below-standard') && { belowStandard: given.choice('below-standard', lastings) }),
      },
      day,
    );
  },
};
