import { rate, toExactText } from '@formation/money';
import { expect, test } from 'vitest';
import { input } from '../../trace/figure.ts';
import { measureIn } from './measure-in.ts';

test.each([
  ['0.5', 'in', 'in', '0.5'],
  ['0.5', 'in', 'cm', '1.27'],
  ['0.501', 'in', 'cm', '1.28'], // 1.27254, rounded up so that it is enough
  ['1.3', 'cm', 'cm', '1.3'],
  ['2.54', 'cm', 'in', '1'],
  ['2.55', 'cm', 'in', '1.01'],
  ['0.1', 'lb', 'g', '46'],
  ['200', 'g', 'lb', '0.45'], // 0.4409…
  ['200', 'g', 'g', '200'],
] as const)('%s %s less, said in %s', (size, from, to, text) => {
  expect(toExactText(measureIn(input('lessBy', rate(size), from), to))).toBe(text);
});
