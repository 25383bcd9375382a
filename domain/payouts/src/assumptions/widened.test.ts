import type { Status } from '@formation/fees';
import { compare, decimal, money, multiply, subtract, toText } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isArrival } from '../answers/arrival.ts';
import { payouts } from '../answers/payouts.ts';
import { firstQuestion } from '../asked.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import { paidIn, payerCountries, type Question } from '../question.ts';
import { routeKeys } from '../routes/routes.ts';
import { banks } from '../tables/bank-boards.ts';
import { assumptions } from './assumption.ts';
import type { Published } from './number.ts';
import { floorOf, isConfirmed, widened } from './widened.ts';

const day = '2026-11-28';
const source = { title: 'A page', checked: day } as const;
const known = (status: Status, value: string, low?: string, high?: string): Published => ({
  status,
  source,
  value,
  ...(low !== undefined && high !== undefined && { between: { low, high } }),
});
const aQuestion = fc
  .record({
    cents: fc.integer({ min: 100, max: 20_000_00 }),
    currency: fc.constantFrom(...paidIn),
    country: fc.constantFrom(...payerCountries),
    bank: fc.constantFrom(...banks),
  })
  .map(({ cents, currency, country, bank }): Question => ({
    ...firstQuestion(day),
    amount: { ...money('0', currency), units: BigInt(cents), scale: 2 },
    payer: { country, by: 'any' },
    bank,
    carried: carriedNumbers(currency, day),
  }));

test.each<[Published, Parameters<typeof widened>[1], Published['between']]>([
  [known('official', '0.03'), 'fraction', undefined],
  [known('seen', '15.00'), 'USD', undefined],
  [known('single', '0.03'), 'fraction', { low: '0.0250', high: '0.0350' }],
  [known('unknown', '0.03'), 'fraction', { low: '0.0200', high: '0.0400' }],
  [known('range', '0.01', '0.005', '0.01'), 'fraction', { low: '0.0025', high: '0.0125' }],
  [known('range', '0.02', '0.01', '0.04'), 'fraction', { low: '0.01', high: '0.04' }], // wide enough
  [known('single', '0'), 'fraction', { low: '0', high: '0.01' }], // all of it above: nobody pays for being paid
  [known('single', '4.00'), 'USD', { low: '3.00', high: '5.000' }],
  [known('unknown', '400.00'), 'LKR', { low: '200.00', high: '600.00' }],
  [known('single', '0'), 'USD', undefined],
  [known('single', '5'), 'days', undefined],
])('row %#', (number, unit, between) => {
  const ends = widened(number, unit).between;
  expect(ends && [toText(decimal(ends.low), 4), toText(decimal(ends.high), 4)]).toEqual(
    between && [toText(decimal(between.low), 4), toText(decimal(between.high), 4)],
  );
});

test('no number that is weakly known has a range narrower than its floor, below nothing, or beside its value', () => {
  fc.assert(
    fc.property(aQuestion, (question) => {
      for (const { key, unit, published } of Object.values(assumptions(question))) {
        if (!published) continue;
        const { value, between = { low: value, high: value } } = published;
        const [low, high] = [decimal(between.low), decimal(between.high)];
        expect(compare(subtract(high, low), floorOf(published, unit)), key).toBeGreaterThanOrEqual(0);
        expect(low.units >= 0n && compare(low, decimal(value)) <= 0 && compare(decimal(value), high) <= 0, key).toBe(
          true,
        );
      }
    }),
    casesTimes(0.25),
  );
});

test('no way names an unconfirmed share of the payment and has a range narrower than the floor of that share', () => {
  fc.assert(
    fc.property(aQuestion, (question) => {
      const { rows, assumptions: all } = payouts(question, routeKeys);
      for (const { answer, bounds, unconfirmed } of rows) {
        if (!isArrival(answer) || !unconfirmed || all[unconfirmed].unit !== 'fraction') continue;
        const { published } = all[unconfirmed];
        if (!published) throw new Error(answer.route);
        const { value } = answer.received;
        const { low, high } = bounds ?? { low: value, high: value }; // of a small payment nothing arrives at any price
        const least = multiply(low, floorOf(published, 'fraction'));
        expect(compare(subtract(high, low), least), answer.route).toBeGreaterThanOrEqual(0);
      }
    }),
    casesTimes(0.25), // a case is all of the ways home
  );
});

test('every way says so whose numbers are not all confirmed, and names one of those', () => {
  const question: Question = { ...firstQuestion(day), carried: carriedNumbers('USD', day) };
  const { rows, assumptions: all } = payouts(question, ['wise-lk', 'paypal-lk', 'swift-lkr']);
  for (const { unconfirmed } of rows) {
    const { published } = unconfirmed ? all[unconfirmed] : {};
    expect(published && isConfirmed(published)).toBe(false);
  }
  const own = { 'wise-rate': '0.007', 'bank-payout-credit': '0' };
  expect(payouts({ ...question, own }, ['wise-lk']).rows[0]?.unconfirmed).toBeUndefined();
});

test('PayPal in Sri Lanka, whose rate is that of another country, may bring a percent less or more', () => {
  const [row] = payouts({ ...firstQuestion(day), amount: money('1000', 'USD') }, ['paypal-lk']).rows;
  if (!row?.bounds || !isArrival(row.answer)) throw new Error('no range');
  // 1,000 − 5.19% − 0.37 and 1,000 − 4.19% − 0.22, less 3% of the rate; − 400, or nothing
  const [low, high] = [row.bounds.low, row.bounds.high].map((end) => Number(toText(end)) / 330.905_404_72 / 0.97);
  expect(low).toBeCloseTo(948.1 - 0.37 - 400 / 330.905_404_72 / 0.97, 1);
  expect(high).toBeCloseTo(958.1 - 0.22, 1);
});
