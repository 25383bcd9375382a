import * as mercury from '@formation/fees/mercury';
import * as payoneer from '@formation/fees/payoneer';
import * as stripe from '@formation/fees/stripe';
import { namesOf, type Command } from '../command.ts';

const amount = { kind: 'amount', help: 'what is paid', needed: true } as const;
const countryNames = namesOf(stripe.countryCurrencies);
const receivingMethods = namesOf(payoneer.receiving);
const paymentKinds = namesOf(mercury.payments);

export const stripeCommand: Command = {
  about: 'what Stripe keeps of a payment',
  example: 'stripe --amount 100 --country us --card international',
  options: {
    amount,
    country: { kind: 'choice', help: 'the country of the account', choices: countryNames, atFirst: 'US' },
    card: { kind: 'choice', help: 'where the card is from', choices: stripe.cards, atFirst: 'domestic' },
    method: { kind: 'choice', help: 'a way to pay without a card', choices: stripe.methods },
    converted: { kind: 'flag', help: 'the payer pays in another currency' },
    ...Object.fromEntries(stripe.extras.map((name) => [name, { kind: 'flag', help: `with ${name}` } as const])),
  },
  answer(given, day) {
    const country = given.choice('country', countryNames);
    return stripe.payment(
      {
        country,
        amount: given.amount('amount', stripe.countryCurrencies[country]),
        card: given.choice('card', stripe.cards),
        ...(given.has('method') && { method: given.choice('method', stripe.methods) }),
        converted: given.flag('converted'),
        with: stripe.extras.filter((name) => given.flag(name)),
      },
      day,
    );
  },
};

export const payoneerCommand: Command = {
  about: 'what Payoneer keeps of what comes in',
  example: 'payoneer --amount 1000 --method card',
  options: {
    amount,
    method: { kind: 'choice', help: 'how the money comes in', choices: receivingMethods, atFirst: 'card' },
  },
  answer: (given, day) =>
    payoneer.receipt(
      {
        method: given.choice('method', receivingMethods),
        amount: { ...given.amount('amount', 'USD'), currency: 'USD' },
      },
      day,
    ),
};

export const mercuryCommand: Command = {
  about: 'what a payment from or to a Mercury account costs',
  example: 'mercury --amount 1000 --kind abroadOur',
  options: {
    amount,
    kind: { kind: 'choice', help: 'the kind of payment', choices: paymentKinds, atFirst: 'abroadOur' },
    'on-the-way': { kind: 'amount', help: 'what banks on the way take' },
  },
  answer: (given, day) =>
    mercury.payment(
      {
        kind: given.choice('kind', paymentKinds),
        amount: { ...given.amount('amount', 'USD'), currency: 'USD' },
        ...(given.has('on-the-way') && { takenOnTheWay: [{ ...given.amount('on-the-way', 'USD'), currency: 'USD' }] }),
      },
      day,
    ),
};
