/**
 * Etsy, Stripe, Payoneer, Mercury and the banks once more, from their published sentences, in another arithmetic:
 * reduced fractions of whole numbers. Nothing here uses our tables or our decimals to compute.
 */
import { money, rate, toExactText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupeeCredit } from './bank-wires/index.ts';
import * as etsy from './etsy/index.ts';
import type { Figure } from './figure/figure.ts';
import * as mercury from './mercury/index.ts';
import { atLeast, atMost, cents, cut, f, less, over, plus, times, type Fraction } from './oracle/fraction.ts';
import * as payoneer from './payoneer/index.ts';
import { isRefusal } from './published/refusal.ts';
import { quickSource } from './quick-source.ts';
import * as stripe from './stripe/index.ts';

const day = '2026-11-21';
const runs = { numRuns: 2_000 };
const anAmount = fc.nat(10_000_000).map((units) => (units / 100).toFixed(2));
const aRate = fc.integer({ min: 1, max: 10 ** 10 }).map((units) => (units / 10 ** 8).toFixed(8));
const mid = (text: string) => ({ ...quickSource('test'), value: rate(text) });
const given = <A extends object>(answer: A) => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer as Exclude<A, { refused: string }>;
};
const matches = (figure: Figure | undefined, expected: Fraction) => {
  expect(figure && toExactText(figure.value), figure?.key).toBe(cut(expected));
};

test('Etsy in the United States', () => {
  fc.assert(
    fc.property(anAmount, anAmount, anAmount, fc.integer({ min: 1, max: 9 }), (item, shipping, tax, pieces) => {
      const usd = (text: string) => money(text, 'USD');
      const { lines } = given(
        etsy.sale(
          {
            country: 'US',
            itemPrice: usd(item),
            shippingPrice: usd(shipping),
            salesTax: usd(tax),
            itemCost: usd('1'),
            shippingCost: usd('2'),
            pieces,
            offsiteAds: 'under',
          },
          day,
        ),
      );
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
    runs,
  );
});

const stripeRates = {
  US: ['2.9', '1.5', '1', '0.3'],
  GB: ['1.5', '1.75', '2', '0.2'],
  HK: ['3.4', '0.5', '2', '2.35'],
} as const;
const stripeCurrencies = { US: 'USD', GB: 'GBP', HK: 'HKD' } as const;

test('Stripe in three countries', () => {
  const country = fc.constantFrom('US', 'GB', 'HK');
  fc.assert(
    fc.property(anAmount, country, fc.boolean(), fc.boolean(), (amount, where, isAbroad, isConverted) => {
      const [base, abroad, conversion, fixed] = stripeRates[where];
      const { lines } = given(
        stripe.payment(
          {
            country: where,
            amount: money<'USD' | 'GBP' | 'HKD'>(amount, stripeCurrencies[where]),
            card: isAbroad ? 'international' : 'domestic',
            converted: isConverted,
          },
          day,
        ),
      );
      const percent = plus(f(base), f(isAbroad ? abroad : 0), f(isConverted ? conversion : 0));
      const fee = cents(plus(times(f(amount), over(percent, f(100))), f(fixed)));

      matches(lines.fee, fee);
      matches(lines.net, less(f(amount), fee));
      matches(lines.feeShare, over(fee, f(amount)));
    }),
    runs,
  );
});

test('Payoneer, Mercury and a bank, to rupees', () => {
  fc.assert(
    fc.property(anAmount, aRate, fc.integer({ min: 0, max: 900 }), (amount, perDollar, points) => {
      const dollars = money(amount, 'USD');
      const to = { amount: dollars, to: 'LKR', mid: mid(perDollar) } as const;
      const kept = atLeast(f(0), less(f(amount), atLeast(f(3), times(f(amount), f('0.02')))));
      const markup = (points / 10_000).toFixed(4);
      const credited = less(cents(times(times(f(amount), f(perDollar)), less(f(1), f(markup)))), f(400));
      const atBank = rupeeCredit({ bank: 'HNB', arrives: dollars, mid: mid(perDollar), markup: rate(markup) }, day);

      matches(
        given(payoneer.receipt({ method: 'card', amount: dollars }, day)).lines.fee,
        cents(plus(times(f(amount), f('0.0399')), f('0.49'))),
      );
      matches(given(payoneer.convertedWithdrawal(to, day)).lines.received, cents(times(kept, f(perDollar))));
      matches(
        given(mercury.convertedPayment(to, day)).lines.recipientGets,
        cents(times(times(f(amount), f(perDollar)), f('0.99'))),
      );
      matches(
        given(mercury.invoice({ paidBy: 'card', amount: dollars }, day)).lines.fee,
        cents(plus(times(f(amount), f('0.029')), f('0.3'))),
      );
      matches(given(atBank).lines.credited, atLeast(f(0), credited));
    }),
    runs,
  );
});
