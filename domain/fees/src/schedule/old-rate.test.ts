import type { IsoDate } from '@formation/calendar';
import { money, rate } from '@formation/money';
import { midRate, ratesOn } from '@formation/money/exchange-rates';
import { expect, test } from 'vitest';
import { constant, input } from '../trace/figure.ts';
import { product } from '../trace/operations.ts';
import { quotedLine } from '../trace/quoted-rate.ts';
import { oldRateIn } from './old-rate.ts';

const day: IsoDate = '2026-11-29';
const amount = constant(money('100', 'USD'));

test('what was converted says the oldest of its rates; what was not, and what was typed, says none', () => {
  const quoted = (on: string) => quotedLine('midRate', midRate('USD', 'LKR', on));
  const converted = product(product(amount, quoted(day)), quoted('2026-07-01'));
  expect(oldRateIn([amount, converted], day)).toEqual({ from: ratesOn('2026-07-01').from, days: 152 });
  expect(oldRateIn([amount], day)).toBeUndefined();
  expect(oldRateIn([product(amount, input('midRate', rate('331'), 'to one'))], day)).toBeUndefined();
});
