/** Every published table of rates once more, in another arithmetic: whole numbers over one denominator. */
import { add, divide, toExactText, toText, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesOf } from '../../testing/leaves.ts';
import { loadPlatform, platformNames } from '../platforms.ts';
import { feesIn } from '../schedule/fee-table.ts';
import { ofCents } from '../solve/cents.ts';
import { explain, workedOut } from '../trace/explain.ts';
import { fromTable, input, line } from '../trace/figure.ts';
import { rangeOf } from '../trace/range-of.ts';
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

/** Which step of a table by the whole an amount is in. */
const placeOf = (cents: bigint, { steps }: Tiers): number =>
  steps.findIndex(({ upTo, below }) =>
    below === undefined ? upTo === undefined || cents <= centsOf(upTo) : cents < centsOf(below),
  );
const byStep = (cents: bigint, step: Step | PartedStep): bigint =>
  'parts' in step ? byParts(cents, step.parts) : cents * tenThousandths(step.percent);

const millionths = (cents: bigint, table: Tiers): bigint => {
  if (table.by === 'part') return byParts(cents, table.steps);
  const step = table.steps[placeOf(cents, table)];
  if (!step) throw new Error('no step');
  return byStep(cents, step);
};

const platforms = await Promise.all(platformNames.map(loadPlatform));
const tables = platforms
  .flatMap(({ table }) => feesIn(table))
  .flatMap(({ entries }) => entries.map(({ value }) => value))
  .filter((value) => value.kind === 'tiers');

const cited = { from: '2026-01-01', status: 'single', source: { title: 'test', checked: '2026-01-01' } } as const;
const row = { key: 'fee', cited };
const feeOf = (cents: bigint, table: Tiers) => tieredFee(input('amount', ofCents(cents, table.currency)), table, row);

/** The fee of an amount that is only known to lie between two, and is typically a third. */
const openFee = ([low, typical, high]: readonly [bigint, bigint, bigint], table: Tiers) => {
  const money = (cents: bigint) => ofCents(cents, table.currency);
  const amount = fromTable('amount', money(typical), { cited, between: { low: money(low), high: money(high) } });
  return tieredFee(amount, table, row);
};

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

const nothing: Decimal = { units: 0n, scale: 0 };
const feeOfPieces = (cents: bigint, pieces: number, table: Tiers) => {
  const counted = input('pieces', { units: BigInt(pieces), scale: 0 }, 'count');
  return tieredFee(input('amount', ofCents(cents, table.currency)), table, { ...row, pieces: counted });
};

test('a fee of several pieces is as many times that of one, whatever the table', () => {
  const near = (table: Tiers) => limitsOf(table).flatMap((limit) => [-1n, 0n, 1n].map((by) => centsOf(limit) + by));
  const agreeOn = (table: Tiers, pieces: number, each: bigint) => {
    const fee = feeOfPieces(each * BigInt(pieces), pieces, table);
    expect(toExactText(fee.value)).toBe(toExactText({ units: BigInt(pieces) * millionths(each, table), scale: 6 }));
    expect(toExactText(workedOut(explain(fee)))).toBe(toExactText(fee.value));
  };
  for (const table of tables) for (const each of near(table)) for (const pieces of [2, 3]) agreeOn(table, pieces, each);
  fc.assert(
    fc.property(fc.constantFrom(...tables), fc.integer({ min: 1, max: 60 }), fc.nat(2_000_000), (table, pieces, each) =>
      agreeOn(table, pieces, BigInt(each)),
    ),
  );
});

