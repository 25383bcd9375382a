import { isRefusal } from '@formation/fees';
import * as paypal from '@formation/fees/paypal-published';
import { currencies, minus, type Currency } from '@formation/money';
import { chosenOf, type BulkPlatform } from '../bulk-platform.ts';

const countries = Object.keys(paypal.countries) as [paypal.CountryName, ...paypal.CountryName[]]; // its keys

const productsOf = (country: paypal.CountryName) =>
  Object.keys(paypal.countries[country].products) as [string, ...string[]]; // no table is empty

/** A country's fees, and what a payment of its first product from abroad costs besides the percentage. */
function feesOf(country: paypal.CountryName) {
  const { currency, products, productsFromAbroad = products }: paypal.Country = paypal.countries[country];
  const first = productsOf(country)[0];
  return { currency, atHome: products[first]?.[0].value.fixed, fromAbroad: productsFromAbroad[first]?.[0].value.fixed };
}

/** The seller's own currency first, or dollars where PayPal publishes no fixed fee in it. */
function currenciesOf(country: paypal.CountryName): [Currency, ...Currency[]] {
  const { currency, fromAbroad } = feesOf(country);
  const first = fromAbroad && fromAbroad[currency] === undefined ? 'USD' : currency;
  const others = Object.keys(currencies).filter((code) => code !== first) as Currency[]; // the keys of that object
  return [first, ...others];
}

/** Buyers abroad first where nothing is published for those at home. */
function buyersOf(country: paypal.CountryName): readonly [paypal.BuyerRegion, ...paypal.BuyerRegion[]] {
  const { atHome } = feesOf(country);
  const isPublishedAtHome = !atHome || Object.keys(atHome).length > 0;
  return isPublishedAtHome ? paypal.buyerRegions : ['restOfWorld', 'eea', 'uk', 'domestic'];
}

/** Payments by PayPal. */
export const paypalBulk: BulkPlatform = {
  columns: [
    { key: 'title', kind: 'text' },
    { key: 'amount', kind: 'amount', isNeeded: true },
    { key: 'costs', kind: 'amount' },
    { key: 'country', kind: 'choice' },
    { key: 'product', kind: 'choice' },
    { key: 'buyer', kind: 'choice' },
    { key: 'currency', kind: 'choice' },
  ],
  settings: (chosen) => {
    const country = chosenOf(countries, chosen['country']);
    return [
      { key: 'country', options: countries },
      { key: 'product', options: productsOf(country) },
      { key: 'buyer', options: buyersOf(country) },
      { key: 'currency', options: currenciesOf(country) },
    ];
  },
  sample: { title: 'Invoice 2026-014', amount: '250.00', costs: '0' },
  sums: (row, day) => {
    const country = row.choice('country', countries);
    const currency = row.choice('currency', currenciesOf(country));
    const amount = row.amount('amount', currency, true);
    const costs = row.amount('costs', currency);
    const product = row.choice('product', productsOf(country));
    const payment = paypal.payment({ country, product, amount, buyer: row.choice('buyer', buyersOf(country)) }, day);
    if (isRefusal(payment)) return payment;
    const { fee, net } = payment.lines;
    return { revenue: amount, fees: fee.value, costs, profit: minus(net.value, costs) };
  },
};
