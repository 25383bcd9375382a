import { explain, workedOut } from '@formation/fees';
import { add, compare, money, multiply, rate, subtract, toExactText, type Decimal } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstQuestion } from '../asked.ts';
import { companyCurrencies, paidIn, payerCountries, type Question } from '../question.ts';
import { routeKeys, routeOf } from '../routes/routes.ts';
import { layerKeys } from '../routes/walk.ts';
import { isArrival, type Arrival } from './arrival.ts';
import { invoiceFor } from './invoice-for.ts';
import { payouts } from './payouts.ts';

const day = '2026-11-21';
const aFraction = fc.integer({ min: 0, max: 900 }).map((points) => (points / 10_000).toFixed(4));
const anAmount = fc.nat(20_000).map((cents) => (cents / 100).toFixed(2));
const own = fc.record({
  'bank-margin': aFraction,
  'wise-rate': aFraction,
  'wise-fixed': anAmount,
  'stripe-uk-payout': aFraction,
  'stripe-hk-payout': aFraction,
  'paypal-uk-fixed': anAmount,
  'paypal-uk-withdrawal': aFraction,
  'paypal-hk-fixed': anAmount,
  'paypal-hk-withdrawal': aFraction,
  'upwork-payoneer': anAmount,
  'upwork-spread': aFraction,
  'ebay-rate': aFraction,
  'ebay-fixed': anAmount,
  'amazon-rate': aFraction,
  'amazon-fixed': anAmount,
  'upkeep-us': anAmount,
  'upkeep-uk': anAmount,
  'upkeep-hk': anAmount,
  'bank-inward': anAmount,
  'paypal-lk-rate': aFraction,
  'payoneer-least': anAmount,
});
const aQuestion = fc
  .record({
    cents: fc.nat(100_000_00),
    currency: fc.constantFrom(...paidIn),
    country: fc.constantFrom(...payerCountries),
    timesAMonth: fc.integer({ min: 1, max: 31 }),
    own,
  })
  .map(({ cents, currency, country, ...rest }): Question => ({
    ...firstQuestion(day),
    ...rest,
    amount: { ...money('0', currency), units: BigInt(cents), scale: 2 },
    payer: { country, by: 'any' },
  }));
const arrivals = (question: Question, keys = routeKeys): readonly Arrival[] =>
  payouts(question, keys).rows.flatMap(({ answer }) => (isArrival(answer) ? [answer] : []));
/** A case is a question and all of the ways home that answer it. */
const cases = casesTimes(0.25);
const isLess = (a: Decimal, b: Decimal) => compare(a, b) < 0;

test('nothing arrives that was not worth it; the layers are the gap, none below nothing', () => {
  fc.assert(
    fc.property(aQuestion, (question) => {
      const answers = arrivals(question);
      expect(answers).toHaveLength(routeKeys.filter((key) => !routeOf(key).closed).length);
      for (const { received, worth, gap, layers } of answers) {
        const [fees, margin, fixed] = layerKeys.map((key) => layers[key].value);
        if (!fees || !margin || !fixed) throw new Error('a layer is missing');

        expect(isLess(worth.value, received.value)).toBe(false);
        expect(received.value.units >= 0n).toBe(true);
        expect(compare(add(add(fees, margin), fixed), gap.value)).toBe(0);
        expect(compare(add(received.value, gap.value), worth.value)).toBe(0);
        expect([fees, margin, fixed].every(({ units }) => units >= 0n)).toBe(true);
      }
    }),
    cases,
  );
});

test('what an exchange names as its rate is the rate that the amount gets', () => {
  fc.assert(
    fc.property(aQuestion, (question) => {
      const exchanges = arrivals(question).flatMap(({ steps }) => steps);
      for (const { rate: given, before, after } of exchanges) {
        if (!given) continue;
        const off = subtract(multiply(before.value, given.value), after.value);
        const most = rate(after.value.currency === 'LKR' ? '0.006' : '0.0001'); // rupees are rounded to coins
        expect(isLess(most, off) || isLess(add(most, off), rate('0'))).toBe(false);
      }
    }),
    cases,
  );
});

