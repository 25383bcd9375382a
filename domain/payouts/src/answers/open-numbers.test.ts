import { compare, money, subtract } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstQuestion } from '../asked.ts';
import { assumptions, betweenOf, withNumbers } from '../assumptions/assumption.ts';
import { assumptionKeys } from '../assumptions/keys.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import { paidIn, payerCountries, type Question } from '../question.ts';
import type { Book } from '../routes/numbers.ts';
import { routeKeys, routeOf, type RouteKey } from '../routes/routes.ts';
import { banks } from '../tables/bank-boards.ts';
import { isArrival } from './arrival.ts';
import { deciderOf } from './decider.ts';
import { payouts, routesFor } from './payouts.ts';
import { receivedBy } from './received-by.ts';

const day = '2026-11-21';
const aQuestion = fc
  .record({
    cents: fc.integer({ min: 100, max: 20_000_00 }),
    currency: fc.constantFrom(...paidIn),
    country: fc.constantFrom(...payerCountries),
    timesAMonth: fc.integer({ min: 1, max: 31 }),
    bank: fc.constantFrom(...banks),
  })
  .map(({ cents, currency, country, timesAMonth, bank }): Question => ({
    ...firstQuestion(day),
    amount: { ...money('0', currency), units: BigInt(cents), scale: 2 },
    payer: { country, by: 'any' },
    timesAMonth,
    bank,
    carried: carriedNumbers(currency, day),
  }));
/** For each open number a place between its ends, in thousandths of the way. */
const somewhere = fc.array(fc.integer({ min: 0, max: 1000 }), {
  minLength: assumptionKeys.length,
  maxLength: assumptionKeys.length,
});
/** A case is a question, and many answers to it. */
const cases = casesTimes(0.25);
const offered = routeKeys.filter((key) => !routeOf(key).closed);
const bookOf = (question: Question): Book => ({ question, assumptions: assumptions(question) });

/** The book with every open number at its place. */
function placed(book: Book, places: readonly number[]): Book {
  const numbers = assumptionKeys.flatMap((key, index) => {
    const between = betweenOf(book.assumptions[key]);
    if (!between) return [];
    const [low, high] = [Number(between.low), Number(between.high)];
    return [[key, (low + ((high - low) * (places[index] ?? 0)) / 1000).toFixed(6)] as const];
  });
  return { ...book, assumptions: withNumbers(book.assumptions, Object.fromEntries(numbers)) };
}

test('whatever the open numbers are, what arrives lies between the two amounts', () => {
  fc.assert(
    fc.property(aQuestion, somewhere, (question, places) => {
      const there = placed(bookOf(question), places);
      for (const { answer, bounds } of payouts(question, offered).rows) {
        const received = receivedBy(answer.route, question.amount, there).value;
        if (!isArrival(answer)) throw new Error(answer.route);
        const { low, high } = bounds ?? { low: answer.received.value, high: answer.received.value };
        expect(compare(low, received)).toBeLessThanOrEqual(0);
        expect(compare(received, high)).toBeLessThanOrEqual(0);
        expect(low.units >= 0n, `${answer.route} brings less than nothing`).toBe(true);
      }
    }),
    cases,
  );
});

test('whatever the open numbers are, a way has one of the places that it can have', () => {
  fc.assert(
    fc.property(aQuestion, somewhere, (question, places) => {
      const there: Book = { ...placed(bookOf(question), places), isExact: true };
      const rows = payouts(question).rows.filter(({ places: can }) => can);
      expect(rows).toHaveLength(routesFor(question).length - 1); // all but what stays in foreign currency
      const received = new Map(
        rows.map(({ answer: { route } }) => [route, receivedBy(route, question.amount, there).value]),
      );
      for (const { answer, places: can } of rows) {
        const own = received.get(answer.route);
        if (!own || !can) throw new Error(answer.route);
        const others = [...received].filter(([route]) => route !== answer.route);
        const ahead = others.filter(([, amount]) => compare(amount, own) > 0).length;
        const level = others.filter(([, amount]) => compare(amount, own) === 0).length;
        expect(ahead + level + 1).toBeGreaterThanOrEqual(can.best);
        expect(ahead + 1).toBeLessThanOrEqual(can.worst);
      }
    }),
    cases,
  );
});

test('two ways change places at the number that decides, and not a step earlier', () => {
  fc.assert(
    fc.property(aQuestion, fc.nat(30), fc.nat(30), (question, a, b) => {
      const keys = routesFor(question);
      const [one, other] = [keys[a % keys.length], keys[b % keys.length]];
      fc.pre(one !== other && one !== undefined && other !== undefined);
      if (!one || !other) return;
      const book: Book = { ...bookOf(question), isExact: true };
      const decider = deciderOf(one, other, book);
      fc.pre(decider !== undefined);
      if (!decider) return;
      const lead = (value: string) => {
        const there = { ...book, assumptions: withNumbers(book.assumptions, { [decider.key]: value }) };
        const [first, second] = [decider.below, decider.above].map(
          (key) => receivedBy(key, question.amount, there).value,
        );
        return first && second ? subtract(first, second).units : 0n;
      };
      const step = book.assumptions[decider.key].unit === 'fraction' ? 0.0001 : 0.01;
      expect(lead(decider.upTo) >= 0n).toBe(true);
      expect(lead((Number(decider.upTo) + step).toFixed(4)) <= 0n).toBe(true);
    }),
    cases,
  );
});

test('Wise or Payoneer: what Payoneer keeps of the rate decides', () => {
  // Wise: 1,000 − 1.5%; Payoneer: 1,000 less its part. Both are credited alike, so both bring the same at 1.5%
  const book = bookOf({ ...firstQuestion(day), own: { 'wise-rate': '0.015', 'bank-payout-credit': '400' } });
  expect(deciderOf('wise-lk', 'payoneer-bank', book)).toEqual({
    key: 'payoneer-spread',
    upTo: '0.0149', // level at 1.5%, where the first counts as ahead
    below: 'payoneer-bank',
    above: 'wise-lk',
  });
});

test('a place is certain where nothing can pass', () => {
  const places = (own: Question['own'], keys: readonly RouteKey[]) =>
    payouts({ ...firstQuestion(day), own }, keys).rows.map(({ answer, places: can }) => [answer.route, can]);
  // Wise keeps at most 1%, Payoneer by card 3.99% and at least 1%
  expect(places({}, ['wise-lk', 'payoneer-card'])).toEqual([
    ['wise-lk', { best: 1, worst: 1 }],
    ['payoneer-card', { best: 2, worst: 2 }],
  ]);
  expect(places({ 'wise-rate': '0.015' }, ['wise-lk', 'payoneer-bank'])).toEqual([
    ['wise-lk', { best: 1, worst: 2 }],
    ['payoneer-bank', { best: 1, worst: 2 }],
  ]);
});
