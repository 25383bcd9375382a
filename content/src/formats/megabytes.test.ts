import { expect, test } from 'vitest';
import { megabytes } from './megabytes.ts';

test.each([
  // bytes, as people read it
  [10 * 1024 * 1024, '10'],
  [5_000_000, '4.7'], // of a file of 4.8 MB more than this would be refused
  [512 * 1024, '0.5'],
])('%i bytes are %s MB', (bytes, written) => {
  expect(megabytes(bytes)).toBe(written);
});
