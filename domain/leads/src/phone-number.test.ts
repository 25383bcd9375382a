import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

test.each([
  ['077 123 4567', true],
  ['+94 77 123 4567', true],
  ['+94\u00A077\u00A0123\u00A04567', true], // as an address book pastes it
  ['+44 (0)20 7946-0018', true],
  ['1234567', true], // the fewest digits
  ['123456', false],
  ['123456789012345', true], // the most digits
  ['1234567890123456', false],
  ['', false],
  ['my number', false],
  ['077 123 4567 ask for Nimal', false],
  ['077 123\n4567', false], // one line
  ['٠٧٧١٢٣٤٥٦٧', false], // digits that few phones dial
])('%j can be a telephone number: %j', (text, can) => {
  expect(isPhoneNumber(text)).toBe(can);
});
