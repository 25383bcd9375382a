import { compare, decimal, money, rate, toExactText, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { citing } from '../schedule/citing.ts';
import { constant, fromTable, type Figure, type Interval } from '../trace/figure.ts';
import { difference, product, rounded, sum } from '../trace/operations.ts';
import { percent } from '../value/kinds.ts';
import { ranking, type Contender, type Instead, type OpenNumber } from './ranking.ts';

const CASES = { numRuns: 10_000 };
const { seen } = citing({ test: { title: 'test', checked: '2026-11-21' } });
const cited = seen(['single', 'test'], percent('1'));

const names = ['margin', 'fee', 'spread'] as const;
type Name = (typeof names)[number];
type Numbers = Readonly<Record<Name, OpenNumber>>;

/** What arrives of 1,000: each number takes its weight of it, below 0 it gives. */
type Way = Readonly<{ key: string; fixed: number; weights: Readonly<Record<Name, number>> }>;

function contender(
  { key, fixed, weights }: Way,
  numbers: Numbers,
  intervals: Readonly<Record<Name, Interval>>,
): Contender {
  const outcomeWith = (figureOf: (name: Name) => Figure<{ units: bigint; scale: number; currency?: never }>) => {
    const parts = names.map((name) => product(constant(money(String(weights[name]), 'USD')), figureOf(name)));
    const [first = constant(money('0', 'USD')), ...rest] = parts;
    return rounded(difference(constant(money(String(fixed), 'USD')), sum(first, ...rest)), 1);
  };
  return {
    key,
    outcome: outcomeWith((name) => fromTable(name, numbers[name].typical, { cited, between: intervals[name] })),
    at: (instead: Instead) => outcomeWith((name) => constant(instead[name] ?? numbers[name].typical)).value,
  };
}

const hundredths = (units: number): Decimal => ({ units: BigInt(units), scale: 2 });
const anOpenNumber = fc.tuple(fc.nat(300), fc.nat(100), fc.nat(100)).map(([low, below, above]) => ({
  low: hundredths(low),
  typical: hundredths(low + below),
  high: hundredths(low + below + above),
}));
const someNumbers = fc.record({ margin: anOpenNumber, fee: anOpenNumber, spread: anOpenNumber });
const aWeight = fc.integer({ min: -3, max: 9 });
const someWays = fc
  .array(fc.record({ fixed: fc.nat(20), weights: fc.record({ margin: aWeight, fee: aWeight, spread: aWeight }) }), {
    minLength: 2,
    maxLength: 5,
  })
  .map((ways) => ways.map((way, n): Way => ({ ...way, key: `way ${n}` })));

const rankedOf = (ways: readonly Way[], numbers: Numbers) => {
  const intervals = Object.fromEntries(
    names.map((name) => [name, { low: numbers[name].low, high: numbers[name].high }]),
  );
  const contenders = ways.map((way) => contender(way, numbers, intervals as Record<Name, Interval>));
  return { contenders, ...ranking(contenders, numbers) };
};

test('a certain place is the same whatever the numbers are', () => {
  const aShare = fc.record({ margin: fc.nat(100), fee: fc.nat(100), spread: fc.nat(100) });
  let certain = 0;
  fc.assert(
    fc.property(someWays, someNumbers, aShare, (ways, numbers, shares) => {
      const { contenders, places } = rankedOf(ways, numbers);
      const really = Object.fromEntries(
        names.map((name) => {
          const { low, high } = numbers[name];
          return [
            name,
            hundredths(Number(low.units) + Math.round((Number(high.units - low.units) * shares[name]) / 100)),
          ];
        }),
      );
      const valueOf = new Map(contenders.map(({ key, at }) => [key, at(really)]));
      places.forEach(({ key, isCertain }, place) => {
        const own = valueOf.get(key);
        if (!isCertain || !own) return;
        certain += 1;
        const better = places.slice(0, place).every((other) => compare(valueOf.get(other.key) ?? own, own) >= 0);
        const worse = places.slice(place + 1).every((other) => compare(valueOf.get(other.key) ?? own, own) <= 0);
        expect(better && worse, `${key} at ${place}`).toBe(true);
      });
    }),
    CASES,
  );
  expect(certain).toBeGreaterThan(1_000);
});

test('two change places at the value that is named, and every number that turns them alone is named', () => {
  let turned = 0;
  fc.assert(
    fc.property(someWays, someNumbers, (ways, numbers) => {
      const { contenders, contests, places } = rankedOf(ways, numbers);
      const at = (key: string, instead: Instead) =>
        contenders.find((one) => one.key === key)?.at(instead) ?? hundredths(0);
      const isAhead = (a: string, b: string, instead: Instead) => compare(at(a, instead), at(b, instead)) >= 0;
      for (const { ahead, behind, turns } of contests) {
        for (const { number, when, stays, turns: first } of turns) {
          turned += 1;
          expect(isAhead(ahead, behind, { [number]: stays })).toBe(true);
          expect(isAhead(ahead, behind, { [number]: first })).toBe(false);
          expect(first.units - stays.units).toBe(when === 'above' ? 1n : -1n);
        }
      }
      const order = places.map(({ key }) => key);
      for (const name of names) {
        for (const end of ['low', 'high'] as const) {
          order.forEach((ahead, n) => {
            for (const behind of order.slice(n + 1)) {
              if (isAhead(ahead, behind, { [name]: numbers[name][end] })) continue;
              const contest = contests.find((one) => one.ahead === ahead && one.behind === behind);
              expect(contest?.turns.map(({ number }) => number)).toContain(name);
            }
          });
        }
      }
    }),
    CASES,
  );
  expect(turned).toBeGreaterThan(1_000);
});

test('Wise beats Payoneer as long as the bank keeps less than 1.4 percent', () => {
  const numbers: Numbers = {
    margin: { low: rate('0.0099'), typical: rate('0.0117'), high: rate('0.0200') },
    fee: { low: rate('0'), typical: rate('0'), high: rate('0') },
    spread: { low: rate('0.00'), typical: rate('0.01'), high: rate('0.01') },
  };
  const wise = { key: 'wise', fixed: 1000, weights: { margin: 1000, fee: 0, spread: 0 } };
  const payoneer = { key: 'payoneer', fixed: 986, weights: { margin: 0, fee: 0, spread: 0 } };
  const last = { key: 'last', fixed: 900, weights: { margin: 0, fee: 0, spread: 0 } };
  const { contenders: _, ...found } = rankedOf([last, payoneer, wise], numbers);

  expect(found).toEqual({
    places: [
      { key: 'wise', isCertain: false },
      { key: 'payoneer', isCertain: false },
      { key: 'last', isCertain: true },
    ],
    contests: [
      {
        ahead: 'wise',
        behind: 'payoneer',
        turns: [{ number: 'margin', when: 'above', stays: decimal('0.0140'), turns: decimal('0.0141') }],
      },
    ],
  });
});

test('two that only several numbers turn together are contested without a turn; of several, the nearest stands first', () => {
  const open = { low: rate('0.0'), typical: rate('5.0'), high: rate('10.0') };
  const numbers: Numbers = { margin: open, fee: open, spread: open };
  const still = { key: 'still', fixed: 100, weights: { margin: 0, fee: 0, spread: 0 } };
  const moved = (fixed: number, margin: number, fee: number) => ({
    key: 'moved',
    fixed,
    weights: { margin, fee, spread: 0 },
  });

  expect(rankedOf([moved(116, 1, 1), still], numbers).contests).toEqual([
    { ahead: 'moved', behind: 'still', turns: [] },
  ]);
  const { contests } = rankedOf([moved(120, 2, 1), still], numbers);
  expect(contests[0]?.turns.map(({ number, stays }) => [number, toExactText(stays)])).toEqual([['margin', '7.5']]);
  const both = rankedOf([moved(117, 2, 1), still], numbers);
  expect(both.contests[0]?.turns.map(({ number, stays }) => [number, toExactText(stays)])).toEqual([
    ['margin', '6'],
    ['fee', '7'],
  ]);
});
