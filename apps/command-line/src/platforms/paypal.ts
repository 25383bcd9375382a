import * as paypal from '@formation/fees/paypal-published';
import { currencies } from '@formation/money';
import { namesOf, type Command } from '../command.ts';

const countryNames = namesOf(paypal.countries);
const products = [
  ...new Set(Object.values(paypal.countries).flatMap((one: paypal.Country) => Object.keys(one.products))),
] as unknown as readonly [string, ...string[]]; // the tables have products
const currencyNames = namesOf(currencies);

export const paypalCommand: Command = {
  about: 'what PayPal keeps of a payment',
  example: 'paypal --amount 500 --country us --product checkout',
  options: {
    amount: { kind: 'amount', help: 'what the buyer pays', needed: true },
    country: { kind: 'choice', help: 'the country of your account', choices: countryNames, atFirst: 'LK' },
    product: { kind: 'choice', help: 'the product; the first of the country when left out', choices: products },
    currency: {
      kind: 'choice',
      help: 'the currency received; that of the country when left out',
      choices: currencyNames,
    },
    buyer: { kind: 'choice', help: 'where the buyer is', choices: paypal.buyerRegions, atFirst: 'domestic' },
  },
  answer(given, day) {
    const country = given.choice('country', countryNames);
    const { currency, products: own, productsFromAbroad }: paypal.Country = paypal.countries[country];
    const [first = 'checkout'] = Object.keys({ ...own, ...productsFromAbroad });
    return paypal.payment(
      {
        country,
        product: given.choice('product', given.has('product') ? products : [first]),
        amount: given.amount('amount', given.choice('currency', [currency, ...currencyNames])),
        buyer: given.choice('buyer', paypal.buyerRegions),
      },
      day,
    );
  },
};
