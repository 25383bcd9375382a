import { compare, money, moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { firstQuestion } from '../asked.ts';
import { assumptions } from '../assumptions/assumption.ts';
import type { Question } from '../question.ts';
import type { Book } from '../routes/numbers.ts';
import type { RouteKey } from '../routes/routes.ts';
import { arrival, isArrival } from './arrival.ts';
import { breakEvens } from './break-even.ts';

const ask = (changes: Partial<Question> = {}): Question => ({
  ...firstQuestion('2026-11-21'),
  timesAMonth: 2,
  own: {
    'upkeep-us': '60',
    'upkeep-uk': '50',
    'swift-on-the-way': '40',
    'bank-margin': '0.012',
    'wise-rate': '0.008',
    'wise-fixed': '1',
    'stripe-uk-payout': '0',
  },
  ...changes,
});
const shown = (pair: readonly [RouteKey, RouteKey], question = ask()) => {
  const answer = breakEvens(pair, question);
  if ('refused' in answer) return answer;
  return answer.map(({ better, invoice, monthly }) => [better, moneyText(invoice), moneyText(monthly)]);
};

test('Stripe through an American company passes PayPal where its fixed charges are paid for', () => {
  // PayPal: 0.956a − 0.30 at 0.97; Stripe: 0.971a − 17.80 at 0.988; 17.2954 ÷ 0.032028 = 540.0087…
  expect(shown(['paypal-lk', 'stripe-us-mercury'])).toEqual([
    ['paypal-lk', '$1.62', '$3.24'], // what is left after the bank's 400 rupees
    ['stripe-us-mercury', '$540.01', '$1,080.02'],
  ]);
  expect(shown(['stripe-us-mercury', 'paypal-lk'])).toEqual(shown(['paypal-lk', 'stripe-us-mercury']));
});

test('dearer upkeep moves the place', () => {
  // 0.971a − 65.30 at 0.988 now: 64.2254 ÷ 0.032028
  const dear = ask({ own: { ...ask().own, 'upkeep-us': '1200' } });
  expect(shown(['paypal-lk', 'stripe-us-mercury'], dear)).toEqual([
    ['paypal-lk', '$1.62', '$3.24'],
    ['stripe-us-mercury', '$2,005.29', '$4,010.58'],
  ]);
});

test('a way can be ahead of another from the first rupee, or never differ', () => {
  expect(shown(['payoneer-bank', 'payoneer-card'])).toHaveLength(1);
  const freeSale = { 'ebay-rate': '0', 'ebay-fixed': '0', 'amazon-rate': '0', 'amazon-fixed': '0' };
  expect(shown(['ebay-payoneer', 'amazon-payoneer'], ask({ own: { ...ask().own, ...freeSale } }))).toEqual([]);
});

test('a way that nobody offers has no place', () => {
  expect(shown(['paypal-lk', 'etsy-payoneer'])).toEqual({ route: 'etsy-payoneer', refused: 'not-offered' });
});

test.each<[RouteKey, RouteKey]>([
  ['paypal-lk', 'stripe-us-mercury'],
  ['payoneer-bank', 'swift-lkr'],
  ['wise-lk', 'payoneer-bank'],
  ['stripe-us-wise', 'stripe-uk-wise'],
  ['payoneer-card', 'paypal-us-mercury'],
])('%s and %s change places to the cent', (one, other) => {
  const question = ask();
  const book: Book = { question, assumptions: assumptions(question), isExact: true };
  const received = (key: RouteKey, units: bigint) => {
    const answer = arrival(key, { ...money('0', 'USD'), units, scale: 2 }, book);
    if (!isArrival(answer)) throw new Error(key);
    return answer.received.value;
  };
  const places = breakEvens([one, other], question);
  if ('refused' in places) throw new Error(places.refused);

  for (const { better, invoice } of places) {
    const worse = better === one ? other : one;
    const { units } = invoice;
    expect(compare(received(better, units), received(worse, units))).toBe(1);
    expect(compare(received(better, units - 1n), received(worse, units - 1n))).toBeLessThanOrEqual(0);
  }
});
