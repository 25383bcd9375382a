import { asking, type AnswersOf } from '../../question/question.ts';
import {
  cards,
  countryCurrencies,
  countryNames,
  disputes,
  methods,
  speeds,
  type CountryName,
  type Extra,
} from './country.ts';
import { countries } from './tables/countries.ts';

/** What is asked for: what is kept of a payment, or of the balance when it is paid out to a bank. */
const subjects = ['payment', 'payout'] as const;

type Chosen = Readonly<{ what: (typeof subjects)[number]; country: CountryName }>;

const isPayment = ({ what }: Chosen) => what === 'payment';
const withExtra = (extra: Extra) => ({
  applies: (chosen: Chosen) => isPayment(chosen) && countries[chosen.country].extras?.[extra] !== undefined,
});

/** What decides what Stripe keeps. */
export const question = asking()
  .group('payment')
  .choice('what', subjects)
  .choice('country', countryNames, { aliases: ['seller-country', 'country-of-account'], shared: 'country' })
  .choice('card', cards, {
    applies: isPayment,
    offered: ({ country }) => cards.filter((card) => card === 'domestic' || countries[country].cardFrom[card]),
  })
  .amount('amount', {
    currency: ({ country }) => countryCurrencies[country],
    needed: true,
    perPiece: isPayment,
    example: '1000',
    aliases: ['gross', 'price', 'total', 'payment', 'invoice-amount'],
  })
  .choice('speed', speeds, { applies: ({ what }) => what === 'payout' })
  .group('options')
  .choice('method', methods, {
    applies: (chosen) => isPayment(chosen) && countries[chosen.country].methods !== undefined,
    offered: ({ country }) => methods.filter((method) => countries[country].methods?.[method]),
    optional: true,
    box: 'withoutCard',
  })
  .yes('converted', {
    applies: (chosen) => isPayment(chosen) && countries[chosen.country].conversion !== undefined,
  })
  .yes('invoicing', withExtra('invoicing'))
  .yes('billing', withExtra('billing'))
  .yes('manualEntry', withExtra('manualEntry'))
  .yes('managedPayments', withExtra('managedPayments'))
  .choice('disputed', disputes, {
    applies: (chosen) => isPayment(chosen) && countries[chosen.country].dispute !== undefined,
    offered: ({ country }) => disputes.filter((one) => one === 'accepted' || countries[country].dispute?.answer),
    optional: true,
    box: 'dispute',
  })
  .yes('sriLankanVat')
  .asked();

/** A payment to a company, or a payout from its balance; amounts in the currency of the account. */
export type QuestionRequest = AnswersOf<typeof question>;
