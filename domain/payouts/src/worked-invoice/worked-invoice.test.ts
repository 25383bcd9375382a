import { money, toText } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isArrival } from '../answers/arrival.ts';
import { payouts } from '../answers/payouts.ts';
import { firstQuestion } from '../asked.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import { stepOf, workedInvoice } from './worked-invoice.ts';

const day = '2026-11-21';
const of = (amount: string) => workedInvoice(money(amount, 'USD'), day);

test('2,400 dollars on their way home, worked out by hand', () => {
  const invoice = of('2400');
  const takes = (name: Parameters<typeof stepOf>[1]) => {
    const { value } = stepOf(invoice, name).takes ?? {};
    return value && toText(value);
  };

  expect(takes('receive')).toBe('69.90'); // 2.9% of 2,400 is 69.60, and 0.30
  expect(takes('upkeep')).toBe('50.33'); // 604 a year, by 12 payments
  expect(takes('send')).toBe('22.80'); // 1% of 2,279.77
  expect(takes('credit')).toBe('400.00');
  expect(toText(invoice.answer.received.value)).toBe('746443.57'); // 2,256.97 × 330.90540472 − 400
  // 1.25% with 1,547 of upkeep a year, and 0.25% with 278.99 and nothing for the credit
  const [low = 0, high = 0] = [invoice.bounds?.low, invoice.bounds?.high].map(
    (value) => value && Number(toText(value)),
  );
  const [worst, best] = [718_879.15, 761_439.81]; // 2,173.67 × the rate, − 400; 2,301.08 × the rate
  expect(low).toBeLessThanOrEqual(worst);
  expect(high).toBeGreaterThanOrEqual(best);
  expect(worst - low + (high - best), 'a few cents, rounded on the way').toBeLessThan(14);
});

test('any invoice brings on the home page what it brings among all ways home', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10_000_000 }), (cents) => {
      const amount = money((cents / 100).toFixed(2), 'USD');
      const { rows } = payouts({ ...firstQuestion(day), amount, company: 'us', carried: carriedNumbers('USD', day) });
      const row = rows.find(({ answer }) => answer.route === 'stripe-us-wise');
      if (!row || !isArrival(row.answer)) throw new Error('no answer');
      const invoice = workedInvoice(amount, day);
      expect(invoice.answer.received.value).toEqual(row.answer.received.value);
      expect(invoice.bounds).toEqual(row.bounds);
    }),
    casesTimes(0.25), // a case is all of the ways home
  );
});
