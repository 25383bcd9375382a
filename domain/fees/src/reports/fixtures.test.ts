/** Every export that stands as a fixture is recognised, and comes to what a person of the trade reads in it. */
import { add, decimal, toExactText, type Decimal } from '@formation/money';
import { expect, test } from 'vitest';
import { fixtures, type Expected } from '../../tests/fixtures/reports/fixtures.ts';
import { saidAmounts, sumsIn } from './testing.ts';

const exact = (text: string) => toExactText(decimal(text));

/** What it should make of it. */
function sumsOf({ rows, sales, others, refunds, returned, fees, payouts, pending, failed }: Expected) {
  const apart = { refunds, returned, fees, payouts, pending, failed };
  const plain = (amounts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(amounts).map(([code, text]) => [code, exact(text)]));
  const ofOthers = new Map<string, Decimal>();
  for (const { currency, sum } of others)
    ofOthers.set(currency, add(ofOthers.get(currency) ?? decimal('0'), decimal(sum)));
  return {
    faults: [],
    rows,
    unknown: [],
    sales: Object.fromEntries(
      Object.entries(sales).map(([code, { revenue, tax, charged, ...counts }]) => [
        code,
        { ...counts, revenue: exact(revenue), tax: exact(tax), charged: charged === null ? null : exact(charged) },
      ]),
    ),
    ...Object.fromEntries(Object.entries(apart).map(([name, amounts]) => [name, plain(amounts)])),
    others: { count: others.reduce((sum, { count }) => sum + count, 0), sums: saidAmounts(ofOthers) },
  };
}

test('there are fixtures', () => {
  expect(fixtures.length).toBeGreaterThan(30);
});

test.each(fixtures)('$name comes to what it should', ({ rows, expected }) => {
  expect(sumsIn(rows)).toEqual(sumsOf(expected));
});
