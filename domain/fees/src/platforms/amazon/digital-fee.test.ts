/** Who pays Amazon's digital services fee, and on what. */
import { toText } from '@formation/money';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { answer, question } from './index.ts';

const feesOf = (texts: Texts, day: IsoDate) => {
  const sale = answer(answersTo(question, texts), day);
  if (isRefusal(sale)) throw new Error(JSON.stringify(sale));
  const { referralFee, fulfilmentFee, digitalFee } = sale.lines;
  return [referralFee, fulfilmentFee, digitalFee].map((line) => line && toText(line.value));
};

const metric = { units: 'cm-kg', length: '34', width: '24', height: '3', weight: '0.3' };
const british = { marketplace: 'uk', category: 'toys-games', sellingPrice: '30', ...metric };

test.each<[string, Texts, readonly (string | undefined)[]]>([
  ['from Sri Lanka in the British store, on both fees', british, ['4.50', '3.20', '0.15']], // 7.70 × 2%
  ['of Italy, on the referral fee alone', { ...british, established: 'it' }, ['4.50', '3.20', '0.14']], // 4.50 × 3%
  ['of France, on both', { ...british, established: 'fr' }, ['4.50', '3.20', '0.23']], // 7.70 × 3%
  ['that sends itself', { ...british, fulfilment: 'fbm' }, ['4.50', '0.00', '0.09']],
  [
    'from Sri Lanka in the American store, none',
    { sellingPrice: '15', fulfilment: 'fbm' },
    ['2.25', '0.00', undefined],
  ],
  [
    'of Britain in the American store',
    { sellingPrice: '15', fulfilment: 'fbm', established: 'uk' },
    ['2.25', '0.00', '0.05'],
  ],
  [
    'without a monthly plan, on the fee of each item too',
    { ...british, fulfilment: 'fbm', plan: 'individual' },
    ['4.50', '0.00', '0.11'], // 5.25 × 2%
  ],
  [
    'of Germany in the German store, none',
    { ...british, marketplace: 'de', category: 'sports-toys', established: 'de', fulfilment: 'fbm' },
    ['4.50', '0.00', undefined],
  ],
  [
    'of Britain in the German store',
    { ...british, marketplace: 'de', category: 'sports-toys', established: 'uk', fulfilment: 'fbm' },
    ['4.50', '0.00', '0.09'],
  ],
])('a seller %s', (_, texts, expected) => {
  expect(feesOf(texts, '2026-11-21')).toEqual(expected);
});

test('before October 2024 only the British store charged it, on the referral fee', () => {
  expect(feesOf({ ...british, fulfilment: 'fbm' }, '2024-09-30')[2]).toBe('0.09');
  const american = { sellingPrice: '15', fulfilment: 'fbm', established: 'uk' };
  expect(feesOf(american, '2024-09-30')[2]).toBeUndefined();
  expect(feesOf(american, '2024-10-01')[2]).toBe('0.05');
});