test('what each piece is charged on adds up to the order, also where its cents cannot be shared out evenly', () => {
  const evenly = fc.constantFrom(1, 2, 4, 5, 8, 16, 25); // a part of a cent that can be written down
  fc.assert(
    fc.property(fc.constantFrom(...tables), evenly, fc.nat(9_000_000), (table, pieces, cents) => {
      const order = ofCents(BigInt(cents), table.currency);
      const share = { ...order, ...divide(order, { units: BigInt(pieces), scale: 0 }) };
      const ofAll = (one: Decimal) => Array.from({ length: pieces }, () => one).reduce<Decimal>(add, nothing);
      const fee = tieredFee(input('amount', share), table, row).value;
      expect(toExactText(ofAll(share))).toBe(toExactText(order));
      expect(toExactText(ofAll(fee))).toBe(toExactText(feeOfPieces(BigInt(cents), pieces, table).value));
    }),
  );
});

/** The ends of what a fee can be: by parts it only rises; by the whole each step that can be the one counts in full. */
const ends = (low: bigint, high: bigint, table: Tiers): readonly [bigint, bigint] => {
  if (table.by === 'part') return [millionths(low, table), millionths(high, table)];
  const fees = table.steps
    .slice(placeOf(low, table), placeOf(high, table) + 1)
    .flatMap((step) => [byStep(low, step), byStep(high, step)]);
  return [fees.reduce((a, b) => (b < a ? b : a)), fees.reduce((a, b) => (b > a ? b : a))];
};

const amounts = fc.tuple(fc.nat(2_000_000), fc.nat(2_000_000), fc.nat(2_000_000));
const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b).map(BigInt) as [bigint, bigint, bigint];

const openlyAgree = (three: [bigint, bigint, bigint], table: Tiers) => {
  const fee = openFee(three, table);
  const [low, typical, high] = three;
  const range = rangeOf(fee);
  expect(toExactText(fee.value)).toBe(toExactText({ units: millionths(typical, table), scale: 6 }));
  expect([range?.low, range?.high].map((end) => end && toExactText(end))).toEqual(
    ends(low, high, table).map((units) => toExactText({ units, scale: 6 })),
  );
};

test('an amount that is only known as a range, in any table', () => {
  fc.assert(fc.property(fc.constantFrom(...tables), amounts, (table, three) => openlyAgree(sorted(three), table)));
});

test('a range that ends at a limit of a table, or a cent beside it', () => {
  for (const table of tables)
    for (const limit of limitsOf(table).map(centsOf))
      for (const away of [-1n, 0n, 1n]) {
        openlyAgree([limit - 100n, limit - 50n, limit + away], table);
        openlyAgree([limit + away, limit + 50n, limit + 100n], table);
      }
});

test('a trace has the steps that the amount reaches, by their limits, and no others', () => {
  const parts = tiersByPart('USD', [{ upTo: '10', percent: '10' }, { upTo: '20', percent: '5' }, { percent: '2' }]);
  const whole = tiersByWhole('USD', [{ below: '10', percent: '10' }, { percent: '5' }]);
  const rates = (fee: ReturnType<typeof feeOf>) =>
    leavesOf({ fee: line('fee', fee) }).filter((leaf) => leaf.includes('feeRate'));
  const [first, second, last] = [
    'table feeRate (fraction) ≤ 10',
    'table feeRate (fraction) ≤ 20',
    'table feeRate (fraction)',
  ];

  expect(rates(feeOf(1000n, parts))).toEqual([first]);
  expect(rates(feeOf(1001n, parts))).toEqual([first, second]);
  expect(rates(feeOf(2001n, parts))).toEqual([last, first, second]);
  expect(rates(openFee([500n, 700n, 1000n], parts))).toEqual([first]);
  expect(rates(openFee([500n, 700n, 1001n], parts))).toEqual([first, second]);
  expect(rates(feeOf(999n, whole))).toEqual(['table feeRate (fraction) < 10']);
  expect(rates(feeOf(1000n, whole))).toEqual([last]);
});

test('a table without a step for every amount is an error', () => {
  expect(() => feeOf(1001n, tiersByWhole('USD', [{ upTo: '10', percent: '10' }]))).toThrow(
    'fee has no step for every amount',
  );
  expect(() => feeOf(1n, tiersByPart('USD', []))).toThrow('fee has no steps');
});
