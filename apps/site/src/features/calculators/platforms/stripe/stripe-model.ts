import { isRefusal } from '@formation/fees';
import * as stripe from '@formation/fees/stripe';
import { currencies } from '@formation/money';
import { amountFrom, optionsOf, rowsOf, type Published } from '../../published/model-parts.ts';
import type { FieldGroup, PublishedModel } from '../../published/published-model.ts';
import { receiveQuestion } from '../../published/receive-question.ts';
import { choice } from '../../../../lib/typed/choice.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';

const countryNames = [
  'US',
  'GB',
  'HK',
  'SG',
  'AU',
  'CA',
  'EU',
  'IN',
  'NZ',
  'MY',
] as const satisfies readonly stripe.CountryName[];

function chosen(typed: Typed) {
  const country = choice(countryNames, typed['country']);
  const { cardFrom, conversion, extras } = stripe.countries[country];
  const cards = stripe.cards.filter((card) => card === 'domestic' || cardFrom[card]);
  return {
    country,
    currency: stripe.countryCurrencies[country],
    cards,
    card: cards.find((one) => one === typed['card']) ?? 'domestic',
    converts: conversion !== undefined,
    extras: (['invoicing', 'billing'] as const).filter((extra) => extras?.[extra]),
  };
}

/** The payment that the form describes, but for its amount. */
function inputsFrom(typed: Typed): Omit<stripe.PaymentInputs, 'amount'> {
  const { country, card, extras } = chosen(typed);
  return {
    country,
    card,
    converted: typed['converted'] !== undefined,
    with: extras.filter((extra) => typed[extra] !== undefined),
  };
}

function fields({ stripe: words, groups }: Published, typed: Typed): readonly FieldGroup[] {
  const { currency, cards, converts, extras } = chosen(typed);
  const options = [...(converts ? (['converted'] as const) : []), ...extras];
  return [
    {
      title: words.title,
      fields: [
        { kind: 'choice', name: 'country', label: words.country, options: optionsOf(countryNames, words.countries) },
        { kind: 'choice', name: 'card', label: words.card, options: optionsOf(cards, words.cards) },
        { kind: 'amount', name: 'amount', label: words.amount, unit: currencies[currency].sign, initial: '1000' },
      ],
    },
    { title: groups.options, fields: options.map((name) => ({ kind: 'check', name, label: words[name] })) },
  ];
}

const fees = ['fee', 'invoicingFee', 'billingFee', 'tax'] as const;

/** Stripe's published prices for one payment to a company. */
export function stripeModel(published: Published): PublishedModel {
  const { stripe: words, names } = published;
  return {
    fields: (typed) => fields(published, typed),
    answer: (typed, day) => {
      const amount = amountFrom(typed, 'amount', chosen(typed).currency);
      const answer = stripe.payment({ ...inputsFrom(typed), amount }, day);
      if (isRefusal(answer)) return answer;
      const { lines } = answer;
      const rows = rowsOf(names, lines);
      return {
        groups: [
          { title: published.in, rows: rows(['amount']) },
          {
            title: published.fees,
            rows: [...rows(fees, 'out'), ...rows(['feeShare'])],
          },
        ],
        total: { label: words.net, figure: lines.net },
      };
    },
    questions: [
      receiveQuestion(published, {
        id: 'receive',
        name: 'amount',
        currencyOf: (typed) => chosen(typed).currency,
        amountFor: (typed, wanted, day) => stripe.amountFor(wanted, inputsFrom(typed), day),
        arrives: ({ lines }) => lines.net,
      }),
    ],
  };
}
