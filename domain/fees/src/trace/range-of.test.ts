/** What open numbers leave open is never understated: whatever they turn out to be, the answer is in its range. */
import { compare, money, rate, toExactText, type Decimal, type Money, type Rate } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { citing } from '../schedule/citing.ts';
import { amount, between, charge, percent, tiersByPart, tiersByWhole } from '../value/kinds.ts';
import { tieredFee } from '../value/tiered-fee.ts';
import { explain } from './explain.ts';
import { constant, fromTable, type Figure } from './figure.ts';
import * as of from './operations.ts';
import { isOpen, rangeOf } from './range-of.ts';
import { amountLine, charged, percentLine } from './table-figures.ts';

const cases = casesTimes(5);
const cents = (units: number): Decimal => ({ units: BigInt(units), scale: 2 });
const { seen } = citing({ test: { title: 'test', checked: '2026-11-21' } });
const cited = seen(['single', 'test'], percent('1'));

/** An open number: its range, the typical value, and what it turns out to be, all in hundredths. */
const anOpenNumber = fc
  .record({ low: fc.integer({ min: -500, max: 500 }), parts: fc.tuple(fc.nat(600), fc.nat(600)), isWide: fc.boolean() })
  .map(({ low, parts: [a, b], isWide }) => {
    const high = low + (isWide ? Math.max(a, b) : Math.max(a, b) % 3);
    return { low, high, typical: Math.min(low + a, high), really: Math.min(low + b, high) };
  });
const threeNumbers = fc.tuple(anOpenNumber, anOpenNumber, anOpenNumber);
type Leaf = () => Figure<Rate>;
type Leaves = readonly [Leaf, Leaf, Leaf];

/** A formula, written once and worked out with the typical numbers and with the real ones. */
type Formula<V extends Money | Rate> = (leaves: Leaves) => Figure<V>;

const asMoney = (figure: Figure<Rate>) => of.exchanged(constant(money('1', 'USD')), figure, 'USD');
const steps = [{ upTo: '1', percent: '10' }, { upTo: '3', percent: '7.5' }, { percent: '2' }];
const mixed = [{ below: '1', percent: '10' }, { upTo: '3', percent: '7.5' }, { parts: steps }];
const byPart = tiersByPart('USD', steps);
const byWhole = tiersByWhole('USD', mixed);
const row = { key: 'fee', cited };

type Dollars = Money<'USD'>;
/** An operation on figures as one on the formulas that lead to them. */
const one =
  <A extends Money | Rate, V extends Money | Rate>(step: (a: Figure<A>) => Figure<V>) =>
  (a: Formula<A>): Formula<V> =>
  (leaves) =>
    step(a(leaves));
const two =
  <A extends Money | Rate, B extends Money | Rate, V extends Money | Rate>(
    step: (a: Figure<A>, b: Figure<B>) => Figure<V>,
  ) =>
  ([a, b]: readonly [Formula<A>, Formula<B>]): Formula<V> =>
  (leaves) =>
    step(a(leaves), b(leaves));

const anOpen = fc.constantFrom(0, 1, 2).map(
  (n): Formula<Rate> =>
    ([a, b, c]) =>
      n === 0 ? a() : n === 1 ? b() : c(),
);
const aConstant = fc.integer({ min: -300, max: 300 }).map(
  (n): Formula<Rate> =>
    () =>
      constant(cents(n)),
);

