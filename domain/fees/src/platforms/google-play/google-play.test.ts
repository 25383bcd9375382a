import { decimal, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { answer, goals, question } from './index.ts';

const today = '2026-11-29';
const answerFor = (texts: Texts, day: IsoDate = today) => {
  const { lines } = answer(answersTo(question, texts), day);
  return Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, toText(value)]));
};
const notCounted = (texts: Texts, day: IsoDate = today) => answer(answersTo(question, texts), day).notCounted;

test.each([
  // 10 × 10%, and 10 × 5%
  [{ price: '10' }, { fee: '1.00', billingFee: '0.50', totalFees: '1.50', net: '8.50' }],
  [
    { price: '10', kind: 'subscription' },
    { fee: '1.00', billingFee: '0.50', net: '8.50' },
  ],
  // beyond the first million: 10 × 25% or 10 × 20%, and 10 × 5%
  [
    { price: '10', earnings: 'above' },
    { fee: '2.50', billingFee: '0.50', net: '7.00' },
  ],
  [
    { price: '10', earnings: 'above', install: 'new' },
    { fee: '2.00', billingFee: '0.50', net: '7.50' },
  ],
  // 10 × 15%, 10 × 30% and 10 × 15%, with billing inside
  [
    { price: '10', buyer: 'elsewhere' },
    { fee: '1.50', net: '8.50' },
  ],
  [
    { price: '10', buyer: 'elsewhere', earnings: 'above' },
    { fee: '3.00', net: '7.00' },
  ],
  [
    { price: '10', buyer: 'japanKorea', kind: 'subscription' },
    { fee: '1.50', net: '8.50' },
  ],
  // 9.99 × 15% = 1.4985
  [
    { price: '9.99', buyer: 'elsewhere' },
    { fee: '1.50', net: '8.49' },
  ],
])('a sale of %o', (texts, expected) => {
  expect(answerFor(texts)).toMatchObject(expected);
});

test('with billing of one’s own there is no billing fee, and what that billing takes is not counted', () => {
  const own = { price: '10', billing: 'own' };
  expect(answerFor(own)).toMatchObject({ fee: '1.00', net: '9.00' });
  expect(answerFor(own)).not.toHaveProperty('billingFee');
  expect(notCounted(own)).toContain('ownBilling');
});

test.each<[buyer: string, before: IsoDate, from: IsoDate]>([
  ['usUkEea', '2026-06-29', '2026-06-30'],
  ['australia', '2026-09-29', '2026-09-30'],
  ['japanKorea', '2026-12-30', '2026-12-31'],
  ['elsewhere', '2027-09-29', '2027-09-30'],
])('%s: the new fees count from their day', (buyer, before, from) => {
  const sale = { price: '100', buyer };
  expect(answerFor(sale, before)).toMatchObject({ fee: '15.00', net: '85.00' });
  expect(answerFor(sale, before)).not.toHaveProperty('billingFee');
  expect(answerFor(sale, from)).toMatchObject({ fee: '10.00' });
  expect(answerFor({ ...sale, earnings: 'above' }, before)).toMatchObject({ fee: '30.00' });
  expect(answerFor({ ...sale, earnings: 'above' }, from)).toMatchObject({ fee: '25.00' });
});

test('where the new fees count and nobody says what billing costs, the answer says so', () => {
  expect(notCounted({ price: '10', buyer: 'australia' })).toContain('billingFee');
  expect(notCounted({ price: '10', buyer: 'japanKorea' })).not.toContain('billingFee');
  expect(notCounted({ price: '10', buyer: 'japanKorea' }, '2026-12-31')).toContain('billingFee');
  expect(notCounted({ price: '10' })).not.toContain('billingFee');
});

test('were Google to add Sri Lankan VAT, it would be of its fees', () => {
  // 1.50 × 18% = 0.27
  expect(answerFor({ price: '10', sriLankanVat: 'yes' })).toMatchObject({ sriLankanVat: '0.27', net: '8.23' });
});

test('to be left with 8.50 of a purchase in the US, the buyer pays 10', () => {
  const solved = goals[0]?.solve(answersTo(question, {}), decimal('8.50'), today);
  expect(!solved || isRefusal(solved) ? solved : toText(solved.value)).toBe('10.00');
});
