import { decimal, roundHalfUp, subtract, toExactText, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal, type Refusal } from '../refusal.ts';
import { highestKeeping } from './highest-keeping.ts';
import { HIGHEST, lowestReaching, type Rising } from './lowest-reaching.ts';

type Answer = { left: Decimal };
const amount = (cents: bigint): Decimal => ({ units: cents, scale: 2 });

/** What is left of an amount after a rounded percentage, and a fixed fee from a limit on. */
const leftAt = (permille: bigint, fixed: bigint, limit: bigint) => (cents: bigint) =>
  subtract(amount(cents), {
    units: roundHalfUp({ units: cents * permille, scale: 5 }, 2).units + (cents >= limit ? fixed : 0n),
    scale: 2,
  });
const asking = (left: (cents: bigint) => Decimal, target: string, breaks: readonly bigint[] = []): Rising<Answer> => ({
  at: (cents) => ({ left: left(cents) }),
  surplus: (answer) => subtract(answer.left, decimal(target)),
  breaks,
  tolerance: decimal('0.01'),
});
const solved = (rising: Rising<Answer>, least?: bigint) => {
  const solution = lowestReaching(rising, least);
  if (isRefusal(solution)) return solution.refused;
  const { cents, isExact, why, below, answer } = solution;
  return [cents, isExact, why, below?.cents, toExactText(answer.left)];
};

test.each([
  ['exact', leftAt(100n, 0n, 0n), '90', [], [10000n, true, undefined, undefined, '90']],
  ['nothing wanted', leftAt(100n, 0n, 0n), '0', [], [0n, true, undefined, undefined, '0']],
  ['a cent passes it', leftAt(100n, 0n, 0n), '0.095', [], [11n, false, 'cent', 10n, '0.1']],
  // at 10.00 a fixed fee of 1.00 begins: 8.99 left just before, 8.00 there
  ['just before a step down', leftAt(100n, 100n, 1000n), '8.99', [1000n], [999n, true, undefined, undefined, '8.99']],
  ['beyond a step down', leftAt(100n, 100n, 1000n), '9.005', [1000n], [1112n, false, 'cent', 1111n, '9.01']],
  // at 10.00 a bonus of 1.00 begins: 8.99 left just before, 10.00 there
  ['inside a step up', leftAt(100n, -100n, 1000n), '9.50', [1000n], [1000n, false, 'step', 999n, '10']],
  ['nothing is ever left', leftAt(1001n, 0n, 0n), '1', [], 'unreachable'],
] as const)('%s', (_, left, target, breaks, expected) => {
  expect(solved(asking(left, target, breaks))).toEqual(expected);
});

/** A hundredth for a hundredth, but for the named amounts, which rounding moved. */
const movedAt = (moved: Readonly<Record<number, bigint>>) => (cents: bigint) => amount(moved[Number(cents)] ?? cents);

test.each([
  ['rounding reaches the target early', { 98: 100n }, '1', [98n, true, undefined, undefined, '1']],
  ['rounding passes it early, not exactly', { 98: 101n }, '1', [100n, true, undefined, undefined, '1']],
  ['and comes back to it', { 100: 101n, 101: 100n }, '1', [101n, true, undefined, undefined, '1']],
  ['or two cents on', { 100: 101n, 101: 102n, 102: 100n }, '1', [102n, true, undefined, undefined, '1']],
  ['but never exactly', { 99: 100n, 100: 101n }, '0.995', [99n, false, 'cent', 98n, '1']],
  [
    'further than rounding can move it is not looked for',
    { 100: 110n, 101: 100n },
    '1',
    [100n, false, 'cent', 99n, '1.1'],
  ],
] as const)('%s', (_, moved, target, expected) => {
  expect(solved(asking(movedAt(moved), target))).toEqual(expected);
});

test('breaks may come in any order, twice, and outside what is asked', () => {
  const left = (cents: bigint) => amount(cents - (cents >= 1000n ? 100n : 0n) - (cents >= 2000n ? 1500n : 0n));
  const breaks = [2000n, 10n ** 14n, 1000n, 0n, 1000n, 5n];

  expect(solved(asking(left, '9.995', breaks))).toEqual([1100n, false, 'cent', 1099n, '10']);
  expect(solved(asking(left, '18.995', breaks))).toEqual([3500n, false, 'cent', 3499n, '19']);
  expect(solved(asking(left, '9.995', breaks), 1050n)).toEqual([1100n, false, 'cent', 1099n, '10']);
});

/** As it was asked: every amount that was tried. */
function watched(rising: Rising<Answer>) {
  const tried: bigint[] = [];
  return { tried, rising: { ...rising, at: (cents: bigint) => (tried.push(cents), rising.at(cents)) } };
}

test('an interval that ends below the target is passed over, and the lowest of several is found whatever their order', () => {
  // 2.00 is reached from 2.00 to 2.49, and again from 4.00
  const left = (cents: bigint) => amount(cents < 250n || cents >= 400n ? cents : 0n);

  for (const breaks of [
    [400n, 250n],
    [250n, 400n],
    [400n, 250n, 400n, 250n],
    [400n, 200n, 250n],
  ]) {
    expect(solved(asking(left, '2', breaks))).toEqual([200n, true, undefined, undefined, '2']);
    expect(solved(asking(left, '3', breaks))).toEqual([400n, false, 'step', 399n, '4']);
  }
});

