/** A way is the fee engines one after another: each step gives to the cent what the engine of its platform gives. */
import { isRefusal, readAnswers, totalOf } from '@formation/fees';
import * as bankWires from '@formation/fees/bank-wires';
import * as payoneer from '@formation/fees/payoneer';
import * as paypal from '@formation/fees/paypal';
import * as stripe from '@formation/fees/stripe';
import { constant, input } from '@formation/fees/trace';
import { money, toText, type Currency } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrival, isArrival } from '../answers/arrival.ts';
import { firstQuestion } from '../asked.ts';
import { assumptions } from '../assumptions/assumption.ts';
import { buyerRegion } from '../assumptions/paypal.ts';
import { cardFrom } from '../assumptions/stripe.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import { companyCurrencies, payerCountries, type PayerCountry, type Question } from '../question.ts';
import type { RouteKey } from './routes.ts';

const day = '2026-11-21';
const mid = midRate('USD', 'LKR', day);
const accepted = <A extends object>(answer: A) => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer as Exclude<A, { refused: string }>;
};
const ask = (amount: Question['amount'], country: PayerCountry): Question => ({
  ...firstQuestion(day),
  carried: carriedNumbers('USD', day),
  amount,
  payer: { country, by: 'any' },
  own: { 'bank-margin': '0.0125', 'stripe-uk-payout': '0', 'wise-rate': '0', 'wise-fixed': '0' },
});
const steps = (key: RouteKey, question: Question) => {
  const answer = arrival(key, question.amount, { question, assumptions: assumptions(question) });
  if (!isArrival(answer)) throw new Error(JSON.stringify(answer));
  return answer.steps;
};
const aCountry = fc.constantFrom(...payerCountries);
const cents = fc.integer({ min: 1000, max: 10_000_000 }).map((units) => (units / 100).toFixed(2));

test('PayPal in Sri Lanka', () => {
  fc.assert(
    fc.property(cents, aCountry, fc.constantFrom('USD', 'EUR', 'GBP'), (text, country, currency) => {
      const amount = money<'USD' | 'EUR' | 'GBP'>(text, currency);
      const paid = { country: 'LK', product: 'commercial', buyer: buyerRegion('LK', country) } as const;
      const { net } = accepted(paypal.payment<Currency>(input('amount', amount), paid, day));
      const exchange = { country: 'LK', to: 'LKR', mid: constant(midRate(currency, 'LKR', day).value) } as const;
      const { received } = accepted(paypal.conversion<Currency>(net, exchange, day));
      const [receive, convert] = steps('paypal-lk', ask(amount, country));

      expect([receive, convert].map((step) => step && toText(step.after.value))).toEqual([
        toText(net.value),
        toText(received.value),
      ]);
    }),
  );
});

test('Stripe for a company in the United States and in Britain', () => {
  fc.assert(
    fc.property(cents, aCountry, fc.constantFrom('us', 'uk'), (text, country, company) => {
      const amount = money<'USD' | 'GBP'>(text, companyCurrencies[company]);
      const texts = { country: company === 'us' ? 'US' : 'GB', amount: text, card: cardFrom(company, country) };
      const { net } = accepted(stripe.payment(readAnswers(stripe.question, texts).answers, day)).lines;
      const [receive] = steps(`stripe-${company}-wise`, ask(amount, country));

      expect(receive && toText(receive.after.value)).toBe(toText(net.value));
    }),
  );
});

test('Payoneer, and a bank at the end', () => {
  fc.assert(
    fc.property(cents, (text) => {
      const amount = money(text, 'USD');
      const byCard = readAnswers(payoneer.question, { method: 'card', amount: text }).answers;
      const { net } = payoneer.receipt(byCard, day).lines;
      const { received } = payoneer.convertedWithdrawal(
        { amount: net.value, to: 'LKR' },
        input('midRate', mid.value, 'to one'),
        day,
      ).lines;
      const home = steps('payoneer-card', { ...ask(amount, 'US'), own: { 'payoneer-annual': '0' } });
      const wired = steps('swift-lkr', {
        ...ask(amount, 'US'),
        own: { 'bank-margin': '0.0125', 'swift-on-the-way': '0' },
      });
      const credit = { what: 'credit', bank: 'HNB', amount: text, markup: '1.25' };
      const atBank = accepted(bankWires.answer(readAnswers(bankWires.question, credit).answers, day));

      expect(home.find(({ step }) => step === 'convert')?.after.value.units).toBe(received.value.units);
      expect(toText(wired.at(-1)?.after.value ?? amount)).toBe(toText(totalOf(atBank).value));
    }),
  );
});
