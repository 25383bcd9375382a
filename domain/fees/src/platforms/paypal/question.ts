import { currencies, type Currency } from '@formation/money';
import type { Rated } from '@formation/money/exchange-rates';
import { asking, type AnswersOf } from '../../question/question.ts';
import type { Charge } from '../../value/fee-value.ts';
import { ownRate } from '../own-rate.ts';
import {
  buyerRegions,
  countryCurrencies,
  countryNames,
  type BuyerRegion,
  type Country,
  type CountryName,
} from './country.ts';
import { countries } from './tables/countries.ts';

type Where = Readonly<{ country: CountryName; buyer: BuyerRegion }>;
type Received = Where & Readonly<{ product: string; currency: Currency }>;
type Arriving = Readonly<{ currency: Currency; convertedTo: Rated | undefined }>;

const currencyNames = Object.keys(currencies) as readonly Currency[]; // the keys of the list are its currencies
const usual: readonly Currency[] = ['USD', 'EUR', 'GBP'];

const productNames = [...new Set(countryNames.flatMap((country) => productsOf({ country })))];
const withdrawalNames = [...new Set(countryNames.flatMap((country) => withdrawalsOf({ country })))];

/** What decides what is left of a sale that is paid by PayPal, up to where the money arrives. */
export const question = asking()
  .group('where')
  .choice('country', countryNames, { aliases: ['seller-country', 'country-of-account'], shared: 'country' })
  .choice('buyer', buyerRegions, { offered: buyersOf })
  .group('sale')
  .choice('product', productNames, { offered: productsOf })
  .choice('currency', currencyNames, { offered: receivedIn })
  .amount('soldPrice', {
    currency: ({ currency }) => currency,
    needed: true,
    perPiece: true,
    aliases: ['amount', 'gross', 'price', 'total', 'payment', 'invoice-amount'],
  })
  .amount('shippingPrice', {
    currency: ({ currency }) => currency,
    aliases: ['shipping', 'postage', 'shipping-charged', 'shipping-and-handling', 'delivery'],
  })
  .group('way')
  .choice('convertedTo', currencyNames.filter(isRated), {
    optional: true,
    box: 'converted',
    offered: targetsOf,
    applies: (answers) => targetsOf(answers).length > 0,
  })
  .number('rate', { ...ownRate, applies: ({ convertedTo }) => convertedTo !== undefined })
  .choice('withdrawal', withdrawalNames, {
    optional: true,
    box: 'withdrawn',
    offered: withdrawalsOf,
    applies: (answers) => withdrawalsOf(answers).length > 0,
  })
  .yes('sriLankanVat', { applies: isInSriLanka })
  .group('costs')
  .amount('itemCost', {
    currency: arriving,
    perPiece: true,
    aliases: ['cost', 'costs', 'cost-of-goods', 'cogs', 'purchase-price', 'product-cost'],
    shared: 'itemCost',
  })
  .amount('shippingCost', {
    currency: arriving,
    aliases: ['postage-cost', 'label', 'shipping-label', 'postage-paid'],
    shared: 'postageCost',
  })
  .asked();

/** A sale paid by PayPal: amounts in the currency received, costs in the one in which the money arrives. */
export type Sale = AnswersOf<typeof question>;

/** Whether the account is one that Sri Lankan VAT is for. */
export function isInSriLanka({ country }: Pick<Where, 'country'>): boolean {
  return country === 'LK';
}

/** The currency in which the money arrives. */
export function arriving({ currency, convertedTo }: Arriving): Currency {
  return convertedTo ?? currency;
}

/** The rates of every day have all currencies but the rouble. */
export function isRated(currency: Currency): currency is Rated {
  return currency !== 'RUB';
}

/** Where a buyer can be, as far as the country's table tells regions apart. */
function buyersOf({ country }: Pick<Where, 'country'>): readonly BuyerRegion[] {
  const { productsFromAbroad, addedFromAbroad } = countries[country];
  const hasOnePriceAbroad = productsFromAbroad !== undefined || addedFromAbroad?.anywhere !== undefined;
  return buyerRegions.filter((region) => {
    if (region === 'domestic') return true;
    return addedFromAbroad?.[region] !== undefined || (region === 'restOfWorld' && hasOnePriceAbroad);
  });
}

function productsOf({ country }: Pick<Where, 'country'>): readonly string[] {
  const { products, productsFromAbroad } = countries[country];
  return Object.keys({ ...products, ...productsFromAbroad });
}

/** The currencies whose fixed fee is published; where none is, all that the country has, to be told so. */
function receivedIn({ country, buyer, product }: Omit<Received, 'currency'>): readonly Currency[] {
  const { products, productsFromAbroad = {} }: Country = countries[country];
  const isPricedAbroad = buyer !== 'domestic' && countries[country].productsFromAbroad !== undefined;
  const known = knownIn((isPricedAbroad ? productsFromAbroad : products)[product]?.at(-1)?.value);
  const all = [products, productsFromAbroad].flatMap((one) =>
    Object.values(one).flatMap((schedule) => knownIn(schedule.at(-1)?.value)),
  );
  const offered = new Set(known.length > 0 ? known : all);
  return [...new Set([countryCurrencies[country], ...usual, ...offered])].filter((currency) => offered.has(currency));
}

function knownIn(price: Charge | undefined): readonly Currency[] {
  return Object.keys(price?.fixed ?? price?.most ?? {}) as Currency[]; // the keys of the table are currencies
}

/** The currencies to which what was received can be converted: the country's own first. */
function targetsOf({ country, currency: from }: Pick<Received, 'country' | 'currency'>): readonly Rated[] {
  if (!countries[country].conversionSpread || !isRated(from)) return [];
  return [...new Set([countryCurrencies[country], ...usual, ...currencyNames])]
    .filter(isRated)
    .filter((to) => to !== from);
}

function withdrawalsOf({ country }: Pick<Where, 'country'>): readonly string[] {
  return Object.keys(countries[country].withdrawals ?? {});
}
