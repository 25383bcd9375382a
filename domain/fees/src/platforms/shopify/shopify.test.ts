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
  // PayHere 100 × 3.99%, and Shopify 100 × 2% for it
  [{ price: '100' }, { cardFee: '3.99', outsideFee: '2.00', totalFees: '5.99', profit: '94.01' }],
  // dearer plans take less of each order
  [
    { price: '100', plan: 'grow' },
    { outsideFee: '1.00', profit: '95.01' },
  ],
  [
    { price: '100', plan: 'advanced' },
    { outsideFee: '0.60', profit: '95.41' },
  ],
  // 100 × 2.9% + 0.30, and nothing for another gateway
  [
    { price: '100', gateway: 'shopify' },
    { cardFee: '3.20', totalFees: '3.20', profit: '96.80' },
  ],
  // and 100 × 1.5%
  [
    { price: '100', gateway: 'shopify', cardFromAbroad: 'yes' },
    { cardFee: '4.70', profit: '95.30' },
  ],
  // 50 × 3.3% + 0.10, 50 × 2%, and 39 ÷ 30
  [
    { price: '50', gateway: 'other', gatewayRate: '3.3', gatewayFixed: '0.10', ordersPerMonth: '30', itemCost: '20' },
    { cardFee: '1.75', outsideFee: '1.00', planShare: '1.30', totalFees: '4.05', costs: '20.00', profit: '25.95' },
  ],
])('%o', (texts, expected) => {
  expect(answerFor(texts)).toMatchObject(expected);
});

test('a company’s Shopify Payments has no fee for another gateway', () => {
  expect(answerFor({ price: '100', gateway: 'shopify' })).not.toHaveProperty('outsideFee');
});

test('whoever names a gateway of their own is asked for its rate', () => {
  const { faults } = readAnswers(question, { price: '50', gateway: 'other' });
  expect(faults).toMatchObject([{ key: 'gatewayRate', code: 'missing' }]);
});

test('were Shopify to add Sri Lankan VAT, it would be of its own fees and not of the gateway’s', () => {
  // (2.00 + 39 ÷ 30) × 18% = 0.594
  const added = answerFor({ price: '100', ordersPerMonth: '30', sriLankanVat: 'yes' });
  expect(added).toMatchObject({ sriLankanVat: '0.59', totalFees: '7.88' });
});

test('a profit of 94.01 by PayHere takes an order of 100', () => {
  const solved = goalOf(goals, 'profit').solve(answersTo(question, {}), rate('94.01'), day);
  expect(isRefusal(solved) ? solved : toText(solved.value)).toBe('100.00');
});
