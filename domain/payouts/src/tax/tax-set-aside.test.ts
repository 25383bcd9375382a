import { explain, workedOut } from '@formation/fees';
import { money, toExactText, toText } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxSetAside } from './tax-set-aside.ts';

const day = '2026-11-21';
const aside = (month: string) => {
  const answer = taxSetAside(money(month, 'LKR'), day);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
};

test.each([
  // a month    taxable        at 6%        at 15%        a year        a month
  ['0', '0.00', '0.00', '0.00', '0.00', '0.00'],
  ['150000', '0.00', '0.00', '0.00', '0.00', '0.00'], // exactly the relief
  ['150001', '12.00', '0.72', '0.00', '0.72', '0.06'],
  ['200000', '600000.00', '36000.00', '0.00', '36000.00', '3000.00'],
  ['550000', '4800000.00', '60000.00', '570000.00', '630000.00', '52500.00'],
])('Rs %s a month', (month, ...expected) => {
  const { taxable, atFirstRate, atMostRate, yearTax, setAside } = aside(month);
  expect([taxable, atFirstRate, atMostRate, yearTax, setAside].map(({ value }) => toText(value))).toEqual(expected);
});

test('the rule is in force from April 2025', () => {
  expect(taxSetAside(money('1', 'LKR'), '2025-03-31')).toEqual({ refused: 'not-published', what: 'tax' });
  expect('refused' in taxSetAside(money('1', 'LKR'), '2025-04-01')).toBe(false);
});

test('never more than 15%, never less for more, and every figure follows from its own trace', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_00), fc.nat(1_000_00), (cents, more) => {
      const answer = aside((cents / 100).toFixed(2));
      const next = aside(((cents + more) / 100).toFixed(2));
      expect(answer.yearTax.value.units * 20n <= BigInt(cents) * 12n * 3n + 20n).toBe(true);
      expect(next.yearTax.value.units >= answer.yearTax.value.units).toBe(true);
      for (const figure of Object.values(answer)) {
        expect(toExactText(workedOut(explain(figure)))).toBe(toExactText(figure.value));
      }
    }),
  );
});
