import { addDays, type IsoDate } from '@formation/calendar';
import { money, rate } from '@formation/money';
import { midRate, ratesOn } from '@formation/money/exchange-rates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constant, input } from './figure.ts';
import { oldRate, oldRateIn } from './old-rate.ts';
import { product } from './operations.ts';
import { quotedLine } from './quoted-rate.ts';

test.each([
  ['2026-09-29', '2026-09-29', undefined],
  ['2026-09-29', '2026-10-06', undefined], // seven days
  ['2026-09-29', '2026-10-07', 8],
  ['2026-09-29', '2026-11-29', 61],
  ['2025-12-31', '2024-01-01', undefined], // the oldest table for a day before it
] as const)('a rate of %s on %s', (from, day, days) => {
  expect(oldRate(from, day)).toEqual(days === undefined ? undefined : { from, days });
});

const day: IsoDate = '2026-11-29';
const amount = constant(money('100', 'USD'));

test('what was converted says the oldest of its rates; what was not, and what was typed, says none', () => {
  const quoted = (on: string) => quotedLine('midRate', midRate('USD', 'LKR', on));
  const converted = product(product(amount, quoted(day)), quoted('2026-07-01'));
  expect(oldRateIn([amount, converted], day)).toEqual({ from: ratesOn('2026-07-01').from, days: 152 });
  expect(oldRateIn([amount], day)).toBeUndefined();
  expect(oldRateIn([product(amount, input('midRate', rate('331'), 'to one'))], day)).toBeUndefined();
});

test('a week is fresh and everything older is told with its days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (days) => {
      expect(oldRate(day, addDays(day, days))?.days ?? 0).toBe(days > 7 ? days : 0);
    }),
  );
});
