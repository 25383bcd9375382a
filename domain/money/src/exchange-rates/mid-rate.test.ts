import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCurrency } from '../currencies.ts';
import { compare, decimal, multiply, subtract } from '../decimal.ts';
import { moneyText } from '../money-text.ts';
import { exchanged, money } from '../money.ts';
import { midRate, ratesOn } from './mid-rate.ts';
import { exchangeRates, type Rated } from './tables/exchange-rates.ts';

const day = '2026-11-21';

test.each([
  ['100', 'USD', 'LKR', 'Rs\u00a033,090.54'],
  ['100', 'GBP', 'EUR', '€116.53'],
  ['10000', 'LKR', 'USD', '$30.22'],
  ['5000', 'HKD', 'LKR', 'Rs\u00a0210,907.40'],
  ['100', 'EUR', 'EUR', '€100.00'],
] as const)('%s %s in %s', (amount, of, to, text) => {
  expect(moneyText(exchanged(money(amount, of), midRate(of, to, day).value, to))).toBe(text);
});

test.each([
  ['2026-11-21', '2026-09-29'],
  ['2026-09-29', '2026-09-29'],
  ['2026-09-28', '2026-06-30'],
  ['2020-01-01', '2025-12-31'], // the oldest there is
])('on %s the rates of %s count', (on, from) => {
  expect(ratesOn(on).from).toBe(from);
  expect(midRate('USD', 'LKR', on).from).toBe(from);
});

test('the tables run from the oldest to the newest, each with its source and every currency', () => {
  const days = exchangeRates.map(({ from }) => from);
  expect(days).toEqual([...new Set(days)].toSorted());
  for (const { value, source } of exchangeRates) {
    expect(source.checked >= '2026-11-21' && source.title !== '').toBe(true);
    expect(Object.keys(value).every(isCurrency)).toBe(true);
    expect(value.USD).toBe('1');
  }
});

test('there and back is the same, and a detour gains nothing', () => {
  const aCurrency = fc.constantFrom(...(Object.keys(ratesOn(day).value) as Rated[]));
  const isNearly = (a: ReturnType<typeof decimal>, b: ReturnType<typeof decimal>) => {
    const { units, scale } = subtract(a, b);
    const distance = { units: units < 0n ? -units : units, scale };
    return compare(distance, decimal('0.0000000001')) < 0; // divisions are cut after 20 decimals
  };
  fc.assert(
    fc.property(aCurrency, aCurrency, aCurrency, (a, b, c) => {
      const direct = midRate(a, c, day).value;
      const around = multiply(midRate(a, b, day).value, midRate(b, c, day).value);
      expect(isNearly(multiply(midRate(a, b, day).value, midRate(b, a, day).value), decimal('1'))).toBe(true);
      expect(isNearly(direct, around)).toBe(true);
    }),
  );
});
