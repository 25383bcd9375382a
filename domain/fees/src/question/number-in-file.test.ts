import { toExactText } from '@formation/money';
import { expect, test } from 'vitest';
import { numberInFile } from './number-in-file.ts';

const read = (text: string, commas: 'either' | 'decimal' = 'either') => {
  const { value, isPlain } = numberInFile(commas)(text);
  return value && isPlain ? toExactText(value) : undefined;
};

test.each([
  ['12.50', '12.5'],
  ['1,23,456.78', '123456.78'], // lakh
  ['1,00,000', '100000'],
  ['(12.34)', '-12.34'],
  ['($12.34)', '-12.34'],
  ['12.34-', '-12.34'],
  ['\u221212.34', '-12.34'],
  ['="12.50"', '12.5'],
  ['500/-', '500'],
  ['Rs. 500/-', '500'],
  ['1E+05', '100000'],
  ['\u200b12.50', '12.5'],
  ['12.50\0', '12.5'],
  ['1\u00a0234,50', '1234.5'],
  ['1\u202f234,50 €', '1234.5'],
  ["1'234.50", '1234.5'],
  ['12,50', '12.5'],
  ['1.234,50', '1234.5'],
  ['USD 1,234.50', '1234.5'],
  ['1,23,45', undefined], // no grouping that anybody has
  ['12.50*', undefined],
  ['N/A', undefined],
  ['1/2', undefined],
  ['()', undefined],
  ['5-10', undefined],
])('%j is %s', (text, number) => {
  expect(read(text)).toBe(number);
});

test('where commas are decimal signs, 1.234 is two numbers', () => {
  expect(read('1.234')).toBe('1.234');
  expect(read('1.234', 'decimal')).toBeUndefined();
});
