import { expect, test } from 'vitest';
import { decimal, toExactText } from './decimal.ts';
import { roundDown } from './round-down.ts';

test.each([
  ['0.01', 0, '0'],
  ['1.00', 0, '1'],
  ['-0.5', 0, '-1'],
  ['2.09', 1, '2'],
  ['2', 1, '2'],
])('%s rounded down to %i decimals is %s', (value, decimals, text) => {
  expect(toExactText(roundDown(decimal(value), decimals))).toBe(text);
});
