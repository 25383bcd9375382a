import { input } from '@formation/fees/trace';
import { rate } from '@formation/money';
import { expect, test } from 'vitest';
import { lessText } from './less-text.ts';

test.each([
  ['0.5', 'in', 'in', '0.5 in'],
  ['0.5', 'in', 'cm', '1.27 cm'],
  ['0.501', 'in', 'cm', '1.28 cm'], // 1.27254, rounded up so that it is enough
  ['1.3', 'cm', 'cm', '1.3 cm'],
  ['2.54', 'cm', 'in', '1 in'],
  ['2.55', 'cm', 'in', '1.01 in'],
  ['0.1', 'lb', 'g', '46 g'],
  ['200', 'g', 'lb', '0.45 lb'], // 0.4409…
  ['200', 'g', 'g', '200 g'],
] as const)('%s %s less, said in %s', (size, from, to, text) => {
  expect(lessText(input('lessBy', rate(size), from), to)).toBe(text);
});
