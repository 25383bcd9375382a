/** Every published table of rates once more, in another arithmetic: whole numbers over one denominator. */
import { toExactText, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets } from '../amazon/published/index.ts';
import { sites } from '../ebay/published/index.ts';
import { explain, workedOut } from '../figure/explain.ts';
import { input } from '../figure/figure.ts';
import { ofCents } from '../solve/cents.ts';
import { limitsOf, tieredFee, type PartedStep, type Step, type TieredRate } from './tiered-fee.ts';

/** Rates are ten-thousandths or coarser, amounts cents: a fee is a whole number of millionths. */
const tenThousandths = (text: string) => BigInt(Math.round(Number(text) * 10_000));
const centsOf = (text: string) => BigInt(Math.round(Number(text) * 100));

const byParts = (cents: bigint, steps: readonly Step[]): bigint => {
  let [left, fee, from] = [cents, 0n, 0n];
  for (const { upTo, rate: text } of steps) {
    const room = upTo === undefined ? left : centsOf(upTo) - from;
    const part = left < room ? left : room;
    fee += part * tenThousandths(text);
    left -= part;
    from += room;
  }
  return fee;
};

const millionths = (cents: bigint, table: TieredRate): bigint => {
  if (table.by === 'part') return byParts(cents, table.steps);
  const isInside = ({ upTo, below }: Step | PartedStep) =>
    below === undefined ? upTo === undefined || cents <= centsOf(upTo) : cents < centsOf(below);
  const step = table.steps.find(isInside);
  if (!step) throw new Error('no step');
  return 'parts' in step ? byParts(cents, step.parts) : cents * tenThousandths(step.rate);
};

const tables = [
  ...Object.values(sites).flatMap(({ stores }) => Object.values(stores)),
  ...Object.values(markets).map(({ referral }) => referral),
]
  .flatMap((categories) => Object.values(categories))
  .flat()
  .map(({ value }) => ('tiered' in value ? value.tiered : value));

const feeOf = (cents: bigint, table: TieredRate) =>
  tieredFee(input('amount', ofCents(cents, 'USD')), table, {
    key: 'fee',
    cited: { from: '2026-01-01', status: 'estimate', source: { title: 'test', checked: '2026-01-01' } },
  });

const agree = (cents: bigint, table: TieredRate) => {
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
  fc.assert(
    fc.property(fc.constantFrom(...tables), fc.nat(2_000_000), (table, cents) => agree(BigInt(cents), table)),
    { numRuns: 10_000 },
  );
});

test('a table without a step for every amount is an error', () => {
  const table: TieredRate = { by: 'whole', steps: [{ upTo: '10', rate: '0.1' }] };
  expect(() => feeOf(1001n, table)).toThrow('fee has no step for every amount');
  expect(() => feeOf(1n, { by: 'part', steps: [] })).toThrow('fee has no steps');
});
