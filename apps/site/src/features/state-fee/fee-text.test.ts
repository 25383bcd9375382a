import { expect, test } from 'vitest';
import { withFee } from './fee-text.ts';

test.each([
  // price, fee of the state, written, together
  ['$129', '100', '$100', '$229'],
  ['$599', '110', '$110', '$709'],
  ['$129', '51.25', '$51.25', '$180.25'],
  ['$129', '0', '$0', '$129'],
])('%s with a fee of %s', (price, fee, written, sum) => {
  expect(withFee(price, fee)).toEqual({ fee: written, sum });
});
