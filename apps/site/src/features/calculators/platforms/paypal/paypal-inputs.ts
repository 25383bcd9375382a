import type { IsoDate } from '@formation/fees';
import * as paypal from '@formation/fees/paypal-published';
import { currencies, type Currency } from '@formation/money';
import { midRate, type Rated } from '@formation/money/exchange-rates';
import { amountFrom } from '../../published/model-parts.ts';
import { choice } from '../../../../lib/typed/choice.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';

/** The seller's countries; Sri Lanka is the first to choose. */
export const sellers = ['LK', 'US', 'GB', 'HK', 'SG', 'DE', 'IN'] as const satisfies readonly paypal.CountryName[];

const buyers = ['restOfWorld', 'eea', 'uk', 'domestic'] as const satisfies readonly paypal.BuyerRegion[];
const usual = ['USD', 'EUR', 'GBP'] as const satisfies readonly Currency[];

const oneOf = <V extends string>(offered: readonly V[], typed: string | undefined) =>
  offered.find((value) => value === typed) ?? offered[0];

/** Where a buyer can be, as far as the country's table tells regions apart. */
function buyersOf({ productsFromAbroad, addedFromAbroad }: paypal.Country) {
  const hasOnePriceAbroad = productsFromAbroad !== undefined || addedFromAbroad?.anywhere !== undefined;
  return buyers.filter((region) => {
    if (region === 'domestic') return true;
    return addedFromAbroad?.[region] !== undefined || (region === 'restOfWorld' && hasOnePriceAbroad);
  });
}

/** The currencies whose fixed fee is published; where none is, all that the country has, to be told so. */
function receivedIn(table: paypal.Country, product: string, buyer: paypal.BuyerRegion): readonly Currency[] {
  const { products, productsFromAbroad = {} } = table;
  const known = knownIn((buyer !== 'domestic' && table.productsFromAbroad ? productsFromAbroad : products)[product]);
  const all = [products, productsFromAbroad].flatMap(Object.values<Price>).flatMap(knownIn);
  const offered = new Set(known.length > 0 ? known : all);
  return [...new Set([table.currency, ...usual, ...offered])].filter((currency) => offered.has(currency));
}

type Price = paypal.Country['products'][string];

function knownIn(prices: Price | undefined): readonly Currency[] {
  const price = prices?.at(-1)?.value;
  return Object.keys(price?.fixed ?? price?.cap ?? {}) as Currency[]; // the keys of the table are currencies
}

/** The rates of every day have all currencies but the rouble. */
const isRated = (currency: Currency): currency is Rated => currency !== 'RUB';

/** The currencies to which what was received can be converted: the country's own first. */
function targetsOf({ currency: own, conversionSpread }: paypal.Country, from: Currency): readonly Rated[] {
  if (!conversionSpread || !isRated(from)) return [];
  const all = Object.keys(currencies) as Currency[]; // the keys of the list are its currencies
  return [...new Set([own, ...usual, ...all])].filter(isRated).filter((to) => to !== from);
}

/** What the form says, and what its choices offer. */
export function chosen(typed: Typed) {
  const country = choice(sellers, typed['country']);
  const table: paypal.Country = paypal.countries[country];
  const regions = buyersOf(table);
  const buyer = oneOf(regions, typed['buyer']) ?? 'domestic';
  const products = Object.keys({ ...table.products, ...table.productsFromAbroad });
  const product = oneOf(products, typed['product']) ?? '';
  const received = receivedIn(table, product, buyer);
  const currency = oneOf(received, typed['currency']) ?? table.currency;
  const targets = targetsOf(table, currency);
  const to = typed['converted'] === undefined ? undefined : oneOf(targets, typed['convertedTo']);
  const withdrawals = Object.keys(table.withdrawals ?? {});
  const withdrawal = typed['withdrawn'] === undefined ? undefined : oneOf(withdrawals, typed['withdrawal']);
  const arriving: Currency = to ?? currency;
  return {
    ...{ country, regions, buyer, products, product, received, currency, arriving },
    ...{ targets, to, withdrawals, withdrawal },
  };
}

/** The sale that the form describes; an empty field counts as 0. */
export function paypalInputs(typed: Typed, day: IsoDate): paypal.SaleInputs {
  const { country, buyer, product, currency, arriving, to, withdrawal } = chosen(typed);
  return {
    country,
    buyer,
    product,
    soldPrice: amountFrom(typed, 'soldPrice', currency),
    shippingPrice: amountFrom(typed, 'shippingPrice', currency),
    itemCost: amountFrom(typed, 'itemCost', arriving),
    shippingCost: amountFrom(typed, 'shippingCost', arriving),
    ...(to && isRated(currency) && { converted: { to, mid: midRate(currency, to, day) } }),
    ...(withdrawal !== undefined && { withdrawal }),
  };
}
