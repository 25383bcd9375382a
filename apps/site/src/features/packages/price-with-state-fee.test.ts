import { expect, test } from 'vitest';
import { priceWithStateFee } from './price-with-state-fee.ts';

const day = '2026-11-21';

test.each([
  // price, state, together
  ['$129', 'WY', '$229'], // Wyoming asks for 100
  ['$599', 'WY', '$699'],
  ['$129', 'DE', '$239'], // Delaware asks for 110
] as const)('%s with the fee of %s', (price, state, expected) => {
  expect(priceWithStateFee(price, state, day)).toBe(expected);
});
