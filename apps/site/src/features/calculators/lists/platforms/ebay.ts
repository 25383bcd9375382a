import { isRefusal } from '@formation/fees';
import * as ebay from '@formation/fees/ebay-published';
import { chosenOf, type BulkPlatform } from '../bulk-platform.ts';

const sites = Object.keys(ebay.siteCurrencies) as [ebay.SiteName, ...ebay.SiteName[]]; // the keys of that object
const sellers = ['business', 'private'] as const;

const storesOf = (site: ebay.SiteName) =>
  ebay.stores.filter((name) => ebay.sites[site].stores[name]) as [ebay.Store, ...ebay.Store[]]; // every site has one

const categoriesOf = (site: ebay.SiteName, store: ebay.Store) =>
  Object.keys(ebay.sites[site].stores[store] ?? {}) as [string, ...string[]]; // no table is empty

/** Sales on eBay. */
export const ebayBulk: BulkPlatform = {
  columns: [
    { key: 'title', kind: 'text' },
    { key: 'soldPrice', kind: 'amount', isNeeded: true },
    { key: 'shippingPrice', kind: 'amount' },
    { key: 'itemCost', kind: 'amount' },
    { key: 'shippingCost', kind: 'amount' },
    { key: 'otherCosts', kind: 'amount' },
    { key: 'promotedRate', kind: 'percent' },
    { key: 'salesTaxRate', kind: 'percent' },
    { key: 'topRated', kind: 'yes' },
    { key: 'site', kind: 'choice' },
    { key: 'store', kind: 'choice' },
    { key: 'category', kind: 'choice' },
    { key: 'buyer', kind: 'choice' },
    { key: 'seller', kind: 'choice' },
  ],
  settings: (chosen) => {
    const site = chosenOf(sites, chosen['site']);
    const store = chosenOf(storesOf(site), chosen['store']);
    return [
      { key: 'site', options: sites },
      { key: 'store', options: storesOf(site) },
      { key: 'category', options: categoriesOf(site, store) },
      { key: 'buyer', options: ebay.buyerRegions },
      ...(ebay.sites[site].privateSeller ? [{ key: 'seller', options: sellers }] : []),
    ];
  },
  sample: {
    title: 'Blue sapphire ring',
    soldPrice: '120.00',
    shippingPrice: '8.00',
    itemCost: '45.00',
    shippingCost: '9.50',
    promotedRate: '2',
  },
  sums: (row, day) => {
    const site = row.choice('site', sites);
    const store = row.choice('store', storesOf(site));
    const currency = ebay.siteCurrencies[site];
    const sale = ebay.sale(
      {
        site,
        store,
        category: row.choice('category', categoriesOf(site, store)),
        buyer: row.choice('buyer', ebay.buyerRegions),
        seller: row.choice('seller', sellers),
        soldPrice: row.amount('soldPrice', currency, true),
        shippingPrice: row.amount('shippingPrice', currency),
        itemCost: row.amount('itemCost', currency),
        shippingCost: row.amount('shippingCost', currency),
        otherCosts: row.amount('otherCosts', currency),
        salesTaxRate: row.fraction('salesTaxRate'),
        ...(row.number('promotedRate').units > 0n && { promotedRate: row.fraction('promotedRate') }),
        topRated: row.yes('topRated'),
      },
      day,
    );
    if (isRefusal(sale)) return sale;
    const { revenue, totalFees, costs, profit } = sale.lines;
    return { revenue: revenue.value, fees: totalFees.value, costs: costs.value, profit: profit.value };
  },
};
