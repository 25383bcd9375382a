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
  // 10 × 10%, and 10 × 2.9% + 0.30
  [{ price: '10' }, { fee: '1.00', processingFee: '0.59', totalFees: '1.59', net: '8.41' }],
  // 300 × 10%, and 300 × 2.9% + 100 × 0.30: small payments lose most by the fixed part
  [
    { price: '3', members: '100' },
    { fee: '30.00', processingFee: '38.70', totalFees: '68.70', net: '231.30' },
  ],
  // 10 × 3.9% + 0.30
  [
    { price: '10', payment: 'paypal' },
    { processingFee: '0.69', totalFees: '1.69', net: '8.31' },
  ],
  // and 10 × 2.5%
  [
    { price: '10', converted: 'yes' },
    { conversionFee: '0.25', totalFees: '1.84', net: '8.16' },
  ],
])('a month of %o', (texts, expected) => {
  expect(answerFor(texts)).toMatchObject(expected);
});

test('were Patreon to add Sri Lankan VAT, it would be of its fees and not of the payments', () => {
  // 1.59 × 18% = 0.2862
  expect(answerFor({ price: '10', sriLankanVat: 'yes' })).toMatchObject({ sriLankanVat: '0.29', net: '8.12' });
});

test('to be left with 231.30 of a hundred members, each pays 3', () => {
  const solved = goals[0]?.solve(answersTo(question, { members: '100' }), decimal('231.30'), day);
  expect(!solved || isRefusal(solved) ? solved : toText(solved.value)).toBe('3.00');
});
