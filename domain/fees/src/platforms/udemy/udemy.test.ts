import { decimal, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { readAnswers, type Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import { answer, goals, question } from './index.ts';

const day = '2026-11-29';
const answerFor = (texts: Texts) => {
  const { lines } = answer(answersTo(question, texts), day);
  return Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, toText(value)]));
};

test.each([
  // 12.99 × 37% is 4.8063, and × 97% is 12.6003
  [
    { amount: '12.99', figure: 'net' },
    { udemyPart: '8.18', withheld: '0.00', net: '4.81' },
  ],
  [
    { amount: '12.99', figure: 'net', broughtBy: 'own' },
    { udemyPart: '0.39', withheld: '0.00', net: '12.60' },
  ],
  // on the website 3% come off before: 97 × 37%, and 97 × 97%
  [{ amount: '100' }, { serviceFee: '3.00', udemyPart: '61.11', totalFees: '64.11', net: '35.89' }],
  [
    { amount: '100', broughtBy: 'own' },
    { serviceFee: '3.00', udemyPart: '2.91', totalFees: '5.91', net: '94.09' },
  ],
  // 37 × 30% from the US: 11.10, and 30% or 10% of it
  [
    { amount: '100', figure: 'net', usShare: '30' },
    { withheld: '3.33', totalFees: '66.33', net: '33.67' },
  ],
  [
    { amount: '100', figure: 'net', usShare: '30', taxForm: 'treaty' },
    { withheld: '1.11', totalFees: '64.11', net: '35.89' },
  ],
])('sales of %o', (texts, expected) => {
  expect(answerFor(texts)).toMatchObject(expected);
});

test('the net amount has no service fee on it any more', () => {
  expect(answerFor({ amount: '100', figure: 'net' })).not.toHaveProperty('serviceFee');
});

test('whoever leaves out which part comes from the US is asked for it', () => {
  expect(readAnswers(question, { amount: '100' }).faults).toMatchObject([{ key: 'usShare', code: 'missing' }]);
});

test('were Udemy to add Sri Lankan VAT, it would be of what it keeps and not of the tax', () => {
  // (3.00 + 61.11) × 18% = 11.5398
  const added = answerFor({ amount: '100', usShare: '30', sriLankanVat: 'yes' });
  expect(added).toMatchObject({ sriLankanVat: '11.54', withheld: '3.23', net: '21.12' });
});

test('to be left with 97 of sales by a link of one’s own, their net amount is 100', () => {
  const texts = { broughtBy: 'own', figure: 'net' };
  const solved = goals[0]?.solve(answersTo(question, texts), decimal('97'), day);
  expect(!solved || isRefusal(solved) ? solved : toText(solved.value)).toBe('100.00');
});
