import { compare, money, multiply, rate, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payouts } from '../answers/payouts.ts';
import { firstQuestion } from '../asked.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import type { Question } from '../question.ts';
import type { RouteKey } from '../routes/routes.ts';
import { aMonth, paymentsFor } from './payments-for.ts';
import { isPaidBack, savesNothing } from './pays-back.ts';

const day = '2026-11-21';
const ask = (amount: string, by: 'any' | 'card', own: Question['own'] = {}): Question => ({
  ...firstQuestion(day),
  amount: money(amount, 'USD'),
  payer: { country: 'US', by },
  carried: carriedNumbers('USD', day),
  own,
});
const paysBack = (route: RouteKey, question: Question) =>
  payouts(question).rows.find(({ answer }) => answer.route === route)?.paysBack;

test('a client who pays 1,000 dollars by card: a Wyoming LLC pays back from three payments a month', () => {
  // Stripe and Wise: 1,000 − 29.30 = 970.70, − 9.71 = 960.99, × 330.90540472 − 400 = 317,596.78
  // Payoneer: 1,000 − 40.39 = 959.61 less 2%, − 400 = 310,789.33, with 12,000 a year no annual fee
  const found = paysBack('stripe-us-wise', ask('1000', 'card'));
  expect(found?.against).toBe('payoneer-card');
  expect(found && toText(found.saved)).toBe('6807.45');
  // 604 dollars are 199,866.86 rupees: 29.36 payments; 704 in the first year are 232,957.40: 34.22
  expect(found?.payments).toEqual({ later: 30, first: 35 });
  expect(aMonth(30)).toBe(3);
  expect(found && [1, 2, 3].map((times) => isPaidBack(found, times))).toEqual([false, false, true]);
});

test('where the client can send with Wise, a company never pays by what its route saves', () => {
  const found = paysBack('bank-us-wise', ask('1000', 'any'));
  expect([found?.against, found?.payments]).toEqual(['wise-lk', undefined]);
});

test('only ways through a company that the visitor has not, and that save nothing, are set behind', () => {
  const behind = (question: Question) =>
    payouts(question).rows.flatMap((row) => (savesNothing(row) ? [row.answer.route] : []));
  expect(behind(ask('1000', 'card'))).toEqual(['stripe-uk-wise', 'stripe-hk-wise']);
  expect(behind(ask('1000', 'any'))).toContain('bank-us-mercury-wise');
  expect(behind({ ...ask('1000', 'any'), company: 'us' })).not.toContain('bank-us-mercury-wise');
});

test('a way without a company, and one that ends in foreign currency, has nothing to pay back', () => {
  for (const route of ['wise-lk', 'payoneer-card', 'swift-foreign'] as const)
    expect(paysBack(route, ask('1000', 'any'))).toBeUndefined();
});

test('what a company costs is taken as the visitor says', () => {
  expect(paysBack('stripe-us-wise', ask('1000', 'card', { 'upkeep-us': '0', 'setup-us': '0' }))?.payments).toEqual({
    later: 0,
    first: 0,
  });
  expect(paysBack('stripe-us-wise', ask('1000', 'card', { 'upkeep-us': '1208' }))?.payments?.later).toBe(59);
});

test('so many payments pay a cost, and one less does not', () => {
  const aSum = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(aSum, aSum, (cost, saved) => {
      const [whole, each] = [cost, saved].map((cents) => money((cents / 100).toFixed(2), 'LKR'));
      if (!whole || !each) throw new Error('two amounts');
      const payments = paymentsFor(whole, each) ?? 0;
      const saves = (times: number) => compare(multiply(each, rate(String(times))), whole);
      expect(saves(payments)).toBeGreaterThanOrEqual(0);
      expect(saves(payments - 1)).toBe(-1);
    }),
  );
  expect(paymentsFor(money('1', 'LKR'), money('0', 'LKR'))).toBeUndefined();
  expect(paymentsFor(money('1', 'LKR'), money('-1', 'LKR'))).toBeUndefined();
});
