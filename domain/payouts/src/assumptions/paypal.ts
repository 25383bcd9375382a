import { lessSure } from '@formation/fees';
import { countries, type BuyerRegion } from '@formation/fees/paypal/tables';
import type { PayerCountry, Question } from '../question.ts';
import { added, either, entryOn, fractionText, numberIn, numberOf, type Reader } from './published.ts';

/** The sellers that a route can have, and the product by which each is paid. */
const products = { LK: 'commercial', US: 'invoice-paypal', GB: 'checkout', HK: 'checkout' } as const;
type Seller = keyof typeof products;

/** Where a client is, seen from the seller's country. */
export function buyerRegion(seller: Seller, payer: PayerCountry): BuyerRegion {
  if (seller === payer) return 'domestic';
  if (seller === 'GB' && payer === 'EEA') return 'eea';
  return 'restOfWorld';
}

const receivedIn = ({ amount }: Pick<Question, 'amount'>) => amount.currency;

function price(seller: Seller) {
  return ({ payer, day }: Question) => {
    const { products: usual, productsFromAbroad } = countries[seller];
    const isAbroad = buyerRegion(seller, payer.country) !== 'domestic';
    const table = isAbroad && productsFromAbroad ? productsFromAbroad : usual;
    return entryOn(table[products[seller]], day);
  };
}

/** The product's rate, and what is added to it for a client abroad. */
function rate(seller: Seller): Reader {
  const read = (question: Question) => {
    const base = price(seller)(question);
    const more = addedRate(seller, question);
    if (!base || more === 'not-published') return undefined;
    const { between } = base.value;
    const ends = between && { low: fractionText(between.low), high: fractionText(between.high) };
    return more ? added(base, more) : { ...added(base), ...(ends && { between: ends }) };
  };
  return { unit: 'fraction', read };
}

/** Nothing at home, and where payments from abroad have a price of their own. */
function addedRate(seller: Seller, { payer, day }: Question) {
  const region = buyerRegion(seller, payer.country);
  const { addedFromAbroad, productsFromAbroad } = countries[seller];
  if (region === 'domestic' || productsFromAbroad) return undefined;
  return entryOn(addedFromAbroad?.anywhere ?? addedFromAbroad?.[region], day) ?? 'not-published';
}

/** None of the product's fixed fees is nothing; a currency missing among them is not published. */
function fixed(seller: Seller): Reader {
  return numberIn(receivedIn, price(seller), (value, question) =>
    value.fixed ? value.fixed[question.amount.currency] : '0',
  );
}

function spread(seller: Seller): Reader {
  return numberOf('fraction', () => countries[seller].conversionSpread);
}

function withdrawal(seller: Seller): Reader {
  const read = ({ day }: Question) => entryOn(countries[seller].withdrawals?.['standard'], day);
  return numberIn('fraction', read, ({ percent }) => fractionText(percent));
}

/** For a British or Hong Kong account, what PayPal's page for the markets around Sri Lanka says: an estimate. */
function orAsInAsia(reader: Reader, inAsia: Reader): Reader {
  const read: Reader['read'] = (question) => {
    const found = inAsia.read(question);
    return found && { ...found, status: lessSure(found.status, 'single') };
  };
  return either(reader, { ...inAsia, read });
}

/** What PayPal takes, by the country of the account. */
export const paypal = {
  'paypal-lk-rate': rate('LK'),
  'paypal-lk-fixed': fixed('LK'),
  'paypal-lk-spread': spread('LK'),
  'paypal-lk-withdrawal': withdrawal('LK'),
  'paypal-us-rate': rate('US'),
  'paypal-us-fixed': fixed('US'),
  'paypal-us-spread': spread('US'),
  'paypal-us-withdrawal': withdrawal('US'),
  'paypal-uk-rate': rate('GB'),
  'paypal-uk-fixed': orAsInAsia(fixed('GB'), fixed('LK')),
  'paypal-uk-spread': spread('GB'),
  'paypal-uk-withdrawal': orAsInAsia(withdrawal('GB'), withdrawal('LK')),
  'paypal-hk-rate': rate('HK'),
  'paypal-hk-fixed': orAsInAsia(fixed('HK'), fixed('LK')),
  'paypal-hk-spread': spread('HK'),
  'paypal-hk-withdrawal': orAsInAsia(withdrawal('HK'), withdrawal('LK')),
} as const satisfies Readonly<Record<string, Reader>>;
