import { decimal, toExactText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstCentsPast, firstCentsWhere, halfCoin, ofCents, ofCoins, toCents } from './cents.ts';

test.each([
  ['USD', '0.005'],
  ['LKR', '0.005'],
  ['JPY', '0.5'], // whole yen
] as const)('rounding to the coin moves an amount in %s by at most %s', (currency, half) => {
  expect(toExactText(halfCoin(currency))).toBe(half);
});

test('coins are cents, and whole yen', () => {
  expect(ofCents(1250n, 'EUR')).toEqual({ currency: 'EUR', units: 1250n, scale: 2 });
  expect(ofCoins(1250n, 'EUR')).toEqual({ currency: 'EUR', units: 1250n, scale: 2 });
  expect(ofCoins(1250n, 'JPY')).toEqual({ currency: 'JPY', units: 1250n, scale: 0 });
});

test.each([
  ['12', 1200n],
  ['12.3', 1230n],
  ['12.34', 1234n],
  ['12.349', 1234n], // cut
])('%s in whole cents', (amount, cents) => {
  expect(toCents(decimal(amount))).toBe(cents);
});

test.each([
  ['10', 'above', 1001n],
  ['10', 'from', 1000n],
  ['0.005', 'above', 1n],
] as const)('the first cents past %s, %s', (limit, reached, cents) => {
  expect(firstCentsPast(limit, reached)).toBe(cents);
});

test('a limit still belongs to what ends there, unless a table says otherwise', () => {
  expect(firstCentsPast('10')).toBe(1001n);
});

test('the first cents where a condition holds, from any guess', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10_000n), fc.bigInt(0n, 10_000n), (first, guess) => {
      expect(firstCentsWhere((cents) => cents >= first, guess)).toBe(first);
    }),
    {
      examples: [
        [0n, 0n],
        [0n, 1n], // the first step down ends on it
        [1n, 0n],
        [7n, 7n],
        [7n, 8n],
        [7n, 6n],
        [10_000n, 0n],
        [0n, 10_000n],
      ],
    },
  );
});

test.each([0n, 1n, 2n, 50n])('what always holds is asked of no amount below nothing, from a guess of %s', (guess) => {
  const request: bigint[] = [];
  const first = firstCentsWhere((cents) => {
    request.push(cents);
    return true;
  }, guess);

  expect(first).toBe(0n);
  expect(request.filter((cents) => cents < 0n)).toEqual([]);
});

/** How many amounts are asked for until the first is found that reaches a limit. */
function request(limit: bigint, guess: bigint): number {
  let count = 0;
  expect(firstCentsWhere((cents) => ((count += 1), cents >= limit), guess)).toBe(limit);
  return count;
}

test('a good guess is worth its while, and a bad one costs little: the step doubles', () => {
  const limit = 5_000_000_000n;

  expect(request(limit, limit + 3n)).toBeLessThan(10);
  expect(request(limit, limit - 3n)).toBeLessThan(10);
  expect(request(limit, 0n)).toBeLessThan(100);
  expect(request(limit, 10n ** 13n)).toBeLessThan(100);
});