test('the order asked in changes nothing', () => {
  fc.assert(
    fc.property(aQuestion, fc.shuffledSubarray([...routeKeys], { minLength: routeKeys.length }), (question, keys) => {
      const order = (request: typeof routeKeys) => payouts(question, request).rows.map(({ answer }) => answer.route);
      expect(order(keys)).toEqual(order(routeKeys));
    }),
    cases,
  );
});

test('eleven pence more upkeep bring no more: a share of a tenth of a penny once let a rounded fee fall by one', () => {
  const question: Question = {
    ...firstQuestion(day),
    amount: money('67175.96', 'USD'),
    payer: { country: 'EEA', by: 'any' },
    timesAMonth: 16,
    own: {
      'bank-inward': '0',
      'wise-rate': '0.0615',
      'wise-fixed': '177.14',
      'stripe-uk-payout': '0.0008',
      'paypal-uk-fixed': '0',
      'paypal-uk-withdrawal': '0',
    },
  };
  const receivedWith = (upkeep: string) =>
    arrivals({ ...question, own: { ...question.own, 'upkeep-uk': upkeep } }, ['stripe-uk-wise', 'paypal-uk-wise'])
      .toSorted((a, b) => a.route.localeCompare(b.route))
      .map(({ received }) => received.value);
  const [before, after] = [receivedWith('83.56'), receivedWith('83.67')];

  expect(before).toHaveLength(2);
  expect(after.map((value, index) => compare(value, before[index] ?? value))).toEqual([0, 0]);
});

test('more upkeep never raises a way, in amount or in rank', () => {
  fc.assert(
    fc.property(aQuestion, fc.constantFrom('us', 'uk', 'hk'), fc.nat(500_000), (question, company, more) => {
      const key = `upkeep-${company}` as const;
      const dearer = money((more / 100).toFixed(2), companyCurrencies[company]);
      const raised = toExactText(add(dearer, rate(question.own[key] ?? '0')));
      const before = arrivals(question);
      const after = arrivals({ ...question, own: { ...question.own, [key]: raised } });

      for (const { route, received } of before) {
        const then = after.find((answer) => answer.route === route);
        if (!then) throw new Error(route);
        const isThrough = route.includes(`-${company}-`);
        expect(compare(then.received.value, received.value)).toBeLessThanOrEqual(0);
        if (!isThrough) expect(compare(then.received.value, received.value)).toBe(0);
        const rank = (answers: readonly Arrival[]) => answers.findIndex((answer) => answer.route === route);
        if (isThrough && more > 0) {
          const passed = after.slice(rank(after) + 1).map((answer) => answer.route);
          const stillThrough = passed.filter((other) => !other.includes(`-${company}-`));
          const behind = before.slice(rank(before) + 1).map((answer) => answer.route);
          expect(behind).toEqual(expect.arrayContaining(stillThrough));
        }
      }
    }),
    cases,
  );
});

test('backwards and forwards again: the invoice brings what is wanted, a cent less does not', () => {
  fc.assert(
    fc.property(
      aQuestion,
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom(...routeKeys),
      (question, cents, key) => {
        const wanted = money((cents / 100).toFixed(2), 'LKR');
        const answer = invoiceFor(wanted, key, question);
        fc.pre(!('refused' in answer));
        if ('refused' in answer) return;
        const { amount } = answer;
        const monthOf = (units: bigint) => {
          const [there] = arrivals({ ...question, amount: { ...amount.value, units } }, [key]);
          return there && multiply(there.received.value, rate(String(question.timesAMonth)));
        };
        const [month, lessByACent] = [monthOf(amount.value.units), monthOf(amount.value.units - 1n)];

        expect(month && compare(month, wanted)).toBeGreaterThanOrEqual(0);
        expect(lessByACent && compare(lessByACent, wanted)).toBe(-1);
      },
    ),
  );
});

test('every figure follows from its own trace', () => {
  fc.assert(
    fc.property(aQuestion, fc.constantFrom(...routeKeys), (question, key) => {
      for (const { steps, received, gap, layers, effectiveRate, share } of arrivals(question, [key])) {
        const figures = [...steps.flatMap(({ after, cost }) => [after, cost]), received, gap, effectiveRate, share];
        for (const figure of [...figures, ...Object.values(layers)]) {
          expect(toExactText(workedOut(explain(figure)))).toBe(toExactText(figure.value));
        }
      }
    }),
  );
});
