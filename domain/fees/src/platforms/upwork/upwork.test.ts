import { decimal, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { totalOf } from '../../answer.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { rangeOf } from '../../trace/range-of.ts';
import { answer, goals, question } from './index.ts';

const day: IsoDate = '2026-11-21';
const reply = (texts: Texts, on = day) => answer(answersTo(question, texts), on);
const answerFor = (texts: Texts) =>
  Object.fromEntries(Object.entries(reply(texts).lines).map(([key, { value }]) => [key, toText(value)]));

/** From where to where what is left can lie, as far as a table leaves it open. */
const rangeFor = (texts: Texts, on = day) => {
  const range = rangeOf(totalOf(reply(texts, on)));
  return range && [toText(range.low), toText(range.high)];
};

// Upwork's page: one rate for a contract, from 0 to 15%, of everything that it pays.
test.each([
  ['0', '0.00', '1000.00'],
  ['10', '100.00', '900.00'],
  ['15', '150.00', '850.00'],
])('1,000 dollars at a rate of %s%%', (feeRate, fee, net) => {
  expect(answerFor({ amount: '1000', feeRate })).toMatchObject({ fee, net });
  expect(rangeFor({ amount: '1000', feeRate })).toEqual([net, net]); // what stands on the contract is known
});

test('a contract whose rate is left out counts 10%, and says from where to where it can lie', () => {
  expect(answerFor({ amount: '1000' })).toMatchObject({ fee: '100.00', net: '900.00' });
  expect(rangeFor({ amount: '1000' })).toEqual(['850.00', '1000.00']);
});

test('ten proposals of twelve Connects won 300 dollars', () => {
  // 10 × 12 × 0.15 = 18.00; 300.00 − 30.00 − 18.00
  const won = answerFor({ amount: '300', feeRate: '10', connects: '120' });
  expect(won).toMatchObject({ fee: '30.00', connectsCost: '18.00', net: '252.00' });
});

test.each([
  ['', '50.00', '950.00'],
  ['yes', '0.00', '1000.00'],
])('a client of one’s own, with Freelancer Plus: %s', (freelancerPlus, fee, net) => {
  expect(answerFor({ contract: 'direct', amount: '1000', freelancerPlus })).toMatchObject({ fee, net });
});

test('were Upwork to add Sri Lankan VAT, it would be of its fee and not of the earnings', () => {
  // 100.00 × 18%
  const added = answerFor({ amount: '1000', feeRate: '10', sriLankanVat: 'yes' });
  expect(added).toMatchObject({ sriLankanVat: '18.00', totalFees: '118.00', net: '882.00' });
});

test('in 2024 every contract paid 10%, and nothing about that is open', () => {
  expect(rangeFor({ amount: '1000' }, '2024-03-01')).toEqual(['900.00', '900.00']);
});

test('to be left with 900 at 10%, ask for 1,000', () => {
  const solved = goals[0]?.solve(answersTo(question, { feeRate: '10' }), decimal('900'), day);
  expect(!solved || isRefusal(solved) ? solved : toText(solved.value)).toBe('1000.00');
});
