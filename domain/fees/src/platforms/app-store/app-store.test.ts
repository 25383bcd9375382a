import { decimal, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import { answer, goals, question } from './index.ts';

const day = '2026-11-29';
const answerFor = (texts: Texts) => {
  const { lines } = answer(answersTo(question, texts), day);
  return Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, toText(value)]));
};

test.each([
  // 9.99 × 30% = 2.997: nobody is in the program who has not enrolled
  [{ price: '9.99' }, { fee: '3.00', net: '6.99' }],
  // 9.99 × 15% = 1.4985
  [
    { price: '9.99', program: 'small' },
    { fee: '1.50', net: '8.49' },
  ],
  [
    { price: '9.99', laterYear: 'yes' },
    { fee: '1.50', net: '8.49' },
  ],
  // 10 × 26%, and 10 × 15%
  [
    { price: '10', storefront: 'eu' },
    { fee: '2.60', net: '7.40' },
  ],
  [
    { price: '10', storefront: 'eu', program: 'small' },
    { fee: '1.50', net: '8.50' },
  ],
  // 10 × 25%, and 10 × 12%
  [
    { price: '10', storefront: 'china' },
    { fee: '2.50', net: '7.50' },
  ],
  [
    { price: '10', storefront: 'china', laterYear: 'yes' },
    { fee: '1.20', net: '8.80' },
  ],
  // 10 × 21%, and 10 × 5% for the payment
  [
    { price: '10', storefront: 'japan' },
    { fee: '2.10', processingFee: '0.50', totalFees: '2.60', net: '7.40' },
  ],
  // 10 × 10%, and 10 × 5%
  [
    { price: '10', storefront: 'brazil', program: 'small' },
    { fee: '1.00', processingFee: '0.50', totalFees: '1.50', net: '8.50' },
  ],
  // 10 × 15%, and 99 ÷ 300: a few sales carry the membership
  [
    { price: '10', program: 'small', salesPerYear: '300' },
    { fee: '1.50', membershipShare: '0.33', totalFees: '1.83', net: '8.17' },
  ],
])('a sale of %o', (texts, expected) => {
  expect(answerFor(texts)).toMatchObject(expected);
});

test('where the commission includes the payment nothing is added, and no membership is shared unasked', () => {
  const lines = answerFor({ price: '10', storefront: 'eu' });
  expect(lines).not.toHaveProperty('processingFee');
  expect(lines).not.toHaveProperty('membershipShare');
});

test('were Apple to add Sri Lankan VAT, it would be of all its fees', () => {
  // (1.50 + 0.33) × 18% = 0.3294
  const added = answerFor({ price: '10', program: 'small', salesPerYear: '300', sriLankanVat: 'yes' });
  expect(added).toMatchObject({ sriLankanVat: '0.33', totalFees: '2.16', net: '7.84' });
});

test('to be left with 7 without the program, the buyer pays 10', () => {
  const solved = goals[0]?.solve(answersTo(question, {}), decimal('7'), day);
  expect(!solved || isRefusal(solved) ? solved : toText(solved.value)).toBe('10.00');
});