const { aRate, someMoney } = fc.letrec<{ aRate: Formula<Rate>; someMoney: Formula<Dollars> }>((tie) => {
  const rates = fc.tuple(tie('aRate'), tie('aRate'));
  const amounts = fc.tuple(tie('someMoney'), tie('someMoney'));
  const both = fc.tuple(tie('someMoney'), tie('aRate'));
  const depth = { maxDepth: 3, depthIdentifier: 'formula' };
  return {
    aRate: fc.oneof(
      depth,
      anOpen,
      aConstant,
      rates.map(two<Rate, Rate, Rate>(of.sum)),
      rates.map(two<Rate, Rate, Rate>(of.difference)),
      rates.map(two<Rate, Rate, Rate>(of.product)),
      amounts.map(two<Dollars, Dollars, Rate>(of.quotient)),
      tie('aRate').map(one<Rate, Rate>((a) => of.roundedUp(a))),
    ),
    someMoney: fc.oneof(
      depth,
      tie('aRate').map(one<Rate, Dollars>(asMoney)),
      amounts.map(two<Dollars, Dollars, Dollars>((a, b) => of.sum(a, b, a))),
      amounts.map(two<Dollars, Dollars, Dollars>(of.difference)),
      amounts.map(two<Dollars, Dollars, Dollars>(of.largest)),
      amounts.map(two<Dollars, Dollars, Dollars>(of.smallest)),
      both.map(two<Dollars, Rate, Dollars>(of.product)),
      both.map(two<Dollars, Rate, Dollars>(of.dividedBy)),
      tie('someMoney').map(one<Dollars, Dollars>((a) => of.rounded(a, 1))),
      tie('someMoney').map(one<Dollars, Dollars>((a) => tieredFee(a, byPart, row))),
      tie('someMoney').map(one<Dollars, Dollars>((a) => tieredFee(a, byWhole, row))),
    ),
  };
});

type OpenNumber = Readonly<Record<'low' | 'high' | 'typical' | 'really', number>>;
type Numbers = readonly [OpenNumber, OpenNumber, OpenNumber];

function openLeaf({ low, high, typical }: OpenNumber): Leaf {
  const interval = { low: cents(low), high: cents(high) };
  return () => fromTable('open', cents(typical), { cited, between: interval });
}
const openLeaves = ([a, b, c]: Numbers): Leaves => [openLeaf(a), openLeaf(b), openLeaf(c)];

const realLeaf =
  ({ really }: OpenNumber): Leaf =>
  () =>
    constant(cents(really));
const realLeaves = ([a, b, c]: Numbers): Leaves => [realLeaf(a), realLeaf(b), realLeaf(c)];

function expectInside(formula: Formula<Money | Rate>, numbers: Numbers): void {
  const open = formula(openLeaves(numbers));
  const range = rangeOf(open);
  if (!range) return;
  const really = formula(realLeaves(numbers)).value;
  for (const value of [really, open.value]) {
    const isInside = compare(range.low, value) <= 0 && compare(value, range.high) <= 0;
    expect(isInside, `${toExactText(range.low)} ≤ ${toExactText(value)} ≤ ${toExactText(range.high)}`).toBe(true);
  }
}

const operations: Readonly<Record<string, Formula<Money | Rate>>> = {
  sum: ([a, b, c]) => of.sum(a(), b(), c()),
  difference: ([a, b, c]) => of.difference(a(), b(), c()),
  'difference of the same': ([a, b]) => of.difference(of.product(a(), b()), a()),
  product: ([a, b]) => of.product(a(), b()),
  square: ([a]) => of.product(a(), a()),
  quotient: ([a, b]) => of.quotient(a(), b()),
  'quotient of the same': ([a, b]) => of.quotient(a(), of.sum(a(), b())),
  largest: ([a, b, c]) => of.largest(a(), b(), c()),
  smallest: ([a, b, c]) => of.smallest(a(), b(), c()),
  rounded: ([a, b]) => of.rounded(of.product(a(), b()), 1),
  roundedUp: ([a, b]) => of.roundedUp(of.product(a(), b()), 1),
  'tiers by part': ([a]) => tieredFee(asMoney(a()), byPart, row),
  'tiers by whole': ([a]) => tieredFee(asMoney(a()), byWhole, row),
};

test.each(Object.entries(operations))('%s: what comes out is in the range', (_, formula) => {
  fc.assert(
    fc.property(threeNumbers, (numbers) => expectInside(formula, numbers)),
    cases,
  );
});

test('any formula: what comes out is in the range', () => {
  fc.assert(
    fc.property(someMoney, threeNumbers, (formula, numbers) => expectInside(formula, numbers)),
    cases,
  );
  fc.assert(
    fc.property(aRate, threeNumbers, (formula, numbers) => expectInside(formula, numbers)),
    cases,
  );
});

