import { money, rate, toExactText, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../figure/explain.ts';
import { isRefusal } from '../published/refusal.ts';
import { tableFaults } from '../published/table-faults.ts';
import { quickSource } from '../quick-source.ts';
import { invoice } from './invoice.ts';
import { convertedPayment, payment, type PaymentKind } from './payment.ts';
import { planCost, type PlanInputs } from './plan-cost.ts';
import { amountFor } from './solve.ts';
import * as fees from './tables/fees.ts';

const day = '2026-11-21';
const mid = { ...quickSource('test'), value: rate('0.88022588') };
const given = <A extends object>(answer: A) => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer as Exclude<A, { refused: string }>;
};

test('5,000 dollars to euros', () => {
  const { cost, recipientGets } = given(convertedPayment({ amount: money('5000', 'USD'), to: 'EUR', mid }, day)).lines;
  expect([toText(cost.value), toText(recipientGets.value)]).toEqual(['50.00', '4357.12']);
});

test.each<[PaymentKind, string[], string[]]>([
  // kind           on the way     fee      debited    recipient gets
  ['abroadOur', [], ['15.00', '5015.00', '5000.00']],
  ['abroadShared', ['20'], ['0.00', '5000.00', '4980.00']],
  ['abroadShared', ['20', '15.50'], ['0.00', '5000.00', '4964.50']],
  ['abroadShared', ['6000'], ['0.00', '5000.00', '0.00']],
  ['ach', [], ['0.00', '5000.00', '5000.00']],
])('5,000 dollars, %s, %j taken on the way', (kind, taken, expected) => {
  const takenOnTheWay = taken.map((text) => money(text, 'USD'));
  const { fee, debited, recipientGets } = given(
    payment({ kind, amount: money('5000', 'USD'), takenOnTheWay }, day),
  ).lines;
  expect([fee, debited, recipientGets].map(({ value }) => toText(value))).toEqual(expected);
});

test('asked backwards, what is sent arrives as wanted, and a cent less does not', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 2 }), (wanted, taken) => {
      const takenOnTheWay = taken.map((text) => money(text, 'USD'));
      const found = given(amountFor(money(wanted, 'USD'), { kind: 'abroadShared', takenOnTheWay }, day));
      const sum = [wanted, ...taken].reduce((all, text) => all + Math.round(Number(text) * 100), 0);

      expect(toText(found.answer.lines.recipientGets.value)).toBe(wanted);
      expect(Number(found.cents)).toBe(Number(wanted) === 0 ? 0 : sum); // nothing has to be sent for nothing to arrive
      expect(found.isExact).toBe(true);
    }),
  );
});

test.each<[PlanInputs, string]>([
  [{ plan: 'plus', billing: 'yearly', months: 12 }, '358.80'],
  [{ plan: 'plus', billing: 'monthly', months: 12 }, '420.00'],
  [{ plan: 'mercury', billing: 'monthly', months: 12 }, '0.00'],
])('%j costs %s', (inputs, expected) => {
  expect(toText(given(planCost(inputs, day)).value)).toBe(expected);
});

test('the Pro plan by the year is not published', () => {
  expect(planCost({ plan: 'pro', billing: 'yearly', months: 12 }, day)).toEqual({
    refused: 'not-published',
    what: 'plan',
  });
});

test.each([
  ['card', '29.30', '970.70'],
  ['achDebit', '1.00', '999.00'],
] as const)('an invoice of 1,000 dollars by %s', (paidBy, ...expected) => {
  const { fee, net } = given(invoice({ paidBy, amount: money('1000', 'USD') }, day)).lines;
  expect([toText(fee.value), toText(net.value)]).toEqual(expected);
});

test('every number has its day and its source; before the first day there is none', () => {
  expect(tableFaults(fees)).toEqual([]);
  const amount = money('1', 'USD');
  expect(payment({ kind: 'ach', amount }, '2026-01-01')).toMatchObject({ what: 'payment' });
  expect(convertedPayment({ amount, to: 'EUR', mid }, '2026-01-01')).toMatchObject({ what: 'conversionSpread' });
  expect(invoice({ paidBy: 'card', amount }, '2026-01-01')).toMatchObject({ what: 'cardInvoice' });
  expect(invoice({ paidBy: 'achDebit', amount }, '2026-01-01')).toMatchObject({ what: 'achDebitInvoice' });
});

test('every figure follows from its own trace', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000), (cents, taken) => {
      const amount = money((cents / 100).toFixed(2), 'USD');
      const takenOnTheWay = [money((taken / 100).toFixed(2), 'USD')];
      const lines = [
        ...Object.values(given(payment({ kind: 'abroadOur', amount, takenOnTheWay }, day)).lines),
        ...Object.values(given(convertedPayment({ amount, to: 'EUR', mid }, day)).lines),
        ...Object.values(given(invoice({ paidBy: 'card', amount }, day)).lines),
      ];
      expect(lines.map((figure) => toExactText(workedOut(explain(figure))))).toEqual(
        lines.map(({ value }) => toExactText(value)),
      );
    }),
    { numRuns: 2_000 },
  );
});
