import { decimal, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import { answer, goals, question } from './index.ts';

const day = '2026-11-21';
const answerFor = (texts: Texts) => {
  const { lines } = answer(answersTo(question, texts), day);
  return Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, toText(value)]));
};

test.each([
  // order   tip    fee      left
  ['100', '', '20.00', '80.00'],
  ['100', '20', '24.00', '96.00'], // 80% of both: 80 and 16
  ['5', '', '1.00', '4.00'],
  ['33.33', '', '6.67', '26.66'], // 6.666
])('an order of %s with a tip of %s', (amount, tip, fee, net) => {
  expect(answerFor({ amount, tip })).toMatchObject({ fee, net });
});

// What a fee calculator publishes for its buyers: 5.5% of the order, and 3.00 below 100.
test.each([
  ['100', '5.50', undefined, '105.50'],
  ['99.99', '5.50', '3.00', '108.49'], // 5.49945
  ['20', '1.10', '3.00', '24.10'],
  ['0', '0.00', undefined, '0.00'],
])('the buyer of an order of %s', (amount, buyerFee, smallOrderFee, buyerPays) => {
  const { buyerFee: of, smallOrderFee: small, buyerPays: paid } = answerFor({ amount, tip: '10' });
  expect([of, small, paid]).toEqual([buyerFee, smallOrderFee, buyerPays]);
});

test('were Fiverr to add Sri Lankan VAT, it would be of its fee and not of the earnings', () => {
  // 20.00 × 18%
  const added = answerFor({ amount: '100', sriLankanVat: 'yes' });
  expect(added).toMatchObject({ sriLankanVat: '3.60', totalFees: '23.60', net: '76.40' });
});

test('to be left with 80, the order is 100', () => {
  const solved = goals[0]?.solve(answersTo(question, {}), decimal('80'), day);
  expect(!solved || isRefusal(solved) ? solved : toText(solved.value)).toBe('100.00');
});
