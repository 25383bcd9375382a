import { decimal, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { readAnswers, type Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import { answer, goals, question } from './index.ts';

const day = '2026-11-21';
const answerFor = (texts: Texts) => {
  const { lines } = answer(answersTo(question, texts), day);
  return Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, toText(value)]));
};

// YouTube's own example has India's 15% of its treaty in the place of Sri Lanka's 10%: 240, 15 and 30 dollars.
test.each([
  [{ taxForm: 'treaty' }, '10.00', '990.00'],
  [{ taxForm: 'noClaim' }, '30.00', '970.00'],
  [{ taxForm: 'none' }, '240.00', '760.00'],
  [{ taxForm: 'none', account: 'business' }, '30.00', '970.00'],
])('1,000 dollars in a month, 100 of them from US viewers: %j', (form, withheld, net) => {
  expect(answerFor({ amount: '1000', usShare: '10', ...form })).toMatchObject({ withheld, net });
});

test('without a form an individual need not say where viewers are', () => {
  const needed = (texts: Texts) => readAnswers(question, { amount: '1000', ...texts }).faults.map(({ key }) => key);
  expect(needed({ taxForm: 'treaty' })).toEqual(['usShare']);
  expect(needed({ taxForm: 'none' })).toEqual([]);
  expect(needed({ taxForm: 'none', account: 'business' })).toEqual(['usShare']);
});

test.each([
  // 200 × 70% = 140; 70 of it from the US × 10% = 7
  ['fans', '200', '50', { youtubePart: '60.00', withheld: '7.00', totalFees: '67.00', net: '133.00' }],
  // 400 × 45% = 180
  ['shorts', '400', '0', { youtubePart: '220.00', withheld: '0.00', totalFees: '220.00', net: '180.00' }],
  // 33.33 × 55% = 18.3315, so 15.00 is kept; 18.33 × 10% × 10% = 0.1833
  ['watch', '33.33', '10', { youtubePart: '15.00', withheld: '0.18', totalFees: '15.18', net: '18.15' }],
])('%s: of %s before YouTube’s share, %s%% from US viewers', (figure, amount, usShare, expected) => {
  expect(answerFor({ figure, amount, usShare })).toMatchObject(expected);
});

test('what YouTube shows is after its share already', () => {
  expect(answerFor({ amount: '1000', usShare: '10' })).not.toHaveProperty('youtubePart');
});

test('to be left with 990, a tenth from US viewers, 1,000 must be earned', () => {
  const solved = goals[0]?.solve(answersTo(question, { usShare: '10' }), decimal('990'), day);
  expect(!solved || isRefusal(solved) ? solved : toText(solved.value)).toBe('1000.00');
});
