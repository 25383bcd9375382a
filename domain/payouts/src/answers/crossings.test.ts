import type { Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossings } from './crossings.ts';

const whole = (units: bigint): Decimal => ({ units, scale: 0 });
const span = { low: 0n, high: 100_000n };

test.each<[string, (at: bigint) => bigint, readonly [bigint, number][]]>([
  ['never', () => 0n, []],
  ['always above', () => 1n, [[0n, 1]]],
  [
    'a straight line',
    (at) => at - 500n,
    [
      [0n, -1],
      [501n, 1],
    ],
  ],
  [
    'a jump',
    (at) => (at < 777n ? -5n : 3n),
    [
      [0n, -1],
      [777n, 1],
    ],
  ],
  ['nothing at first', (at) => (at < 40n ? 0n : 40n - at), [[41n, -1]]],
  [
    'there and back',
    (at) => (at < 1000n ? at - 100n : 1900n - at),
    [
      [0n, -1],
      [101n, 1],
      [1901n, -1],
    ],
  ],
  ['touching', (at) => (at < 100n ? 100n - at : at - 100n), [[0n, 1]]],
])('%s', (_, line, expected) => {
  expect(crossings((at) => whole(line(at)), span).map(({ at, sign }) => [at, sign])).toEqual(expected);
});

test('every number tried gives the same', () => {
  const aPiece = fc.record({
    from: fc.nat(400),
    slope: fc.integer({ min: -5, max: 5 }),
    jump: fc.integer({ min: -50, max: 50 }),
  });
  fc.assert(
    fc.property(fc.array(aPiece, { maxLength: 4 }), fc.integer({ min: -100, max: 100 }), (pieces, start) => {
      const line = (at: bigint) =>
        pieces.reduce(
          (sum, { from, slope, jump }) =>
            at < BigInt(from) ? sum : sum + BigInt(jump) + BigInt(slope) * (at - BigInt(from)),
          BigInt(start),
        );
      const tried: [bigint, number][] = [];
      for (let at = 0n; at <= 500n; at += 1n) {
        const value = line(at);
        const sign = value < 0n ? -1 : Number(value > 0n);
        if (sign !== 0 && sign !== tried.at(-1)?.[1]) tried.push([at, sign]);
      }
      const found = crossings((at) => whole(line(at)), { low: 0n, high: 500n });
      expect(found.map(({ at, sign }) => [at, sign])).toEqual(tried);
    }),
  );
});
