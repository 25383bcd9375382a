/**
 * Etsy, Stripe, Payoneer, Mercury and the banks once more, from their published sentences, in another arithmetic:
 * reduced fractions of whole numbers. Nothing here uses our tables or our decimals to compute.
 */
import { toExactText } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../testing/arbitrary.ts';
import { atLeast, atMost, cents, cut, f, less, over, plus, times, type Fraction } from '../../testing/fraction.ts';
import { totalOf } from '../answer.ts';
import type { Platform } from '../platform.ts';
import { readAnswers, type Texts } from '../question/read.ts';
import { isRefusal } from '../refusal.ts';
import type { Figure } from '../trace/figure.ts';
import { bankWires } from './bank-wires/index.ts';
import * as etsy from './etsy/index.ts';
import { mercury } from './mercury/index.ts';
import { payoneer } from './payoneer/index.ts';
import * as stripe from './stripe/index.ts';

const day = '2026-11-21';
const anAmount = fc.nat(10_000_000).map((units) => (units / 100).toFixed(2));
const accepted = <A extends object>(answer: A) => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer as Exclude<A, { refused: string }>;
};
const matches = (figure: Figure | undefined, expected: Fraction) => {
  expect(figure && toExactText(figure.value), figure?.key).toBe(cut(expected));
};

test('Etsy in the United States', () => {
  fc.assert(
    fc.property(anAmount, anAmount, anAmount, fc.integer({ min: 1, max: 9 }), (item, shipping, tax, pieces) => {
      const costs = { itemCost: '1', shippingCost: '2' };
      const sold = { country: 'US', itemPrice: item, shippingPrice: shipping, salesTax: tax, pieces: String(pieces) };
      const order = answersTo(etsy.question, { ...sold, ...costs, offsiteAds: 'under' });
      const { lines } = accepted(etsy.answer(order, day));
      const revenue = plus(f(item), f(shipping));
      const listing = times(f('0.2'), f(pieces));
      const transaction = cents(times(revenue, f('0.065')));
      const processing = cents(plus(times(plus(revenue, f(tax)), f('0.03')), f('0.25')));
      const ads = atMost(cents(times(revenue, f('0.15'))), f(100));
      const profit = less(revenue, listing, transaction, processing, ads, f(3));

      matches(lines.transactionFee, transaction);
      matches(lines.processingFee, processing);
      matches(lines.offsiteAdsFee, ads);
      matches(lines.profit, profit);
      matches(lines.profitMargin, over(profit, revenue));
    }),
  );
});

const stripeRates = {
  US: ['2.9', '1.5', '1', '0.3'],
  GB: ['1.5', '1.65', '2', '0.2'],
  HK: ['3.4', '0.5', '2', '2.35'],
} as const;

test('Stripe in three countries', () => {
  const country = fc.constantFrom('US', 'GB', 'HK');
  fc.assert(
    fc.property(anAmount, country, fc.boolean(), fc.boolean(), (amount, where, isAbroad, isConverted) => {
      const [base, abroad, conversion, fixed] = stripeRates[where];
      const card = isAbroad ? 'international' : 'domestic';
      const texts = { country: where, amount, card, converted: isConverted ? 'yes' : 'no' };
      const { lines } = accepted(stripe.payment(answersTo(stripe.question, texts), day));
      const percent = plus(f(base), f(isAbroad ? abroad : 0), f(isConverted ? conversion : 0));
      const fee = cents(plus(times(f(amount), over(percent, f(100))), f(fixed)));

      matches(lines.fee, fee);
      matches(lines.net, less(f(amount), fee));
      matches(lines.feeShare, over(fee, f(amount)));
    }),
  );
});

test('Payoneer, Mercury and a bank, to rupees', () => {
  const perDollar = f(toExactText(midRate('USD', 'LKR', day).value));
  const comesTo = ({ question, answer }: Platform, texts: Texts) =>
    totalOf(accepted(answer(readAnswers(question, texts).answers, day)));

  fc.assert(
    fc.property(anAmount, fc.integer({ min: 0, max: 900 }), (amount, points) => {
      const remaining = atLeast(f(0), less(f(amount), atLeast(f(3), times(f(amount), f('0.02')))));
      const markup = (points / 100).toFixed(2);
      const rupees = times(f(amount), perDollar);
      const credited = less(cents(times(rupees, less(f(1), over(f(markup), f(100))))), f(400));
      const left = (rate: string, fixed: string) => less(f(amount), cents(plus(times(f(amount), f(rate)), f(fixed))));

      matches(comesTo(payoneer, { method: 'card', amount }), left('0.0399', '0.49'));
      matches(comesTo(payoneer, { what: 'convertedWithdrawal', amount }), cents(times(remaining, perDollar)));
      matches(comesTo(mercury, { what: 'convertedPayment', amount }), cents(times(rupees, f('0.99'))));
      matches(comesTo(mercury, { what: 'invoice', paidBy: 'card', amount }), left('0.029', '0.3'));
      matches(comesTo(bankWires, { what: 'credit', amount, markup }), atLeast(f(0), credited));
    }),
  );
});
