import { decimal, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import { answer, goals, question } from './index.ts';

const day = '2026-11-21';
const reply = (texts: Texts) => {
  const found = answer(answersTo(question, texts), day);
  if (isRefusal(found)) throw new Error(JSON.stringify(found));
  return found;
};
const answerFor = (texts: Texts) => {
  const found = reply(texts);
  return Object.fromEntries(Object.entries(found.lines).map(([key, { value }]) => [key, toText(value)]));
};

test('5,000 dollars to euros', () => {
  expect(answerFor({ what: 'convertedPayment', amount: '5000', to: 'EUR' })).toMatchObject({
    cost: '50.00',
    recipientGets: '4357.12',
  });
});

test('5,000 dollars to euros at the rate that the visitor gives', () => {
  // 5,000 × 0.9 × 0.99
  const { recipientGets } = answerFor({ what: 'convertedPayment', amount: '5000', to: 'EUR', rate: '0.9' });
  expect(recipientGets).toBe('4455.00');
});

test.each([
  // kind           on the way   fee      debited    recipient gets
  ['abroadOur', '', ['15.00', '5015.00', '5000.00']],
  ['abroadShared', '20', ['0.00', '5000.00', '4980.00']],
  ['abroadShared', '35.50', ['0.00', '5000.00', '4964.50']], // two banks: 20, and 15.50
  ['abroadShared', '6000', ['0.00', '5000.00', '0.00']],
  ['ach', '', ['0.00', '5000.00', '5000.00']],
])('5,000 dollars, %s, %s taken on the way', (kind, takenOnTheWay, [fee, debited, recipientGets]) => {
  expect(answerFor({ kind, amount: '5000', takenOnTheWay })).toMatchObject({ fee, debited, recipientGets });
});

test('what banks on the way take is missing until it is given, and only where they take it', () => {
  const open = (texts: Texts) => reply(texts).notCounted.includes('banksOnTheWay');

  expect(open({ kind: 'abroadShared', amount: '5000' })).toBe(true);
  expect(open({ kind: 'abroadShared', amount: '5000', takenOnTheWay: '20' })).toBe(false);
  expect(open({ kind: 'abroadOur', amount: '5000' })).toBe(false);
});

test('asked backwards, what is sent is what is wanted and what is taken on the way', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const text = (value: number) => (value / 100).toFixed(2);
  fc.assert(
    fc.property(cents, cents, (wanted, taken) => {
      const request = answersTo(question, { kind: 'abroadShared', amount: '0', takenOnTheWay: text(taken) });
      const found = goals[0]?.solve(request, decimal(text(wanted)), day);
      if (!found || isRefusal(found)) throw new Error('nothing found');

      expect(toText(found.reached.value)).toBe(text(wanted));
      expect(toText(found.value)).toBe(text(wanted === 0 ? 0 : wanted + taken)); // nothing has to be sent for nothing to arrive
      expect(found.isExact).toBe(true);
    }),
  );
});

test.each<[Texts, string]>([
  [{ plan: 'plus', billing: 'yearly', months: '12' }, '358.80'],
  [{ plan: 'plus', billing: 'monthly', months: '12' }, '420.00'],
  [{ plan: 'mercury', billing: 'monthly', months: '12' }, '0.00'],
])('%j costs %s', (texts, planCost) => {
  expect(answerFor({ what: 'plan', ...texts })).toEqual({ planCost });
});

test('the Pro plan by the year is not published, and not offered', () => {
  const request = answersTo(question, { what: 'plan', plan: 'pro', billing: 'yearly' });
  expect(request.billing).toBe('monthly');
  expect(answer({ ...request, billing: 'yearly' }, day)).toEqual({ refused: 'not-published', what: 'plan' });
});

test.each([
  ['card', '29.30', '970.70'],
  ['achDebit', '1.00', '999.00'],
] as const)('an invoice of 1,000 dollars by %s', (paidBy, fee, net) => {
  expect(answerFor({ what: 'invoice', paidBy, amount: '1000' })).toMatchObject({ fee, net });
});
