import { rate, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { goalOf } from '../../../testing/goal-of.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { answer, goals, question } from './index.ts';

const today = '2026-11-29';
const answerFor = (texts: Texts, day: IsoDate = today) => {
  const { lines } = answer(answersTo(question, texts), day);
  return Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, toText(value)]));
};

test.each([
  // 42 × 6%: of 45 that were paid, 3 are sales tax
  [{ price: '42' }, { revenue: '42.00', commission: '2.52', totalFees: '2.52', profit: '39.48' }],
  // jewellery: 42 × 5%
  [
    { price: '42', category: 'jewellery' },
    { commission: '2.10', profit: '39.90' },
  ],
  // an item of 100, 10 off by the seller and 10 by TikTok, and postage of 5: (85 + 10) × 9%
  [
    { market: 'uk', price: '85', platformDiscount: '10' },
    { revenue: '95.00', commission: '8.55', profit: '86.45' },
  ],
  // electronics: 95 × 5%
  [
    { market: 'uk', category: 'electronics', price: '85', platformDiscount: '10' },
    { commission: '4.75', profit: '90.25' },
  ],
  // 40 × 6%, a creator's 6.00, and 12 + 7 of costs
  [
    { price: '40', otherFees: '6', itemCost: '12', shippingCost: '7' },
    { commission: '2.40', totalFees: '8.40', costs: '19.00', profit: '12.60' },
  ],
])('%o', (texts, expected) => {
  expect(answerFor(texts)).toMatchObject(expected);
});

test.each([
  ['42', '0.50'], // 2.52 × 20% is 0.504
  ['416.67', '5.00'], // 25.00 × 20%
  ['1000', '5.00'], // 60.00 × 20% would be 12.00
])('of an order of %s that is sent back in the US, TikTok keeps %s', (price, refundFee) => {
  expect(answerFor({ price })).toMatchObject({ refundFee });
});

test('nothing is said of an order sent back in the UK, nor in the US before 15 May 2025', () => {
  expect(answerFor({ market: 'uk', price: '42' })).not.toHaveProperty('refundFee');
  expect(answerFor({ price: '42' }, '2025-05-14')).not.toHaveProperty('refundFee');
});

test('were TikTok to add Sri Lankan VAT, it would be of its commission alone', () => {
  // 2.40 × 18% = 0.432
  const added = answerFor({ price: '40', otherFees: '6', sriLankanVat: 'yes' });
  expect(added).toMatchObject({ sriLankanVat: '0.43', totalFees: '8.83' });
});

test('in the UK an item for 91 costs nothing at a price of 100', () => {
  const costing = answersTo(question, { market: 'uk', itemCost: '91' });
  const solved = goalOf(goals, 'breakEven').solve(costing, rate('0'), today);
  expect(isRefusal(solved) ? solved : toText(solved.value)).toBe('100.00');
});
