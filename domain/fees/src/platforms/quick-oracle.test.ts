/**
 * The quick estimates once more, from the specification's sentences, in another arithmetic:
 * reduced fractions of whole numbers. Nothing here uses our tables or our decimals to compute.
 */
import { money, toExactText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../testing/arbitrary.ts';
import { atLeast, cut, f, less, over, plus, times, type Fraction } from '../../testing/fraction.ts';
import { explain, workedOut } from '../trace/explain.ts';
import type { Figure } from '../trace/figure.ts';
import * as ebay from './ebay/quick/index.ts';
import * as paypal from './paypal/quick/index.ts';
import * as wise from './wise/quick/index.ts';

const day = '2026-11-21';

const matches = (figure: Figure, expected: Fraction) => {
  expect(toExactText(figure.value), figure.key ?? '').toBe(cut(expected));
  expect(toExactText(workedOut(JSON.parse(JSON.stringify(explain(figure)))))).toBe(cut(expected));
};

const anAmount = fc.integer({ min: -1_000_000, max: 100_000_000 }).map((units) => (units / 100).toFixed(2));
const aPositive = fc.integer({ min: 0, max: 100_000_000 }).map((units) => (units / 100).toFixed(2));

test('eBay and PayPal', () => {
  fc.assert(
    fc.property(anAmount, anAmount, anAmount, anAmount, (soldPrice, shippingPrice, itemCost, shippingCost) => {
      const sale = answersTo(ebay.question, { soldPrice, shippingPrice, itemCost, shippingCost });
      const base = plus(f(soldPrice), f(shippingPrice));
      const fee = times(base, f('0.12'));

      for (const { lines } of [ebay.answer(sale, day), paypal.answer(sale, day)]) {
        matches(lines.base, base);
        matches(lines.finalValueFee, fee);
        matches(lines.managedPaymentsFee, f('0.30'));
        matches(lines.profit, less(base, fee, f('0.30'), f(itemCost), f(shippingCost)));
      }
    }),
  );
});

const percents = {
  bankTransfer: '0.6',
  account: '0.6',
  swift: '0.8',
  debitCard: '1.2',
  creditCard: '1.4',
  card: '1.2',
};
const crosses: Record<string, number> = { GBPEUR: 1.1516, GBPUSD: 1.27, EURGBP: 0.868, EURUSD: 1.09, USDGBP: 0.79 };
const discountOf = (amount: number) => {
  if (amount >= 50_000) return '0.25';
  if (amount >= 20_000) return '0.2';
  if (amount >= 10_000) return '0.15';
  if (amount >= 5_000) return '0.1';
  return amount >= 1_000 ? '0.05' : '0';
};

test('Wise', () => {
  const method = fc.constantFrom(...wise.offeredMethods, 'card' as const);
  const from = fc.constantFrom(...wise.senderCurrencies);
  const to = fc.constantFrom(...wise.recipientCurrencies);

  fc.assert(
    fc.property(aPositive, from, to, method, (amount, sender, recipient, by) => {
      const { lines } = wise.transfer({ amount: money(amount, sender), to: recipient, method: by }, day);
      const percent = over(f(percents[by]), f(100));
      const fee = atLeast(f(1), plus(f(by === 'swift' ? '0.5' : '0.35'), times(f(amount), percent)));
      const discount = f(discountOf(Number(amount)));
      const total = atLeast(f(0), less(fee, times(fee, discount)));
      const cross = sender === 'USD' && recipient === 'EUR' ? 0.92 : (crosses[sender + recipient] ?? 1);

      matches(lines.ourFee, fee);
      matches(lines.discount, times(fee, discount));
      matches(lines.total, total);
      matches(lines.totalShare, over(total, f(amount)));
      matches(lines.recipientGets, times(atLeast(f(0), less(f(amount), total)), f(cross)));
      matches(lines.newFee, times(fee, less(f(1), discount)));
      matches(lines.newFeeRate, times(percent, less(f(1), discount)));
    }),
  );
});
