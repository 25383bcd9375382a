import { asking, type AnswersOf } from '../../question/question.ts';
import { countryCurrencies, countryNames } from './country.ts';
import { countries } from './tables/countries.ts';

/** What decides what Etsy takes of an order. */
export const question = asking()
  .group('sale')
  .choice('country', countryNames, { aliases: ['seller-country', 'country-of-account'], shared: 'country' })
  .amount('itemPrice', {
    currency,
    needed: true,
    perPiece: true,
    aliases: ['price', 'item-total', 'sold-price', 'selling-price'],
  })
  .amount('shippingPrice', { currency, aliases: ['shipping', 'postage', 'shipping-charged', 'delivery'] })
  .amount('extras', { currency })
  .amount('salesTax', { currency, aliases: ['tax', 'order-tax'] })
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
  .number('pieces', { unit: 'count', whole: true, default: '1', least: '1', aliases: ['quantity', 'qty'] })
  .group('options')
  .choice('buyer', ['domestic', 'abroad'], {
    box: 'abroad',
    applies: ({ country }) => countries[country].processingFromAbroad !== undefined,
  })
  .choice('offsiteAds', ['under', 'over'], { optional: true, box: 'offsiteAds', name: 'shopSales' })
  .yes('converted')
  .yes('vatNumber', { applies: ({ country }) => countries[country].vatOnFees !== undefined })
  .yes('sriLankanVat')
  .asked();

/** Everything about an order that changes what Etsy charges; amounts in the currency of the shop's account. */
export type Order = AnswersOf<typeof question>;

function currency({ country }: Readonly<{ country: keyof typeof countryCurrencies }>) {
  return countryCurrencies[country];
}
