import { rate, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { goalOf } from '../../../testing/goal-of.ts';
import { readAnswers, type Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import { answer, goals, question } from './index.ts';

const day = '2026-11-29';
const answerFor = (texts: Texts) => {
  const { lines } = answer(answersTo(question, texts), day);
  return Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, toText(value)]));
};

test.each([
  // 5,000 × 12%, and nothing else that was typed
  [
    { price: '5000', commissionRate: '12' },
    { commission: '600.00', paymentFee: '0.00', totalFees: '600.00', profit: '4400.00' },
  ],
  // and 5,000 × 2%
  [
    { price: '5000', commissionRate: '12', paymentRate: '2' },
    { commission: '600.00', paymentFee: '100.00', totalFees: '700.00', profit: '4300.00' },
  ],
  // 1,999 × 8.5% is 169.915 and × 1.75% is 34.9825: each is rounded by itself
  [
    {
      price: '1999',
      commissionRate: '8.5',
      paymentRate: '1.75',
      otherFees: '25',
      itemCost: '900',
      shippingCost: '150',
    },
    { commission: '169.92', paymentFee: '34.98', totalFees: '229.90', costs: '1050.00', profit: '719.10' },
  ],
])('%o', (texts, expected) => {
  expect(answerFor(texts)).toMatchObject(expected);
});

test('no rate is assumed: whoever leaves the commission or the payment fee out is asked for it', () => {
  expect(readAnswers(question, { price: '5000' }).faults).toMatchObject([
    { key: 'commissionRate', code: 'missing' },
    { key: 'paymentRate', code: 'missing' },
  ]);
});

test('at a commission of 10%, an item for 900 costs nothing at a price of 1,000', () => {
  const costing = answersTo(question, { commissionRate: '10', itemCost: '800', shippingCost: '100' });
  const solved = goalOf(goals, 'breakEven').solve(costing, rate('0'), day);
  expect(isRefusal(solved) ? solved : toText(solved.value)).toBe('1000.00');
});
