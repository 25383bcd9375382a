/** Every published table of rates once more, in another arithmetic: whole numbers over one denominator. */
import { toExactText, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPlatform, platformNames } from '../platforms.ts';
import { feesIn } from '../schedule/fee-table.ts';
import { ofCents } from '../solve/cents.ts';
import { explain, workedOut } from '../trace/explain.ts';
import { input } from '../trace/figure.ts';
import type { PartedStep, Step, Tiers } from './fee-value.ts';
import { tiersByPart, tiersByWhole } from './kinds.ts';
import { limitsOf, tieredFee } from './tiered-fee.ts';

/** Percentages have two decimals or fewer, amounts are cents: a fee is a whole number of millionths. */
const tenThousandths = (percent: string) => BigInt(Math.round(Number(percent) * 100));
const centsOf = (text: string) => BigInt(Math.round(Number(text) * 100));

const byParts = (cents: bigint, steps: readonly Step[]): bigint => {
  let [left, fee, from] = [cents, 0n, 0n];
  for (const { upTo, percent } of steps) {
    const room = upTo === undefined ? left : centsOf(upTo) - from;
    const part = left < room ? left : room;
    fee += part * tenThousandths(percent);
    left -= part;
    from += room;
  }
  return fee;
};

const millionths = (cents: bigint, table: Tiers): bigint => {
  if (table.by === 'part') return byParts(cents, table.steps);
  const isInside = ({ upTo, below }: Step | PartedStep) =>
    below === undefined ? upTo === undefined || cents <= centsOf(upTo) : cents < centsOf(below);
  const step = table.steps.find(isInside);
  if (!step) throw new Error('no step');
  return 'parts' in step ? byParts(cents, step.parts) : cents * tenThousandths(step.percent);
};

const platforms = await Promise.all(platformNames.map(loadPlatform));
const tables = platforms
  .flatMap(({ table }) => feesIn(table))
  .flatMap(({ entries }) => entries.map(({ value }) => value))
  .filter((value) => value.kind === 'tiers');

const feeOf = (cents: bigint, table: Tiers) =>
  tieredFee(input('amount', ofCents(cents, table.currency)), table, {
    key: 'fee',
    cited: { from: '2026-01-01', status: 'single', source: { title: 'test', checked: '2026-01-01' } },
  });

const agree = (cents: bigint, table: Tiers) => {
  const fee = feeOf(cents, table);
  const expected = millionths(cents, table);
  expect(toExactText(fee.value)).toBe(toExactText({ units: expected, scale: 6 }));
  expect(toExactText(workedOut(explain(fee)))).toBe(toExactText(fee.value));
  expect(toText(fee.value)).toBe(toText({ units: (expected + 5000n) / 10_000n, scale: 2 }));
};

test('there are tables of each kind', () => {
  expect(tables.length).toBeGreaterThan(150);
  expect(new Set(tables.map(({ by }) => by))).toEqual(new Set(['part', 'whole']));
  expect(tables.some(({ steps }) => steps.some((step: object) => 'parts' in step))).toBe(true);
});

test('both sides of every limit of every table', () => {
  for (const table of tables) {
    for (const limit of limitsOf(table)) {
      for (const cents of [-1n, 0n, 1n].map((away) => centsOf(limit) + away)) agree(cents, table);
    }
  }
});

test('any amount in any table', () => {
  fc.assert(fc.property(fc.constantFrom(...tables), fc.nat(2_000_000), (table, cents) => agree(BigInt(cents), table)));
});

test('a table without a step for every amount is an error', () => {
  expect(() => feeOf(1001n, tiersByWhole('USD', [{ upTo: '10', percent: '10' }]))).toThrow(
    'fee has no step for every amount',
  );
  expect(() => feeOf(1n, tiersByPart('USD', []))).toThrow('fee has no steps');
});
