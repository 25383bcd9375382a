import { decimal, money, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersTo } from '../../../testing/arbitrary.ts';
import { totalOf } from '../../answer.ts';
import type { Texts } from '../../question/read.ts';
import { isRefusal } from '../../refusal.ts';
import { explain } from '../../trace/explain.ts';
import { rangeOf } from '../../trace/range-of.ts';
import { answer, goals, question } from './index.ts';

const day = '2026-11-21';
const request = (texts: Texts) => answersTo(question, texts);
const answerFor = (texts: Texts) => {
  const found = answer(request(texts), day);
  if (isRefusal(found)) throw new Error(JSON.stringify(found));
  return Object.fromEntries(Object.entries(found.lines).map(([key, { value }]) => [key, toText(value)]));
};

test.each([
  ['card', '100', '4.48', '95.52'],
  ['achDebit', '100', '1.00', '99.00'],
  ['bankTransfer', '250.50', '2.51', '247.99'], // 2.505, half up
  ['receivingAccount', '1000', '0.00', '1000.00'],
  ['payoneerBalance', '1000', '0.00', '1000.00'],
])('a client pays by %s: %s', (method, amount, fee, net) => {
  expect(answerFor({ method, amount })).toMatchObject({ fee, net });
});

test('what to ask for by card to be left with 95.52', () => {
  const solved = goals[0]?.solve(request({ method: 'card' }), decimal('95.52'), day);
  expect(!solved || isRefusal(solved) ? solved : toText(solved.value)).toBe('100.00');
});

test.each([
  ['500', 'USD', undefined, '1.50'],
  ['500', 'GBP', undefined, '1.50'],
  ['1000', 'USD', '49000', '1.50'], // exactly the month's limit
  ['1000.01', 'USD', '49000', '5.00'], // a cent beyond it
])('withdrawing %s %s after %s in the month costs %s', (amount, currency, monthBefore, fee) => {
  expect(answerFor({ what: 'withdrawal', amount, currency, monthBefore })).toMatchObject({ fee });
});

test('a withdrawal in a currency without a published fee is refused', () => {
  const dollars = request({ what: 'withdrawal', amount: '500' });
  const inHongKong = { ...dollars, amount: money('500', 'HKD'), monthBefore: money('0', 'HKD') };
  expect(answer(inHongKong, day)).toEqual({ refused: 'not-published', what: 'withdrawal' });
});

const toRupees = (amount: string) => ({ what: 'convertedWithdrawal', to: 'LKR', amount });

const estimated = (texts: Texts) => {
  const found = answer(request(texts), day);
  if (isRefusal(found)) throw new Error(JSON.stringify(found));
  return found;
};

// Payoneer's Indian page says 1% to 4%, its Japanese page 1.2% to 4%, its article up to 2%.
test.each(['LKR', 'EUR'])('1,000 dollars to %s at 2%, an estimate that says from where to where', (to) => {
  const found = estimated({ what: 'convertedWithdrawal', amount: '1000', to, rate: '300' });
  const { lines } = found;
  expect(lines).toMatchObject({ cost: { value: money('20.00', 'USD') } });
  expect(JSON.stringify(explain(totalOf(found)))).toContain('"status":"range"');
  const { low, high } = rangeOf(totalOf(found)) ?? {};
  expect([low, high].map((end) => end && toText(end))).toEqual(['288000.00', '297000.00']); // 4% and 1% are kept
});

test('a small withdrawal to rupees costs the least fee, and never more than it is', () => {
  expect(answerFor(toRupees('100'))).toMatchObject({ cost: '3.00', changed: '97.00' });
  expect(answerFor(toRupees('2'))).toMatchObject({ received: '0.00' });
});

test('a withdrawal to another currency goes at the rate that the visitor gives', () => {
  // 980 × 0.88
  expect(answerFor({ what: 'convertedWithdrawal', to: 'EUR', amount: '1000', rate: '0.88' })).toMatchObject({
    received: '862.40',
  });
  // 980 × 300.5
  expect(answerFor({ ...toRupees('1000'), rate: '300.5' })).toMatchObject({ cost: '20.00', received: '294490.00' });
});

test('1,000 dollars become euros in the account at half a percent, at 0.88022588', () => {
  // 995 × 0.88022588 = 875.8247506
  expect(answerFor({ what: 'exchange', to: 'EUR', amount: '1000' })).toMatchObject({
    cost: '5.00',
    received: '875.82',
  });
  expect(answerFor({ what: 'exchange', to: 'EUR', amount: '1000', rate: '0.9' })).toMatchObject({ received: '895.50' });
  expect(request({ what: 'exchange', to: 'LKR', amount: '1' }).to).toBe('GBP'); // there is no balance in rupees
});

// The pages for Pakistan of February 2026, India of June and Japan of August.
test.each(['2026-02-01', '2026-09-30', day] as const)('the annual fee falls away at the limit on %s', (on) => {
  const fee = (amount: string) => {
    const found = answer(request({ what: 'year', amount }), on);
    return isRefusal(found) ? found : toText(totalOf(found).value);
  };
  expect([fee('5999.99'), fee('6000')]).toEqual(['29.95', '0.00']);
});

test('nothing arrives that was not sent', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (cents) => {
      const { received } = answerFor(toRupees((cents / 100).toFixed(2)));
      expect(Number(received)).toBeLessThanOrEqual((cents / 100) * 330.90540472);
    }),
  );
});
