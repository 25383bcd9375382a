import { money, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { firstQuestion } from '../asked.ts';
import { curve } from './curve.ts';

test('the share that arrives, by amount; a way without an answer is missing', () => {
  const question = firstQuestion('2026-11-21');
  const points = curve(
    ['paypal-lk', 'etsy-payoneer'],
    ['10', '500', '100000'].map((text) => money(text, 'USD')),
    question,
  );
  expect(
    points.map(({ shares }) => [Object.keys(shares), shares['paypal-lk'] && toText(shares['paypal-lk'], 4)]),
  ).toEqual([
    [['paypal-lk'], '0.7773'], // 9.26 × 0.97, less 400 rupees
    [['paypal-lk'], '0.9243'],
    [['paypal-lk'], '0.9273'], // 0.956 × 0.97
  ]);
});