test('nothing below the least amount is asked for, nor above the highest', () => {
  const { rising, tried } = watched(asking(leftAt(1001n, 0n, 0n), '1', [50n, HIGHEST + 1n, HIGHEST * 10n]));

  expect(solved(rising, 100n)).toBe('unreachable');
  expect(tried.filter((cents) => cents < 100n || cents > HIGHEST)).toEqual([]);
});

test('only what lies above the highest amount reaches the target', () => {
  const left = (cents: bigint) => amount(cents > HIGHEST ? 100n : 0n);

  expect(solved(asking(left, '1', [HIGHEST + 1n]))).toBe('unreachable');
});

test('the highest amount alone can be the answer', () => {
  const left = (cents: bigint) => amount(cents === HIGHEST ? 100n : -1000n);

  expect(solved(asking(left, '1', [HIGHEST]))).toEqual([HIGHEST, true, undefined, undefined, '1']);
});

test('of a hundred billion, less than a hundred are tried', () => {
  const { rising, tried } = watched(asking(leftAt(100n, 0n, 0n), '12345678.90'));

  expect(solved(rising)).toEqual([1371742100n, true, undefined, undefined, '12345678.9']);
  expect(tried.length).toBeLessThan(100);
});

test('where hardly anything rises, two thousand lower amounts are looked at and no more', () => {
  const flat = (reached: bigint) => (cents: bigint) => amount(cents === reached ? 100n : cents > 9000n ? 200n : 99n);
  const near = watched(asking(flat(7002n), '1'));
  const far = watched(asking(flat(7001n), '1'));

  expect(solved(near.rising)).toEqual([7002n, true, undefined, undefined, '1']);
  expect(solved(far.rising)?.[0]).toBe(9001n);
  expect(near.tried.length).toBeLessThan(2200);
});

test('rounding can reach the target before the end of an interval that misses it', () => {
  // 9.99 is left at 10.00 as well as at the cent before the fees jump
  const left = (cents: bigint) => amount(cents >= 1001n ? cents - 500n : cents === 998n ? 999n : cents - 2n);

  expect(solved(asking(left, '9.985', [1001n]))).toEqual([998n, false, 'cent', 997n, '9.99']);
});

test('what is out of reach says so, whatever the last answer says', () => {
  const rising = asking(leftAt(100n, 0n, 0n), '1');

  expect(solved({ ...rising, at: () => ({ refused: 'unreachable' as const }) })).toBe('unreachable');
});

test('the least amount has nothing below it', () => {
  expect(solved(asking(leftAt(0n, 0n, 0n), '1'), 500n)).toEqual([500n, false, 'cent', undefined, '5']);
});

test('amounts without an answer are passed over; a question without any says why', () => {
  const refusal: Refusal = { refused: 'not-published', what: 'fee' };
  const rising = asking(leftAt(100n, 0n, 0n), '1');

  expect(solved({ ...rising, at: (cents) => (cents < 1000n ? refusal : rising.at(cents)), breaks: [1000n] })).toEqual([
    1000n,
    false,
    'step',
    undefined,
    '9',
  ]);
  expect(solved({ ...rising, at: () => refusal })).toBe('not-published');
});

test('no lower amount reaches the target: every one tried', () => {
  const permille = fc.bigInt(0n, 400n);
  const fixed = fc.bigInt(-200n, 200n);

  fc.assert(
    fc.property(permille, fixed, fc.bigInt(1n, 3000n), fc.bigInt(0n, 3000n), (rate, fee, limit, target) => {
      const left = leftAt(rate, fee, limit);
      const wanted = amount(target);
      const solution = lowestReaching(asking(left, toExactText(wanted), [limit]));
      if (isRefusal(solution)) throw new Error(solution.refused);
      let first = 0n;
      while (subtract(left(first), wanted).units < 0n) first += 1n;

      if (solution.isExact) expect(subtract(left(solution.cents), wanted).units).toBe(0n);
      else expect(solution.cents).toBe(first);
      expect(solution.cents - first <= 24n).toBe(true);
    }),
  );
});

test.each([
  [50n, 50n],
  [1000n, 100n], // the most
  [0n, 0n], // the least
])('the highest value up to %i', (limit, value) => {
  const at = (cents: bigint) => ({ cents });
  const falling = { at, keeps: (answer: { cents: bigint }) => answer.cents <= limit, least: 0n, most: 100n };
  expect(highestKeeping(falling)).toEqual({ value, answer: { cents: value } });
});

test('a goal that nothing keeps is out of reach; a refusal is passed on', () => {
  const falling = { at: () => ({}), keeps: () => false, least: 0n, most: 100n };
  expect(highestKeeping(falling)).toEqual({ refused: 'unreachable' });
  expect(highestKeeping({ ...falling, at: () => ({ refused: 'unreachable' as const }) })).toEqual({
    refused: 'unreachable',
  });
});
