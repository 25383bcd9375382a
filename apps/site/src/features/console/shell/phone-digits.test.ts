import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

test.each([
  ['0771234567', '94771234567'],
  ['077 123 45 67', '94771234567'],
  ['+94 77 123 4567', '94771234567'],
  ['0094771234567', '94771234567'],
  ['+44 (20) 7946-0000', '442079460000'],
  ['94771234567', '94771234567'],
  ['0771234567 after 6 pm', ''], // another number would be called
  ['none', ''],
  ['12', ''],
  ['', ''],
])('%s is called at %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});
