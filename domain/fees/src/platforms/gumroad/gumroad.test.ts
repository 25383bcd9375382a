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
  // 20 × 10% + 0.50, and 20 × 2.9% + 0.30
  ['direct', '20', { fee: '2.50', processingFee: '0.88', totalFees: '3.38', net: '16.62' }],
  // 0.30 + 0.50, and 0.087 + 0.30: more than Discover would keep
  ['direct', '3', { fee: '0.80', processingFee: '0.39', totalFees: '1.19', net: '1.81' }],
  ['discover', '20', { fee: '6.00', net: '14.00' }],
  ['discover', '3', { fee: '0.90', net: '2.10' }],
])('%s: a sale of %s', (source, price, expected) => {
  expect(answerFor({ source, price })).toMatchObject(expected);
});

test('beyond the month’s limit a direct sale costs 5%, with the card’s payment as before', () => {
  // 100 × 5% + 0.50, and 2.90 + 0.30
  const later = answerFor({ price: '100', beyondVolume: 'yes' });
  expect(later).toMatchObject({ fee: '5.50', processingFee: '3.20', net: '91.30' });
});

test('were Gumroad to add Sri Lankan VAT, it would be of its fees and not of the price', () => {
  // 3.38 × 18% = 0.6084
  const added = answerFor({ price: '20', sriLankanVat: 'yes' });
  expect(added).toMatchObject({ sriLankanVat: '0.61', totalFees: '3.99', net: '16.01' });
});

test('to be left with 16.62 by a direct sale, the price is 20', () => {
  const solved = goals[0]?.solve(answersTo(question, {}), decimal('16.62'), day);
  expect(!solved || isRefusal(solved) ? solved : toText(solved.value)).toBe('20.00');
});
