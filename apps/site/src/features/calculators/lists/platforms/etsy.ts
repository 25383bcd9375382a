import { isRefusal } from '@formation/fees';
import * as etsy from '@formation/fees/etsy';
import { toText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import type { BulkPlatform } from '../bulk-platform.ts';

const countries = Object.keys(etsy.countryCurrencies) as [etsy.CountryName, ...etsy.CountryName[]]; // its keys
const buyers = ['domestic', 'abroad'] as const;
const ads = ['none', 'under', 'over'] as const;

/** Orders on Etsy. */
export const etsyBulk: BulkPlatform = {
  columns: [
    { key: 'title', kind: 'text' },
    { key: 'itemPrice', kind: 'amount', isNeeded: true },
    { key: 'shippingPrice', kind: 'amount' },
    { key: 'extras', kind: 'amount' },
    { key: 'salesTax', kind: 'amount' },
    { key: 'itemCost', kind: 'amount' },
    { key: 'shippingCost', kind: 'amount' },
    { key: 'otherCosts', kind: 'amount' },
    { key: 'pieces', kind: 'number' },
    { key: 'country', kind: 'choice' },
    { key: 'buyer', kind: 'choice' },
    { key: 'offsiteAds', kind: 'choice' },
  ],
  settings: () => [
    { key: 'country', options: countries },
    { key: 'buyer', options: buyers },
    { key: 'offsiteAds', options: ads },
  ],
  sample: {
    title: 'Handloom table runner',
    itemPrice: '48.00',
    shippingPrice: '9.00',
    itemCost: '14.00',
    shippingCost: '11.00',
    pieces: '1',
  },
  sums: (row, day) => {
    const country = row.choice('country', countries);
    const currency = etsy.countryCurrencies[country];
    const offsiteAds = row.choice('offsiteAds', ads);
    const sale = etsy.sale(
      {
        country,
        itemPrice: row.amount('itemPrice', currency, true),
        shippingPrice: row.amount('shippingPrice', currency),
        extras: row.amount('extras', currency),
        salesTax: row.amount('salesTax', currency),
        itemCost: row.amount('itemCost', currency),
        shippingCost: row.amount('shippingCost', currency),
        otherCosts: row.amount('otherCosts', currency),
        pieces: Math.max(1, Number(toText(row.number('pieces'), 0))),
        buyer: row.choice('buyer', buyers),
        ...(offsiteAds !== 'none' && { offsiteAds }),
        ...(currency !== 'USD' && { perDollar: midRate('USD', currency, day) }),
      },
      day,
    );
    if (isRefusal(sale)) return sale;
    const { revenue, totalFees, costs, profit } = sale.lines;
    return { revenue: revenue.value, fees: totalFees.value, costs: costs.value, profit: profit.value };
  },
};
