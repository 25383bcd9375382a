import { isRefusal } from '@formation/fees';
import * as amazon from '@formation/fees/amazon-published';
import { chosenOf, type BulkPlatform } from '../bulk-platform.ts';

const marketplaces = Object.keys(amazon.marketCurrencies) as [amazon.MarketName, ...amazon.MarketName[]]; // its keys
const fulfillments = ['fba', 'fbm'] as const;
const units = ['in / lb', 'cm / kg'] as const;
const plans = ['professional', 'individual'] as const;

const categoriesOf = (marketplace: amazon.MarketName) =>
  Object.keys(amazon.markets[marketplace].referral) as [string, ...string[]]; // no table is empty

/** Sales on Amazon, one unit to a row. */
export const amazonBulk: BulkPlatform = {
  columns: [
    { key: 'title', kind: 'text' },
    { key: 'sellingPrice', kind: 'amount', isNeeded: true },
    { key: 'shippingPrice', kind: 'amount' },
    { key: 'productCost', kind: 'amount' },
    { key: 'shippingToAmazon', kind: 'amount' },
    { key: 'marketingCost', kind: 'amount' },
    { key: 'otherCosts', kind: 'amount' },
    { key: 'length', kind: 'number' },
    { key: 'width', kind: 'number' },
    { key: 'height', kind: 'number' },
    { key: 'weight', kind: 'number' },
    { key: 'marketplace', kind: 'choice' },
    { key: 'category', kind: 'choice' },
    { key: 'fulfillment', kind: 'choice' },
    { key: 'goods', kind: 'choice' },
    { key: 'plan', kind: 'choice' },
    { key: 'units', kind: 'choice' },
  ],
  settings: (chosen) => [
    { key: 'marketplace', options: marketplaces },
    { key: 'category', options: categoriesOf(chosenOf(marketplaces, chosen['marketplace'])) },
    { key: 'fulfillment', options: fulfillments },
    { key: 'goods', options: amazon.goods },
    { key: 'plan', options: plans },
    { key: 'units', options: units },
  ],
  sample: {
    title: 'Ceylon tea, 500 g',
    sellingPrice: '24.99',
    productCost: '6.20',
    shippingToAmazon: '0.90',
    length: '9',
    width: '6',
    height: '3',
    weight: '1.2',
  },
  sums: (row, day) => {
    const marketplace = row.choice('marketplace', marketplaces);
    const fulfillment = row.choice('fulfillment', fulfillments);
    const currency = amazon.marketCurrencies[marketplace];
    const isMetric = row.choice('units', units) === 'cm / kg';
    const isSent = fulfillment === 'fba';
    const size = (key: string) => row.number(key, isSent);
    const sale = amazon.sale(
      {
        marketplace,
        category: row.choice('category', categoriesOf(marketplace)),
        fulfillment,
        goods: row.choice('goods', amazon.goods),
        plan: row.choice('plan', plans),
        sellingPrice: row.amount('sellingPrice', currency, true),
        shippingPrice: row.amount('shippingPrice', currency),
        productCost: row.amount('productCost', currency),
        shippingToAmazon: row.amount('shippingToAmazon', currency),
        marketingCost: row.amount('marketingCost', currency),
        otherCosts: row.amount('otherCosts', currency),
        packed: {
          sides: [size('length'), size('width'), size('height')],
          sideUnit: isMetric ? 'cm' : 'in',
          weight: size('weight'),
          weightUnit: isMetric ? 'kg' : 'lb',
        },
      },
      day,
    );
    if (isRefusal(sale)) return sale;
    const { revenue, amazonFees, yourCosts, netProfit } = sale.lines;
    return { revenue: revenue.value, fees: amazonFees.value, costs: yourCosts.value, profit: netProfit.value };
  },
};