test('a way home: its range ends where all numbers are at their worst and at their best', () => {
  const paid = constant(money('1000', 'USD'));
  const received: Formula<Money<'LKR'>> = ([margin, fee, mid]) => {
    const left = of.difference(
      paid,
      of.largest(constant(money('2', 'USD')), of.product(paid, margin())),
      asMoney(fee()),
    );
    return of.rounded(of.exchanged(left, mid(), 'LKR'));
  };
  const lost: Formula<Money<'LKR'>> = ([margin, fee]) => {
    const mid = constant(rate('3.3'));
    return of.difference(of.exchanged(paid, mid, 'LKR'), received([margin, fee, () => mid]));
  };
  const aShare = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)).map((three) => three.toSorted((a, b) => a - b));
  const above = (from: number) =>
    aShare.map(([low = 0, typical = 0, high = 0]) => ({
      low: from + low,
      typical: from + typical,
      high: from + high,
      really: from,
    }));
  const numbers = fc.tuple(above(0), above(0), above(300));
  fc.assert(
    fc.property(numbers, fc.constantFrom(received, lost), (all, formula) => {
      const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
        const end = (one: OpenNumber, bit: number) => ({ ...one, really: corner & bit ? one.high : one.low });
        const at: Numbers = [end(all[0], 1), end(all[1], 2), end(all[2], 4)];
        return Number(toExactText(formula(realLeaves(at)).value));
      });
      const range = rangeOf(formula(openLeaves(all)));
      expect(range && [range.low, range.high].map((end) => Number(toExactText(end)))).toEqual([
        Math.min(...corners),
        Math.max(...corners),
      ]);
    }),
    cases,
  );
});

test('a divisor that may be 0 has no limit, one that is 0 gives 0', () => {
  const open = openLeaf({ low: -1, high: 1, typical: 0, really: 0 });
  expect(rangeOf(of.quotient(constant(rate('1')), open()))).toBeUndefined();
  expect(isOpen(of.sum(constant(rate('1')), of.quotient(constant(rate('1')), open())))).toBe(true);
  expect(rangeOf(of.quotient(open(), constant(rate('0'))))).toEqual({
    low: { units: 0n, scale: 0 },
    high: { units: 0n, scale: 0 },
  });
});

test('published percentages, amounts and charges bring their ranges along', () => {
  const paid = constant(money('1000', 'USD'));
  const margin = seen(['single', 'test'], percent('1.17', between('0.99', '1.53')));
  const onTheWay = seen(['single', 'test'], amount('15', 'USD', between('5', '50')));
  const withdrawal = seen(['single', 'test'], charge('2', { between: between('1', '4'), fixed: { USD: '1.50' } }));
  const fee = charged(paid, withdrawal, { keys: { rate: 'rate', fixed: 'fixed' } }) ?? paid;
  const left = of.difference(
    paid,
    of.product(paid, percentLine('margin', margin)),
    amountLine('onTheWay', onTheWay),
    fee,
  );

  expect(explain(left)).toMatchObject({
    value: '951.8',
    range: { low: '893.2', high: '973.6' },
    of: [
      { value: '1000' },
      { range: { low: '9.9', high: '15.3' } },
      { range: { low: '5', high: '50' } },
      { range: { low: '11.5', high: '41.5' } },
    ],
  });
  expect(explain(paid)).not.toHaveProperty('range');
  expect(isOpen(paid)).toBe(false);
});

test('one number that enters twice is the same number both times', () => {
  const margin = seen(['single', 'test'], percent('1.17', between('0.99', '1.53')));
  const remaining = () => of.difference(constant(rate('1')), percentLine('margin', margin));
  const large = of.product(constant(money('1000', 'USD')), remaining());
  const small = of.product(constant(money('990', 'USD')), remaining());
  const bigger = of.difference(large, small); // 10 × (1 − margin)

  expect(explain(bigger)).toMatchObject({ value: '9.883', range: { low: '9.847', high: '9.901' } });
  expect(explain(of.difference(large, large))).not.toHaveProperty('range');
  const inCoins = rangeOf(of.difference(of.rounded(large), of.rounded(small)));
  expect(inCoins && toExactText(inCoins.low), 'two roundings, each half a coin on both sides').toBe('9.83');
});
