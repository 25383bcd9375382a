import { countries, type Card } from '@formation/fees/stripe/tables';
import { companyCurrencies, type CompanyCountry, type PayerCountry } from '../question.ts';
import { usually } from '../tables/usual.ts';
import { either, entryOn, fractionText, numberIn, numberOf, usual, type Reader } from './published.ts';

const accounts = { us: 'US', uk: 'GB', hk: 'HK' } as const;

/** Where a client's card is from, seen from the company's country. */
export function cardFrom(company: CompanyCountry, payer: PayerCountry): Card {
  if (accounts[company] === payer) return 'domestic';
  if (company === 'uk' && payer === 'EEA') return 'eea';
  return 'international';
}

function rate(company: CompanyCountry): Reader {
  const country = countries[accounts[company]];
  const domestic = numberIn(
    'fraction',
    ({ day }) => entryOn(country.card, day),
    ({ percent }) => fractionText(percent),
  );
  const read: Reader['read'] = (question) => {
    const card = cardFrom(company, question.payer.country);
    if (card === 'domestic') return domestic.read(question);
    return numberOf('fraction', () => country.cardFrom[card]).read(question);
  };
  return { unit: 'fraction', read };
}

function fixed(company: CompanyCountry): Reader {
  const { card } = countries[accounts[company]];
  return numberIn(
    companyCurrencies[company],
    ({ day }) => entryOn(card, day),
    ({ fixed }) => (fixed ? fixed[companyCurrencies[company]] : '0'),
  );
}

function conversion(company: CompanyCountry): Reader {
  return numberOf('fraction', () => countries[accounts[company]].conversion);
}

function payout(company: CompanyCountry): Reader {
  const { payouts } = countries[accounts[company]];
  return numberIn(
    'fraction',
    ({ day }) => entryOn(payouts?.standard, day),
    ({ percent }) => fractionText(percent),
  );
}

/** What Stripe takes, by the country of the company. */
export const stripe = {
  'stripe-us-rate': rate('us'),
  'stripe-us-fixed': fixed('us'),
  'stripe-us-conversion': conversion('us'),
  'stripe-us-payout': payout('us'),
  'stripe-uk-rate': rate('uk'),
  'stripe-uk-fixed': fixed('uk'),
  'stripe-uk-conversion': conversion('uk'),
  'stripe-uk-payout': either(payout('uk'), usual('fraction', usually.stripeUkPayout)),
  'stripe-hk-rate': rate('hk'),
  'stripe-hk-fixed': fixed('hk'),
  'stripe-hk-conversion': conversion('hk'),
  'stripe-hk-payout': either(payout('hk'), usual('fraction', usually.stripeHkPayout)),
} as const satisfies Readonly<Record<string, Reader>>;
