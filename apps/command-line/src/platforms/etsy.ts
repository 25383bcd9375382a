import * as etsy from '@formation/fees/etsy';
import { midRate } from '@formation/money/exchange-rates';
import { namesOf, type Command } from '../command.ts';

const countryNames = namesOf(etsy.countryCurrencies);
const shopSizes = ['under', 'over'] as const;

export const etsyCommand: Command = {
  about: 'what is left of one order on Etsy',
  example: 'etsy --price 40 --country us --shipping 5',
  options: {
    price: { kind: 'amount', help: 'the price of all pieces', needed: true },
    country: { kind: 'choice', help: 'the country of the bank account', choices: countryNames, atFirst: 'US' },
    shipping: { kind: 'amount', help: 'what the buyer pays for shipping' },
    extras: { kind: 'amount', help: 'gift wrap and personalisation' },
    tax: { kind: 'amount', help: 'sales tax that the buyer pays' },
    pieces: { kind: 'number', help: 'pieces in the order', atFirst: '1' },
    abroad: { kind: 'flag', help: 'the buyer is abroad' },
    'offsite-ad': {
      kind: 'choice',
      help: 'the order came from one; your sales of 365 days against $10,000',
      choices: shopSizes,
    },
    converted: { kind: 'flag', help: 'the listing is in another currency than the account' },
    'item-cost': { kind: 'amount', help: 'what the pieces cost you' },
    'shipping-cost': { kind: 'amount', help: 'what you pay for shipping' },
  },
  answer(given, day) {
    const country = given.choice('country', countryNames);
    const currency = etsy.countryCurrencies[country];
    const amount = (name: string) => given.amount(name, currency);
    return etsy.sale(
      {
        country,
        itemPrice: amount('price'),
        shippingPrice: amount('shipping'),
        extras: amount('extras'),
        salesTax: amount('tax'),
        itemCost: amount('item-cost'),
        shippingCost: amount('shipping-cost'),
        pieces: given.has('pieces') ? Number(given.number('pieces').units) : 1,
        buyer: given.flag('abroad') ? 'abroad' : 'domestic',
        ...(given.has('offsite-ad') && { offsiteAds: given.choice('offsite-ad', shopSizes) }),
        converted: given.flag('converted'),
        perDollar: midRate('USD', currency, day),
      },
      day,
    );
  },
};
